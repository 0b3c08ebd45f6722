import { expect, it } from 'vitest';
import { SAMPLE_RATE } from '#speech/audio.ts';
import { hiss, joined } from '#test-support/sound.ts';
import { levelChangesIn } from './level-changes.ts';

const MARGIN = 0.3 * SAMPLE_RATE;
const secondsOf = (sound: Float32Array) =>
  levelChangesIn(sound, MARGIN).map((at) => Math.round((10 * at) / SAMPLE_RATE) / 10);

it('finds where it becomes quieter, and where it is loud again', () => {
  const [loud, far] = [hiss(2, -20), hiss(1, -32)];
  expect(secondsOf(joined(loud, far, loud))).toEqual([2.1, 2.9]);
});

it('leaves a pause between two words, and what is only a little quieter', () => {
  const loud = hiss(2, -20);
  expect(secondsOf(joined(loud, hiss(0.5, -50), loud))).toEqual([]);
  expect(secondsOf(joined(loud, hiss(2, -24)))).toEqual([]);
});

it('finds nothing near the ends, and nothing in nothing', () => {
  expect(secondsOf(joined(hiss(2, -20), hiss(0.25, -40)))).toEqual([]);
  expect(secondsOf(new Float32Array(0))).toEqual([]);
});
