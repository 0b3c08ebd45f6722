import { expect, it } from 'vitest';
import { printOf, voiceNear } from '#test-support/voice-prints.ts';
import { attribute } from './attribution.ts';
import { enroll } from './enrollment.ts';
import { isStranger } from './stranger.ts';
import { dot, toUnitLength } from './vectors.ts';

const parent = voiceNear(1);
const news = voiceNear(6);
const ADULT = -2;
const CHILD = 2;

const alone = (voice: number[], prints: number) =>
  Array.from({ length: prints }, (_, at) => printOf(voice, ADULT, 100 + at));
const enrolled = enroll(alone(parent, 6));
const takenForParent = (prints: number) =>
  Array.from({ length: prints }, () => ({ speaker: 'parent' as const, confidence: 0.9 }));

it('who reads the news is not the enrolled parent, and the parent is', () => {
  // As like as two men can be: a single print would pass.
  const between = toUnitLength(news.map((value, at) => value + 0.6 * (parent[at] ?? 0)));
  expect(dot(between, enrolled.vector)).toBeGreaterThan(0.34);
  const heard = alone(between, 12);
  expect(isStranger(heard, takenForParent(12), enrolled)).toBe(true);
  expect(attribute(heard, enrolled).some(({ speaker }) => speaker === 'parent')).toBe(false);
  const own = alone(parent, 12);
  expect(isStranger(own, takenForParent(12), enrolled)).toBe(false);
  expect(attribute(own, enrolled).every(({ speaker }) => speaker === 'parent')).toBe(true);
});

it('is not asked before enough was said, nor where a child plays along', () => {
  expect(isStranger(alone(news, 1), takenForParent(1), enrolled)).toBe(false);
  const child = Array.from({ length: 6 }, (_, at) => printOf(voiceNear(2), CHILD, 300 + at));
  const found = [
    ...takenForParent(12),
    ...child.map(() => ({ speaker: 'child' as const, confidence: 0.9 })),
  ];
  expect(isStranger([...alone(news, 12), ...child], found, enrolled)).toBe(false);
});
