import { describe, expect, it } from 'vitest';
import { isTelevision, twoVoicesIn, wasSaid } from './truth.ts';

const parent = { speaker: 'parent', start: 1, end: 3 } as const;
const child = { speaker: 'child', start: 3.2, end: 4 } as const;
const news = [{ start: 0, end: 10 }];

describe('a stretch that was heard while the television was on', () => {
  it('is the family’s where somebody speaks in most of it', () => {
    expect(isTelevision({ startSeconds: 0.8, endSeconds: 4.2 }, [parent, child], news)).toBe(false);
  });

  it('is the television’s where a word of the child is all else that is in it', () => {
    expect(isTelevision({ startSeconds: 3.5, endSeconds: 9 }, [parent, child], news)).toBe(true);
    expect(isTelevision({ startSeconds: 3.5, endSeconds: 9 }, [parent, child], [])).toBe(false);
  });
});

it('a stretch that runs on into the answer holds two voices', () => {
  const segments = [
    { startSeconds: 0.9, endSeconds: 3.25 },
    { startSeconds: 0.9, endSeconds: 4 },
    { startSeconds: 5, endSeconds: 6 },
  ];
  expect(twoVoicesIn(segments, [parent, child])).toEqual({ part: 1, whole: 2 });
});

it('a line without sound was not said', () => {
  expect([parent, { start: 5, end: 5.03 }].filter(wasSaid)).toEqual([parent]);
});
