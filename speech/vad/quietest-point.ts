import { SAMPLE_RATE } from '#speech/audio.ts';
import { levelDb } from '#speech/level.ts';

// Longer than the closure of a "p" or "t", so that a pause wins over the inside of a word.
const WINDOW_SAMPLES = 0.06 * SAMPLE_RATE;
const STEP_SAMPLES = 0.01 * SAMPLE_RATE;

/** Index of the middle of the quietest stretch at or after `from`: where a cut hurts least. */
export function quietestPoint(samples: Float32Array, from: number): number {
  let best = samples.length;
  let bestDb = Number.POSITIVE_INFINITY;
  for (let at = from; at + WINDOW_SAMPLES <= samples.length; at += STEP_SAMPLES) {
    const db = levelDb(samples.subarray(at, at + WINDOW_SAMPLES));
    if (db < bestDb) {
      bestDb = db;
      best = at + WINDOW_SAMPLES / 2;
    }
  }
  return best;
}
