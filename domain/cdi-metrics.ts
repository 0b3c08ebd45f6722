// Counts as a stored analysis names them.
import { type SkillCounts, totalNegative } from './score.ts';

export interface CdiMetrics {
  readonly labeledPraises: number;
  readonly behaviorDescriptions: number;
  readonly reflections: number;
  readonly totalQuestions: number;
  readonly totalCommands: number;
  readonly totalCriticisms: number;
  readonly totalNegative: number;
}

export function cdiMetricsOf(counts: SkillCounts): CdiMetrics {
  return {
    labeledPraises: counts.labeledPraises,
    behaviorDescriptions: counts.behaviorDescriptions,
    reflections: counts.reflections,
    totalQuestions: counts.questions,
    totalCommands: counts.commands,
    totalCriticisms: counts.criticisms,
    totalNegative: totalNegative(counts),
  };
}
