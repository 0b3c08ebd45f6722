// Sound made by rule, the same at every run.

import { SAMPLE_RATE } from '#speech/audio.ts';
import { joinSamples } from '#speech/join-samples.ts';

/** Hiss of a room, at about the given level in dB below full scale. */
export function hiss(seconds: number, db: number): Float32Array {
  const peak = 10 ** (db / 20) * Math.sqrt(3);
  let seed = 1;
  return new Float32Array(Math.round(seconds * SAMPLE_RATE)).map(() => {
    // Linear congruential generator with the constants of Numerical Recipes.
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return peak * ((2 * seed) / 2 ** 32 - 1);
  });
}

/** A voice-like buzz whose pitch runs from one frequency to the other, evenly in semitones. */
export function glide(seconds: number, fromHz: number, toHz: number, amplitude = 0.2) {
  let phase = 0;
  const samples = new Float32Array(Math.round(seconds * SAMPLE_RATE));
  return samples.map((_, i) => {
    phase += (2 * Math.PI * fromHz * (toHz / fromHz) ** (i / samples.length)) / SAMPLE_RATE;
    return (
      amplitude * [1, 0.6, 0.4, 0.25].reduce((sum, a, k) => sum + a * Math.sin((k + 1) * phase), 0)
    );
  });
}

export const joined = (...parts: readonly Float32Array[]) => joinSamples(parts);

/** One sound on top of the other; as long as the first. */
export function mixed(sound: Float32Array, other: Float32Array): Float32Array {
  return sound.map((sample, i) => sample + (other[i] ?? 0));
}
