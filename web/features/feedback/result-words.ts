import type { CdiMetrics } from '#domain/play-session/handoff.ts';

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
