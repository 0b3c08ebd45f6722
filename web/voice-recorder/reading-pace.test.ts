import { expect, it } from 'vitest';
import { lineAfter } from './reading-pace.ts';
import { LONG_SCRIPT } from './scripts.ts';

it('a script is read from its first line to its last, never backwards, within its minute', () => {
  const way = Array.from({ length: 61 }, (_, second) => lineAfter(LONG_SCRIPT, second));
  expect(way[0]).toBe(0);
  expect(way).toEqual(way.toSorted((one, other) => one - other));
  expect(way[30]).toBeLessThan(LONG_SCRIPT.length - 1);
  expect(way[55]).toBe(LONG_SCRIPT.length - 1);
  expect(new Set(way).size).toBe(LONG_SCRIPT.length);
});
