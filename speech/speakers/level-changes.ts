// Where somebody far away goes on when the family pauses: no silence ends the stretch, but it is quieter from there on.
import { SAMPLE_RATE } from '#speech/audio.ts';
import { levelDb } from '#speech/level.ts';
import { quantile } from '#speech/prosody/quantile.ts';

const FRAME_SAMPLES = 0.02 * SAMPLE_RATE;
/** Words go up and down: a level is told by what is loud within this much on either side. */
const AROUND_FRAMES = 10;
const AROUND_SHARE = 0.75;
const LOUD_SHARE = 0.9;
// Chosen on the set `tune` of spoken sessions.
const QUIETER_DB = 8;
const LEAST_QUIET_FRAMES = 30;

/** The samples at which the sound becomes clearly quieter, or loud again, for longer than a pause between two words. */
export function levelChangesIn(samples: Float32Array, marginSamples: number): number[] {
  const levels = Array.from({ length: Math.floor(samples.length / FRAME_SAMPLES) }, (_, at) =>
    levelDb(samples.subarray(at * FRAME_SAMPLES, (at + 1) * FRAME_SAMPLES)),
  );
  const quiet = (quantile(levels, LOUD_SHARE) ?? 0) - QUIETER_DB;
  const isQuiet = levels.map((_, at) => {
    const around = levels.slice(Math.max(0, at - AROUND_FRAMES), at + AROUND_FRAMES + 1);
    return (quantile(around, AROUND_SHARE) ?? 0) < quiet;
  });
  const changes: number[] = [];
  for (let from = 0; from < isQuiet.length; from += 1) {
    if (!isQuiet[from]) continue;
    const loudAgain = isQuiet.indexOf(false, from);
    const to = loudAgain < 0 ? isQuiet.length : loudAgain;
    if (to - from >= LEAST_QUIET_FRAMES) changes.push(from * FRAME_SAMPLES, to * FRAME_SAMPLES);
    from = to;
  }
  return changes.filter((at) => at >= marginSamples && at <= samples.length - marginSamples);
}
