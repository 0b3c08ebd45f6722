// How high a voice is, every 10 ms: the lag at which a stretch of sound is most like itself.
import { SAMPLE_RATE } from '#speech/audio.ts';
import { levelDb } from '#speech/level.ts';
import { halved } from './halved.ts';
import { median } from './quantile.ts';

export const PITCH_FRAME_SECONDS = 0.01;
// From a low father to a squealing child.
const LOWEST_HZ = 75;
const HIGHEST_HZ = 600;
const WINDOW_SECONDS = 0.03;
// Half the samples carry all of the pitch and cost a quarter of the time.
const RATE = SAMPLE_RATE / 2;
const SHORTEST_LAG = Math.floor(RATE / HIGHEST_HZ);
const LONGEST_LAG = Math.ceil(RATE / LOWEST_HZ);
const WINDOW = WINDOW_SECONDS * RATE;
const STEP = PITCH_FRAME_SECONDS * RATE;
const VOICED_LIKENESS = 0.7;
// Two and three periods are as alike as one: the first lag that comes close to the best is the period.
const AS_GOOD_AS_BEST = 0.9;
// Fainter frames are echo and breath.
const VOICED_RANGE_DB = 30;
const SMOOTHED_FRAMES = 5;
// A hiss is like itself by chance, but never for long.
const LEAST_RUN_FRAMES = 5;
const REFERENCE_HZ = 100;

export interface PitchFrame {
  /** Semitones above 100 Hz; undefined where nothing is voiced. */
  readonly semitones: number | undefined;
  readonly levelDb: number;
}

/** Pitch and level of every 10 ms. */
export function trackPitch(samples: Float32Array): PitchFrame[] {
  const sound = halved(samples);
  const levels: number[] = [];
  for (let at = 0; at + WINDOW + LONGEST_LAG < sound.length; at += STEP) {
    levels.push(levelDb(sound.subarray(at, at + WINDOW)));
  }
  const faintest = Math.max(...levels) - VOICED_RANGE_DB;
  const raw = withoutShortRuns(
    levels.map((level, i) => (level < faintest ? undefined : semitonesAt(sound, i * STEP))),
  );
  return levels.map((level, i) => ({ semitones: smoothed(raw, i), levelDb: level }));
}

/** The voiced frames' semitones. */
export function voicedSemitones(frames: readonly PitchFrame[]): number[] {
  return frames.flatMap(({ semitones }) => semitones ?? []);
}

function semitonesAt(sound: Float32Array, start: number): number | undefined {
  const likeness = likenessByLag(sound, start);
  let best = 0;
  for (const value of likeness) best = Math.max(best, value);
  if (best < VOICED_LIKENESS) return undefined;
  const peak = firstPeak(likeness, AS_GOOD_AS_BEST * best);
  if (peak === undefined) return undefined;
  return 12 * Math.log2(RATE / (SHORTEST_LAG + peak) / REFERENCE_HZ);
}

/** Where a curve first peaks above a height, between its samples too. */
function firstPeak(curve: Float32Array, height: number): number | undefined {
  for (let i = 1; i < curve.length - 1; i += 1) {
    const here = curve[i] as number;
    const before = curve[i - 1] as number;
    const after = curve[i + 1] as number;
    if (here < height || here < before || here < after) continue;
    const bend = before - 2 * here + after;
    return bend === 0 ? i : i + (before - after) / (2 * bend);
  }
  return undefined;
}

/** Normalised correlation of a window with itself, for each lag from the shortest. */
function likenessByLag(sound: Float32Array, start: number): Float32Array {
  const likeness = new Float32Array(LONGEST_LAG - SHORTEST_LAG + 1);
  const ownEnergy = product(sound, start, 0);
  let energy = product(sound, start + SHORTEST_LAG, 0);
  // The energies of even and odd samples, since a step by one lag changes from the one to the other.
  let otherEnergy = product(sound, start + SHORTEST_LAG + 1, 0);
  for (let lag = SHORTEST_LAG; lag <= LONGEST_LAG; lag += 1) {
    const scale = Math.sqrt(ownEnergy * energy + Number.EPSILON);
    likeness[lag - SHORTEST_LAG] = product(sound, start, lag) / scale;
    const moved =
      energy + (sound[start + lag + WINDOW] ?? 0) ** 2 - (sound[start + lag] as number) ** 2;
    energy = otherEnergy;
    otherEnergy = moved;
  }
  return likeness;
}

/** Every second sample will do: pitch is slow, and this is where all the time goes. */
function product(sound: Float32Array, start: number, lag: number): number {
  let sum = 0;
  for (let i = start; i < start + WINDOW; i += 2) {
    sum += (sound[i] as number) * (sound[i + lag] as number);
  }
  return sum;
}

/** The middle of the neighbours takes out leaps by an octave. */
function smoothed(raw: readonly (number | undefined)[], i: number): number | undefined {
  if (raw[i] === undefined) return undefined;
  const half = Math.floor(SMOOTHED_FRAMES / 2);
  const around = raw.slice(Math.max(0, i - half), i + half + 1);
  return median(around.filter((value) => value !== undefined));
}

function withoutShortRuns(raw: readonly (number | undefined)[]): (number | undefined)[] {
  const kept: (number | undefined)[] = [];
  let run: number[] = [];
  for (const value of [...raw, undefined]) {
    if (value !== undefined) run.push(value);
    else {
      const isLong = run.length >= LEAST_RUN_FRAMES;
      kept.push(...run.map((one) => (isLong ? one : undefined)), undefined);
      run = [];
    }
  }
  return kept.slice(0, raw.length);
}
