// A stretch of speech in which one person answers another, cut where the voice changes. Who answers at once leaves no pause that
// would end a stretch.
import { SAMPLE_RATE } from '#speech/audio.ts';
import { FramePool } from './frame-pool.ts';
import { levelChangesIn } from './level-changes.ts';
import { pausesIn } from './pauses.ts';
import { dot } from './vectors.ts';
import type { VoiceModel } from './voice-model.ts';
import type { VoicePrint } from './voice-print.ts';

/** What one person says of a stretch, as samples. */
export interface VoicePart {
  readonly from: number;
  readonly to: number;
  readonly voice: VoicePrint;
}

/** Sound between two places where somebody else could begin, heard once. */
interface Piece {
  readonly from: number;
  readonly to: number;
  readonly pool: FramePool;
}

/** Where a piece begins, and how different another voice would have to be there. */
interface Place {
  readonly at: number;
  readonly least: number;
}

/** A "no" of a child. */
const SHORTEST_SAMPLES = 0.3 * SAMPLE_RATE;
/** More than this on a side of a place says no more about the voice beside it. */
const SIDE_SAMPLES = SAMPLE_RATE;
// Chosen on spoken sessions: how unlike the two sides of a place are, and how much more of a child's voice one of them is.
const CHILD_STEP_WEIGHT = 0.08;
const AFTER_PAUSE = 0.05;
/** Where it becomes quieter or louder as well, voices that are a little alike may be two. */
const AT_OTHER_LEVEL = -0.4;
/** A side as short as this says little about its voice: most such changes are inside a sentence, or a word. */
const LITTLE_SAMPLES = 0.8 * SAMPLE_RATE;
const BESIDE_LITTLE = 0.3;

export async function partsByVoice(
  samples: Float32Array,
  voices: VoiceModel,
): Promise<VoicePart[]> {
  const places = placesIn(samples);
  const pieces = await piecesOf(samples, places, voices);
  return cut(pieces, places, voices).map((own): VoicePart => {
    const [from, to] = [own[0]?.from ?? 0, own.at(-1)?.to ?? samples.length];
    const pool = FramePool.joined(own.map((piece) => piece.pool));
    return { from, to, voice: voices.printOf(samples.subarray(from, to), pool) };
  });
}

function placesIn(samples: Float32Array): Place[] {
  const least = new Map<number, number>();
  for (const at of pausesIn(samples, SHORTEST_SAMPLES)) least.set(at, AFTER_PAUSE);
  for (const at of levelChangesIn(samples, SHORTEST_SAMPLES)) least.set(at, AT_OTHER_LEVEL);
  return [...least].map(([at, unlike]) => ({ at, least: unlike })).toSorted((a, b) => a.at - b.at);
}

async function piecesOf(
  samples: Float32Array,
  places: readonly Place[],
  voices: VoiceModel,
): Promise<Piece[]> {
  const pieces: Piece[] = [];
  for (const [index, { at: from }] of [{ at: 0 }, ...places].entries()) {
    const to = places[index]?.at ?? samples.length;
    pieces.push({ from, to, pool: await voices.pool(samples.subarray(from, to)) });
  }
  return pieces;
}

/** At the plainest change first, then on either side of it. */
function cut(pieces: readonly Piece[], places: readonly Place[], voices: VoiceModel): Piece[][] {
  let best: { index: number; excess: number } | undefined;
  for (const [index, { from: at }] of pieces.entries()) {
    const place = places.find((one) => one.at === at);
    const [before, after] = [pieces.slice(0, index), pieces.slice(index)];
    const shorter = Math.min(lengthOf(before), lengthOf(after));
    if (!place || shorter < SHORTEST_SAMPLES) continue;
    const least = place.least + (shorter < LITTLE_SAMPLES ? BESIDE_LITTLE : 0);
    const excess = differenceOf(before.toReversed(), after, voices) - least;
    if (excess >= (best?.excess ?? 0)) best = { index, excess };
  }
  if (!best) return [[...pieces]];
  const sides = [pieces.slice(0, best.index), pieces.slice(best.index)];
  return sides.flatMap((side) => cut(side, places, voices));
}

const lengthOf = (pieces: readonly Piece[]) =>
  pieces.reduce((sum, { from, to }) => sum + to - from, 0);

function differenceOf(
  before: readonly Piece[],
  after: readonly Piece[],
  voices: VoiceModel,
): number {
  const [one, other] = [before, after].map((side) => voices.tell(nearest(side)));
  if (!one || !other) return Number.NEGATIVE_INFINITY;
  const childStep = CHILD_STEP_WEIGHT * Math.abs(other.childScore - one.childScore);
  return childStep - dot(one.vector, other.vector);
}

/** Of pieces from a place on, as many as tell the voice beside it. */
function nearest(pieces: readonly Piece[]): FramePool {
  let samples = 0;
  const near = pieces.filter(({ from, to }) => {
    const isNear = samples < SIDE_SAMPLES;
    samples += to - from;
    return isNear;
  });
  return FramePool.joined(near.map(({ pool }) => pool));
}
