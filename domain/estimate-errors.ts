import type { SkillCounts } from './score.ts';

/**
 * By how much a count of one session is off on average, from sound to code, as measured last
 * (eval/reports/session.md; a test compares them). Criticism has no number on any screen.
 */
export const estimateErrors: Omit<Record<keyof SkillCounts, number>, 'criticisms'> = {
  labeledPraises: 0.7,
  reflections: 8.8,
  behaviorDescriptions: 1,
  questions: 5.1,
  commands: 2.3,
};
