// A stretch of speech in which one person answers another, cut where the voice changes. Who answers at once leaves no pause that
// would end a stretch.
import { SAMPLE_RATE } from '#speech/audio.ts';
import { levelChangesIn } from './level-changes.ts';
import { pausesIn } from './pauses.ts';
import { dot } from './vectors.ts';
import type { VoiceModel } from './voice-model.ts';
import type { VoicePrint } from './voice-print.ts';

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
  const known = new Map<string, VoicePrint>();
  const describe = async (from: number, to: number): Promise<VoicePrint> => {
    const key = `${from} ${to}`;
    const print = known.get(key) ?? (await voices.describe(samples.subarray(from, to)));
    known.set(key, print);
    return print;
  };
  const differenceAt = async (at: number, from: number, to: number): Promise<number> => {
    const before = await describe(Math.max(from, at - SIDE_SAMPLES), at);
    const after = await describe(at, Math.min(to, at + SIDE_SAMPLES));
    const childStep = CHILD_STEP_WEIGHT * Math.abs(after.childScore - before.childScore);
    return childStep - dot(before.vector, after.vector);
  };
  /** The plainest change first, then those on either side of it. */
  const changesBetween = async (from: number, to: number): Promise<number[]> => {
    let best: { at: number; excess: number } | undefined;
    for (const { at, least } of placesIn(samples.subarray(from, to))) {
      const excess = (await differenceAt(from + at, from, to)) - least;
      if (excess >= (best?.excess ?? 0)) best = { at: from + at, excess };
    }
    if (!best) return [];
    const { at } = best;
    return [...(await changesBetween(from, at)), at, ...(await changesBetween(at, to))];
  };
  return changesBetween(0, samples.length);
}

/** Where somebody else could begin, and how different they have to be. */
const placesIn = (samples: Float32Array): { at: number; least: number }[] => [
  ...pausesIn(samples, SHORTEST_SAMPLES).map((at) => ({ at, least: AFTER_PAUSE })),
  ...levelChangesIn(samples, SHORTEST_SAMPLES).map((at) => ({ at, least: AT_OTHER_LEVEL })),
];
