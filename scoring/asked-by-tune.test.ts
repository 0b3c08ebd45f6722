import { expect, it } from 'vitest';
import type { Speaker } from '#coding/session.ts';
import { withAskedByTune } from './asked-by-tune.ts';
import type { AttributedSegment } from './turns.ts';

const said = (
  text: string,
  semitones: number,
  riseSemitones: number,
  speaker: Speaker = 'parent',
): AttributedSegment => ({
  speaker,
  speakerConfidence: 1,
  startSeconds: 0,
  endSeconds: 1,
  text,
  confidence: 0.9,
  words: text.split(' ').map((word) => ({ text: word, confidence: 0.9 })),
  voice: { seconds: 1, vector: [], childScore: 0, levelDb: -20, rangeDb: 30 },
  liveliness: { rangeSemitones: 6, levelDb: -20, middleSemitones: 12 },
  ending: { semitones, riseSemitones },
});
const statements = ['One.', 'Two.', 'Three.', 'Four.'].map((text) => said(text, 9, -3));
const last = (segment: AttributedSegment) =>
  withAskedByTune([...statements, segment]).at(-1) as AttributedSegment;

it('what ends high and rising is a question, whatever mark was written', () => {
  expect(last(said('It’s hatching.', 18, 3)).text).toBe('It’s hatching?');
  expect(last(said('It’s hatching', 18, 3)).text).toBe('It’s hatching?');
  expect(last(said('It’s hatching.', 18, 3)).words.at(-1)?.text).toBe('hatching?');
});

it('what falls, is only lively, or leaps by an octave stays what it is', () => {
  for (const [semitones, rise] of [
    [9, -3],
    [14, 3],
    [18, 0],
    [25, 3],
  ] as const)
    expect(last(said('It’s hatching.', semitones, rise)).text).toBe('It’s hatching.');
});

it('a cheer stays a cheer, and a child’s tune asks nothing of a parent', () => {
  expect(last(said('You did it!', 18, 3)).text).toBe('You did it!');
  expect(last(said('It’s hatching.', 18, 3, 'child')).text).toBe('It’s hatching.');
});

it('before the middle of a voice is known, nothing is made of its tune', () => {
  const [only] = withAskedByTune([said('It’s hatching.', 18, 3)]);
  expect(only?.text).toBe('It’s hatching.');
});
