import { expect, it } from 'vitest';
import { isRoughlyHeard } from './rough-hearing.ts';

const said = (speaker: 'parent' | 'child', text: string, confidence: number) => ({
  speaker,
  text,
  confidence,
  speakerConfidence: 1,
  startSeconds: 0,
  endSeconds: 1,
  words: [],
});
const play = (segments: ReturnType<typeof said>[], verdict: 'fine' | 'notice' = 'fine') => ({
  segments,
  thirdVoice: { verdict },
});

it('is rough where most of the parent’s words are unsure, however sure the child’s are', () => {
  const child = said('child', 'look at my tower it is so tall', 0.99);
  expect(isRoughlyHeard(play([said('parent', 'You built it up high.', 0.7), child]))).toBe(true);
  expect(isRoughlyHeard(play([said('parent', 'You built it up high.', 0.96), child]))).toBe(false);
});

it('weighs long stretches more than short ones', () => {
  const long = said('parent', 'You are putting the red block on top of the blue one.', 0.97);
  expect(isRoughlyHeard(play([long, said('parent', 'Oh.', 0.4)]))).toBe(false);
});

it('is rough where somebody else was heard, and not where nobody spoke', () => {
  expect(isRoughlyHeard(play([said('parent', 'You built it.', 0.99)], 'notice'))).toBe(true);
  expect(isRoughlyHeard(play([]))).toBe(false);
});
