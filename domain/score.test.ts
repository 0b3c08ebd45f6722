import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { goalFor, overallScore, type SkillCounts, skillScore, totalNegative } from './score.ts';

const count = fc.nat({ max: 40 });
const counts: fc.Arbitrary<SkillCounts> = fc.record({
  labeledPraises: count,
  behaviorDescriptions: count,
  reflections: count,
  questions: count,
  commands: count,
  criticisms: count,
});
const seconds = fc.nat({ max: 900 });
const nothing: SkillCounts = {
  labeledPraises: 0,
  behaviorDescriptions: 0,
  reflections: 0,
  questions: 0,
  commands: 0,
  criticisms: 0,
};

describe('the overall score', () => {
  it('lies between 0 and 5, with one decimal at most', () => {
    fc.assert(
      fc.property(counts, seconds, (one, duration) => {
        const score = overallScore(one, duration);
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(5);
        expect(Math.round(score * 10) / 10).toBe(score);
      }),
    );
  });

  it('never falls by a praise more, nor rises by a question more', () => {
    fc.assert(
      fc.property(counts, seconds, (one, duration) => {
        const score = overallScore(one, duration);
        const praised = { ...one, labeledPraises: one.labeledPraises + 1 };
        const asked = { ...one, questions: one.questions + 1 };
        expect(overallScore(praised, duration)).toBeGreaterThanOrEqual(score);
        expect(overallScore(asked, duration)).toBeLessThanOrEqual(score);
      }),
    );
  });

  it.each([
    [{ labeledPraises: 10, behaviorDescriptions: 10, reflections: 10 }, 5],
    [{ labeledPraises: 30, behaviorDescriptions: 10, reflections: 10, questions: 2 }, 5],
    [{ labeledPraises: 10, behaviorDescriptions: 10, reflections: 10, questions: 4 }, 4.5],
    [{ labeledPraises: 5, behaviorDescriptions: 5, reflections: 5 }, 2.5],
    [{ labeledPraises: 30 }, 1.7],
    [{ criticisms: 9 }, 0],
  ])('of %o is %d', (some, score) => {
    expect(overallScore({ ...nothing, ...some }, 300)).toBe(score);
  });
});

it('goals shrink with the time, never below 1', () => {
  expect([0, 15, 60, 150, 300, 600].map(goalFor)).toEqual([1, 1, 2, 5, 10, 10]);
});

it('one skill is measured by its goal', () => {
  expect(skillScore(5, 300)).toBe(2.5);
  expect(skillScore(5, 150)).toBe(5);
});

it('avoid-talk is questions, commands and criticisms together', () => {
  expect(totalNegative({ ...nothing, questions: 2, commands: 3, criticisms: 1 })).toBe(6);
});
