// A stretch of speech in which one person answers another, cut where the voice changes. Who answers at once leaves no pause that
// would end a stretch.
import { SAMPLE_RATE } from '#speech/audio.ts';
import { levelChangesIn } from './level-changes.ts';
import { pausesIn } from './pauses.ts';
import { dot } from './vectors.ts';
import type { VoiceModel } from './voice-model.ts';

/** A "no" of a child. */
const SHORTEST_SAMPLES = 0.3 * SAMPLE_RATE;
/** More than this on a side of a pause says no more about the voice beside it. */
const SIDE_SAMPLES = 1.5 * SAMPLE_RATE;
// Chosen on spoken sessions: how unlike the two sides of a pause are, and how much more of a child's voice one of them is.
const CHILD_STEP_WEIGHT = 0.08;
const AFTER_PAUSE = 0.05;
/** Where it becomes quieter or louder as well, voices that are a little alike may be two. */
const AT_OTHER_LEVEL = -0.4;

/** The samples at which another voice begins, in order. */
export async function speakerChangesIn(
  samples: Float32Array,
  voices: Pick<VoiceModel, 'describe'>,
): Promise<number[]> {
  const places = [
    ...pausesIn(samples, SHORTEST_SAMPLES).map((at) => ({ at, least: AFTER_PAUSE })),
    ...levelChangesIn(samples, SHORTEST_SAMPLES).map((at) => ({ at, least: AT_OTHER_LEVEL })),
  ];
  let best: { at: number; excess: number } | undefined;
  for (const { at, least } of places) {
    const before = await voices.describe(samples.slice(Math.max(0, at - SIDE_SAMPLES), at));
    const after = await voices.describe(samples.slice(at, at + SIDE_SAMPLES));
    const difference =
      CHILD_STEP_WEIGHT * Math.abs(after.childScore - before.childScore) -
      dot(before.vector, after.vector);
    const excess = difference - least;
    if (excess >= (best?.excess ?? 0)) best = { at, excess };
  }
  if (!best) return [];
  const { at } = best;
  const later = await speakerChangesIn(samples.slice(at), voices);
  return [
    ...(await speakerChangesIn(samples.slice(0, at), voices)),
    at,
    ...later.map((change) => at + change),
  ];
}
