// Sounds of a home that nobody speaks: a fridge that hums, and toys that are put down.
import { SAMPLE_RATE } from '#speech/audio.ts';

type Random = () => number;

const MAINS_HZ = 60;
const HUM_PARTS = [1, 0.7, 0.25, 0.35, 0.1, 0.15];
const RUMBLE_SMOOTHING = 0.98;

/** Level 1 on the whole. */
export function fridge(samples: number, next: Random): Float32Array {
  let rumble = 0;
  return new Float32Array(samples).map((_, at) => {
    const time = at / SAMPLE_RATE;
    const hum = HUM_PARTS.reduce(
      (sum, part, index) => sum + part * Math.sin(2 * Math.PI * MAINS_HZ * (index + 1) * time),
      0,
    );
    rumble = RUMBLE_SMOOTHING * rumble + (1 - RUMBLE_SMOOTHING) * (2 * next() - 1);
    return hum + 8 * rumble + 0.1 * (2 * next() - 1);
  });
}

const SECONDS_BETWEEN_TOYS = 2.5;
const TOY_SECONDS = 0.08;

/** Wooden and plastic clicks: bursts that ring for a moment, at most 1 high. */
export function toys(samples: number, next: Random): Float32Array {
  const track = new Float32Array(samples);
  const length = Math.round(TOY_SECONDS * SAMPLE_RATE);
  let at = 0;
  while (true) {
    at += Math.round(2 * SECONDS_BETWEEN_TOYS * next() * SAMPLE_RATE);
    if (at + length > samples) return track;
    const [hertz, height] = [800 + 2500 * next(), 0.3 + 0.7 * next()];
    for (let step = 0; step < length; step++) {
      const fading = Math.exp((-6 * step) / length);
      const ring = Math.sin((2 * Math.PI * hertz * step) / SAMPLE_RATE);
      track[at + step] = height * fading * (0.7 * ring + 0.3 * (2 * next() - 1));
    }
  }
}
