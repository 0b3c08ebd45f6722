import { expect, it } from 'vitest';
import { isBroadcast } from './broadcast.ts';

/** A stretch every five seconds, of so many seconds each. */
const talk = (minutes: number, seconds: number) =>
  Array.from({ length: 12 * minutes }, (_, at) => ({
    startSeconds: 5 * at,
    endSeconds: 5 * at + seconds,
  }));
const by = (speaker: 'parent' | 'child', count: number) =>
  Array.from({ length: count }, () => ({ speaker }));

it('takes news for what they are after a minute', () => {
  expect(isBroadcast(talk(1, 4.8), by('parent', 12))).toBe(false);
  expect(isBroadcast(talk(2, 4.8), by('parent', 24))).toBe(true);
});

it('leaves a parent alone who pauses, or whose child says a word now and then', () => {
  expect(isBroadcast(talk(5, 4), by('parent', 60))).toBe(false);
  expect(isBroadcast(talk(5, 4.8), [...by('child', 3), ...by('parent', 57)])).toBe(false);
});

it('knows nothing of silence', () => {
  expect(isBroadcast([], [])).toBe(false);
});
