// Where somebody else could begin to speak: the dips between two words or two people, from their middles on.
import { SAMPLE_RATE } from '#speech/audio.ts';
import { levelDb } from '#speech/level.ts';

const STEP_SAMPLES = 0.01 * SAMPLE_RATE;
const FRAME_SAMPLES = 0.04 * SAMPLE_RATE;
/** What is loud is told by the second around a dip. */
const AROUND_FRAMES = 100;
const LOUD_SHARE = 0.85;
const LEAST_DEPTH_DB = 10;
/** The closure of a "p" or a "t" is shorter. */
const LEAST_WIDTH_FRAMES = 12;

/** The middle of every pause, as a sample; none lies within `marginSamples` of the ends. */
export function pausesIn(samples: Float32Array, marginSamples: number): number[] {
  const count = Math.max(0, Math.floor((samples.length - FRAME_SAMPLES) / STEP_SAMPLES) + 1);
  const levels = Array.from({ length: count }, (_, at) =>
    levelDb(samples.subarray(at * STEP_SAMPLES, at * STEP_SAMPLES + FRAME_SAMPLES)),
  );
  const pauses: number[] = [];
  for (let at = 0; at < count; at += 1) {
    const quiet = (levels[at] as number) + LEAST_DEPTH_DB;
    if (quiet > loudAround(levels, at)) continue;
    let end = at;
    while (
      end + 1 < count &&
      (levels[end + 1] as number) + LEAST_DEPTH_DB <= loudAround(levels, end + 1)
    )
      end += 1;
    const middle = Math.round(((at + end) / 2) * STEP_SAMPLES + FRAME_SAMPLES / 2);
    const isInside = middle >= marginSamples && middle <= samples.length - marginSamples;
    if (end + 1 - at >= LEAST_WIDTH_FRAMES && isInside) pauses.push(middle);
    at = end;
  }
  return pauses;
}

function loudAround(levels: readonly number[], at: number): number {
  const around = levels
    .slice(Math.max(0, at - AROUND_FRAMES), at + AROUND_FRAMES)
    .toSorted((a, b) => a - b);
  return around[Math.floor(LOUD_SHARE * (around.length - 1))] ?? Number.NEGATIVE_INFINITY;
}
