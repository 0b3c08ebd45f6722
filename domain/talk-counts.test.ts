import fc from 'fast-check';
import { expect, it } from 'vitest';
import { countTalk } from './talk-counts.ts';

const codes = ['LP', 'UP', 'RF', 'BD', 'IQ', 'DQ', 'DC', 'IC', 'NTA', 'TA', 'NC'];

it('counts three skills and three kinds of avoid-talk, and lets the rest be', () => {
  expect(countTalk(codes.map((code) => ({ code, imitates: code === 'NC' })))).toEqual({
    labeledPraises: 1,
    reflections: 1,
    behaviorDescriptions: 1,
    questions: 2,
    commands: 2,
    criticisms: 1,
    totalNegative: 5,
    imitations: 1,
  });
});

it('does not mind the order, and never counts a unit twice', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...codes)), (talk) => {
      const units = talk.map((code) => ({ code }));
      const { totalNegative, imitations, ...counts } = countTalk(units);
      expect(countTalk(units.toReversed())).toEqual({ ...counts, totalNegative, imitations });
      const counted = Object.values(counts).reduce((sum, count) => sum + count, 0);
      expect(counted).toBe(talk.filter((code) => !['UP', 'TA', 'NC'].includes(code)).length);
      expect(totalNegative).toBe(counts.questions + counts.commands + counts.criticisms);
    }),
  );
});
