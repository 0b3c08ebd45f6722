import type { SkillCounts } from './score.ts';

/**
 * By how much a count of one session is off on average, from sound to code, as measured last
 * (eval/reports/session.md; a test compares them). Criticism has no number on any screen.
 */
export const estimateErrors: Omit<Record<keyof SkillCounts, number>, 'criticisms'> = {
  labeledPraises: 1,
  reflections: 7.8,
  behaviorDescriptions: 1.7,
  questions: 2.7,
  commands: 2.3,
};
