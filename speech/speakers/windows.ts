import { SAMPLE_RATE } from '#speech/audio.ts';

const LONGEST_WINDOW = 4 * SAMPLE_RATE;
/** The network needs a few frames; what is shorter is said again until it suffices. */
const SHORTEST_WINDOW = SAMPLE_RATE / 2;
/** The network squashes its input, so that the level matters: every window gets the one that the heads were trained with. */
const LEVEL = 0.06;
const SILENCE = 1e-6;
const FRAME = SAMPLE_RATE / 50;

/** Equal parts of at most four seconds, each at the same level. */
export function windowsOf(samples: Float32Array): Float32Array[] {
  const count = Math.max(1, Math.ceil(samples.length / LONGEST_WINDOW));
  const length = Math.ceil(samples.length / count);
  return Array.from({ length: count }, (_, at) => {
    const part = samples.subarray(at * length, (at + 1) * length);
    const gain = LEVEL / (levelOf(part) + SILENCE);
    const window = new Float32Array(Math.max(part.length, SHORTEST_WINDOW));
    for (let place = 0; place < window.length; place++) {
      window[place] = (part[place % part.length] ?? 0) * gain;
    }
    return window;
  });
}

/** The level of the loud tenth of 20 ms frames, and how far the quiet tenth lies below it, in dB. */
export function loudnessOf(samples: Float32Array): { levelDb: number; rangeDb: number } {
  const levels: number[] = [];
  for (let at = 0; at + FRAME <= samples.length; at += FRAME) {
    levels.push(20 * Math.log10(levelOf(samples.subarray(at, at + FRAME)) + SILENCE));
  }
  levels.sort((a, b) => a - b);
  const at = (share: number) => levels[Math.floor(share * (levels.length - 1))] ?? 0;
  return { levelDb: at(0.9), rangeDb: at(0.9) - at(0.1) };
}

function levelOf(samples: Float32Array): number {
  let energy = 0;
  for (const sample of samples) energy += sample * sample;
  return Math.sqrt(energy / Math.max(1, samples.length));
}
