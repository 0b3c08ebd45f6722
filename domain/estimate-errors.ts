import type { SkillCounts } from './score.ts';

/**
 * By how much a count of one session is off on average, from sound to code, as measured last
 * (eval/reports/session.md; a test compares them). Criticism has no number on any screen.
 */
export const estimateErrors: Omit<Record<keyof SkillCounts, number>, 'criticisms'> = {
  labeledPraises: 1.3,
  reflections: 8,
  behaviorDescriptions: 1.8,
  questions: 5,
  commands: 4.3,
};
