import type { SkillCounts } from './score.ts';

/**
 * By how much a count of one session is off on average, from sound to code, as measured last
 * (eval/reports/session.md; a test compares them). Criticism has no number on any screen.
 */
export const estimateErrors: Omit<Record<keyof SkillCounts, number>, 'criticisms'> = {
  labeledPraises: 1.5,
  reflections: 8.4,
  behaviorDescriptions: 0.7,
  questions: 4.1,
  commands: 1.8,
};
