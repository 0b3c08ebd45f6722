import { expect, test } from 'vitest';
import { QuietMoments } from './quiet-moments.ts';

const FLOOR_DB = -50;
const FRAMES_OF_SIX_SECONDS = 188;

function heard(
  frames: readonly (readonly [levelDb: number, isVoice: boolean])[],
  floorDb?: number,
) {
  const moments = new QuietMoments();
  for (const [levelDb, isVoice] of frames) moments.hear(levelDb, floorDb, isVoice);
  return moments.areMissing;
}

const talk = (frames: number) => Array.from({ length: frames }, () => [-20, true] as const);
const pause = (frames: number) => Array.from({ length: frames }, () => [-51, false] as const);

test('a family that pauses leaves the room its quiet moments', () => {
  expect(heard([...talk(90), ...pause(10), ...talk(88)], FLOOR_DB)).toBe(false);
});

test('voices without one quiet moment for six seconds', () => {
  expect(heard(talk(FRAMES_OF_SIX_SECONDS - 1), FLOOR_DB)).toBe(false);
  expect(heard(talk(FRAMES_OF_SIX_SECONDS), FLOOR_DB)).toBe(true);
  expect(heard([...pause(400), ...talk(FRAMES_OF_SIX_SECONDS)], FLOOR_DB)).toBe(true);
});

test('a fan makes the room loud, and the pauses stay pauses', () => {
  const fan = Array.from({ length: 40 }, () => [-30, false] as const);
  expect(heard([...talk(80), ...fan, ...talk(68)], FLOOR_DB)).toBe(false);
});

test('before the room is known, nothing is missing', () => {
  expect(heard(talk(FRAMES_OF_SIX_SECONDS))).toBe(false);
});
