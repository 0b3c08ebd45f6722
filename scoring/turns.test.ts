import { expect, it } from 'vitest';
import type { Speaker } from '#coding/session.ts';
import { type AttributedSegment, turnsOf } from './turns.ts';

const segment = (
  speaker: Speaker,
  [startSeconds, endSeconds]: readonly [number, number],
  text: string,
): AttributedSegment => ({
  speaker,
  speakerConfidence: 1,
  startSeconds,
  endSeconds,
  text,
  confidence: 0.9,
  words: text.split(' ').map((word) => ({ text: word, confidence: 0.9 })),
  voice: {
    seconds: endSeconds - startSeconds,
    vector: [],
    childScore: 0,
    levelDb: -20,
    rangeDb: 30,
  },
});

it('joins what one voice says after short breaths, and nothing else', () => {
  const turns = turnsOf([
    segment('parent', [0, 1], 'You made a bridge.'),
    segment('parent', [1.5, 2.5], 'It is long.'),
    segment('child', [3, 4], 'Look.'),
    segment('parent', [4.5, 5], 'Wow.'),
    segment('parent', [7, 8], 'So tall.'),
  ]);
  expect(turns.map(({ speaker, text }) => [speaker, text])).toEqual([
    ['parent', 'You made a bridge. It is long.'],
    ['child', 'Look.'],
    ['parent', 'Wow.'],
    ['parent', 'So tall.'],
  ]);
});

it('does not end a sentence where somebody only drew breath', () => {
  const [turn] = turnsOf([
    segment('parent', [0, 1], 'You put it on the.'),
    segment('parent', [1.4, 2], 'Red roof.'),
  ]);
  expect(turn?.text).toBe('You put it on the Red roof.');
});

it('waits longer for the end of what is plainly unfinished', () => {
  const turns = turnsOf([
    segment('parent', [0, 1], "You're putting the."),
    segment('parent', [3, 4], 'Red one on top.'),
    segment('parent', [7, 8], 'With the.'),
    segment('parent', [20, 21], 'It rains.'),
  ]);
  expect(turns.map(({ text }) => text)).toEqual([
    "You're putting the Red one on top.",
    'With the.',
    'It rains.',
  ]);
});

it('gives times to words of a recogniser that only tells the text', () => {
  const [turn] = turnsOf([{ ...segment('parent', [2, 4], 'You built it.'), words: [] }]);
  expect(turn?.words?.map(({ text, confidence }) => [text, confidence])).toEqual([
    ['You', 0.9],
    ['built', 0.9],
    ['it.', 0.9],
  ]);
  expect(turn?.words?.[0]?.start).toBe(2);
  expect(turn?.words?.at(-1)?.end).toBeCloseTo(4);
});

it('gives every word a time inside its segment', () => {
  const [turn] = turnsOf([
    segment('parent', [1, 2], 'One two'),
    segment('parent', [3, 4], 'three'),
  ]);
  expect(turn?.words?.map(({ start, end }) => [start, end])).toEqual([
    [1, 1.5],
    [1.5, 2],
    [3, 4],
  ]);
});
