import { describe, expect, it } from 'vitest';
import { glide, joined } from '#test-support/sound.ts';
import { enthusiasmOf } from './enthusiasm.ts';
import { livelinessOf } from './liveliness.ts';
import { trackPitch } from './pitch.ts';

const heard = (samples: Float32Array) => {
  const liveliness = livelinessOf(trackPitch(samples));
  if (!liveliness) throw new Error('Too short');
  return liveliness;
};
const flat = (amplitude = 0.1) =>
  heard(joined(glide(0.5, 200, 215, amplitude), glide(0.5, 215, 195, amplitude)));
const lively = (amplitude = 0.25) =>
  heard(joined(glide(0.5, 180, 340, amplitude), glide(0.5, 340, 170, amplitude)));
const repeat = <T>(times: number, make: () => T) => Array.from({ length: times }, make);

describe('enthusiasm', () => {
  it('is low for whoever always speaks the same way, quiet or loud', () => {
    expect(enthusiasmOf(repeat(10, flat))).toBe(0);
    expect(enthusiasmOf(repeat(10, lively))).toBe(0);
  });

  it('grows with every stretch above the own middle', () => {
    const some = enthusiasmOf([...repeat(9, flat), ...repeat(2, lively)]) ?? 0;
    const more = enthusiasmOf([...repeat(9, flat), ...repeat(5, lively)]) ?? 0;
    expect(some).toBeGreaterThan(0);
    expect(more).toBeGreaterThan(some);
    expect(more).toBeLessThanOrEqual(5);
  });

  it('does not care how loud the microphone is', () => {
    const play = (gain: number) => [
      ...repeat(8, () => flat(0.1 * gain)),
      ...repeat(4, () => lively(0.2 * gain)),
    ];
    expect(enthusiasmOf(play(2))).toBeCloseTo(enthusiasmOf(play(1)) ?? 0, 1);
  });

  it('is not told from a few words', () => {
    expect(enthusiasmOf(repeat(4, lively))).toBeUndefined();
    expect(livelinessOf(trackPitch(glide(0.1, 200, 200)))).toBeUndefined();
  });
});
