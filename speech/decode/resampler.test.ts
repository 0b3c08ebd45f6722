import { expect, it } from 'vitest';
import { loudness } from '#test-support/audio/decoding.ts';
import { Resampler } from './resampler.ts';

const RATE = 48_000;

/** Level of a tone after resampling, in dB against the tone itself. Both ends, where the filter fades, are left out. */
function levelDb(hz: number): number {
  const tone = Float32Array.from({ length: RATE / 2 }, (_, at) =>
    Math.sin((2 * Math.PI * hz * at) / RATE),
  );
  const heard = new Resampler(RATE).push(tone);
  return 20 * Math.log10(loudness(heard.subarray(500, -500)) / loudness(tone));
}

it.each([100, 1000, 3000, 6500])('a tone of %i Hz passes', (hz) => {
  expect(Math.abs(levelDb(hz))).toBeLessThan(0.1);
});

it.each([8100, 9000, 12_000, 20_000])('a tone of %i Hz does not come back as another', (hz) => {
  expect(levelDb(hz)).toBeLessThan(-70);
});
