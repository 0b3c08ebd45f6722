import type { CdiMetrics } from '#domain/cdi-metrics.ts';
import { counted } from '#domain/counted.ts';
import { MOST_AVOID_TALK, SKILL_GOAL } from '#domain/score.ts';

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
export function stepWords(count: number, step: number | undefined): string {
  if (count >= SKILL_GOAL) return `You reached the goal of ${SKILL_GOAL}!`;
  if (step === undefined)
    return count > 0
      ? `Your starting point, on the way to ${SKILL_GOAL}`
      : `The goal: ${SKILL_GOAL}, one small step at a time`;
  if (count >= step) return `You reached ${step}, your step on the way to ${SKILL_GOAL}.`;
  return step < SKILL_GOAL
    ? `Your step: ${step}, on the way to ${SKILL_GOAL}`
    : `The goal: ${SKILL_GOAL}`;
}

const TOO_MANY = MOST_AVOID_TALK + 1;

/** The same for what is held back: the fewer the better, and `most` is the step. */
export function holdBackWords({ totalNegative }: CdiMetrics, most = MOST_AVOID_TALK): string {
  if (totalNegative < TOO_MANY) return `You reached the goal of fewer than ${TOO_MANY}!`;
  if (most < TOO_MANY) return `The goal: fewer than ${TOO_MANY}`;
  return totalNegative <= most
    ? `You kept it to ${most} or fewer, your step on the way to fewer than ${TOO_MANY}.`
    : `Your step: ${most} or fewer, on the way to fewer than ${TOO_MANY}`;
}

/** Criticism is no number that anybody is shown. */
export function heldBack({ totalQuestions, totalCommands }: CdiMetrics): string {
  const questions = counted(totalQuestions, 'question', 'questions');
  const commands = counted(totalCommands, 'command', 'commands');
  if (totalQuestions > 0 && totalCommands > 0) return `About ${questions} and ${commands}`;
  if (totalQuestions > 0) return `About ${questions}`;
  return totalCommands > 0 ? `About ${commands}` : 'No questions or commands';
}

export const baseLineWords = `This play shows where you’re starting from. From here, it’s small steps toward ${SKILL_GOAL} of each.`;
