import type { CdiMetrics } from '#domain/cdi-metrics.ts';
import { SKILL_GOAL } from '#domain/score.ts';

const MANY_POSITIVES = 5;

export function areasToExplore(counts: CdiMetrics): string[] {
  return [
    ...(counts.totalQuestions > 0 ? ['Try more describing, less questioning'] : []),
    ...(counts.totalCommands > 0 ? ['Follow their lead more'] : []),
    ...(counts.totalCriticisms > 0 ? ['Focus on the positives'] : []),
  ];
}

export function closingLine(counts: CdiMetrics): string {
  const positives = counts.labeledPraises + counts.behaviorDescriptions + counts.reflections;
  if (positives > MANY_POSITIVES) return 'Amazing work! Your connection is growing stronger';
  if (positives > 0) return 'Great session! Keep building on these moments';
  return 'Every session counts - keep going!';
}

/** A count beside the step that it was on, and where the steps lead. */
export function stepWords(count: number, step: number): string {
  if (count >= SKILL_GOAL) return `You reached the goal of ${SKILL_GOAL}!`;
  if (count >= step) return `You reached your step of ${step}, on the way to ${SKILL_GOAL}.`;
  return step < SKILL_GOAL
    ? `Your step: ${step}, on the way to ${SKILL_GOAL}`
    : `The goal: ${SKILL_GOAL}`;
}
