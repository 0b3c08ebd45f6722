import { expect, it } from 'vitest';
import { endingOf } from '#speech/prosody/ending.ts';
import { trackPitch } from '#speech/prosody/pitch.ts';
import { glide, hiss } from '#test-support/sound.ts';
import { withRisingEnd } from './question-melody.ts';

it('a line that falls ends above its middle, as long as before and without a new sound in it', () => {
  const flat = glide(0.9, 220, 180);
  const risen = withRisingEnd(flat);
  const ending = endingOf(trackPitch(risen));
  expect(ending?.riseSemitones).toBeGreaterThan(3);
  expect(risen.length).toBe(flat.length);
  const loudest = (samples: Float32Array) =>
    samples.reduce((most, one) => Math.max(most, Math.abs(one)), 0);
  expect(loudest(risen)).toBeLessThan(1.3 * loudest(flat));
});

it('what has no voice at its end is left alone', () => {
  const whisper = hiss(0.5, -20);
  expect(withRisingEnd(whisper)).toBe(whisper);
});
