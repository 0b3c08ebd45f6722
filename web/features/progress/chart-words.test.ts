import fc from 'fast-check';
import { expect, it } from 'vitest';
import { directionOf, skillInWords } from './chart-words.ts';

it.each([
  [[1, 2, 3], undefined],
  [[2, 2, 6, 7], 'up'],
  [[9, 8, 3, 2], 'down'],
  [[5, 6, 5, 6], 'steady'],
  [[0, 0, 0, 0], 'steady'],
  [[20, 21, 23, 24], 'steady'],
])('%j goes %s', (values, direction) => {
  expect(directionOf(values)).toBe(direction);
});

it('a row that never falls does not go down', () => {
  const values = fc.array(fc.nat(30), { minLength: 4, maxLength: 30 });
  fc.assert(
    fc.property(values, (row) => {
      expect(directionOf(row.toSorted((a, b) => a - b))).not.toBe('down');
      expect(directionOf(row.toSorted((a, b) => b - a))).not.toBe('up');
    }),
  );
});

it('says what was last, and growth alone', () => {
  expect(skillInWords([])).toBe('Nothing counted yet.');
  expect(skillInWords([3, 0])).toBe('None that we heard in your last session');
  expect(skillInWords([2, 3, 6, 8])).toBe('About 8 in your last session, and the trend is up');
  expect(skillInWords([9, 8, 3, 2])).toBe('About 2 in your last session');
});
