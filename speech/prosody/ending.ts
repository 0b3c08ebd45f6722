// How high a stretch of speech ends. A statement falls to the bottom of a voice; what is asked by its tune alone ("It's hatching?") rises
// above its middle.
import type { PitchFrame } from './pitch.ts';
import { median } from './quantile.ts';

export interface Ending {
  /** Above 100 Hz. */
  readonly semitones: number;
  /** Over its last third of a second. */
  readonly riseSemitones: number;
}

const LEAST_FRAMES = 8;
const MOST_FRAMES = 35;
const EDGE_FRAMES = 5;
// Fainter than this is the room, not the voice.
const LOUD_RANGE_DB = 20;
// What follows the last vowel is short: a consonant, a breath.
const LONGEST_TAIL_FRAMES = 30;
// A voice glides; the tracker leaps.
const LONGEST_LEAP_SEMITONES = 2.5;
const TENTHS = 10;

/** Undefined where the end has no clear pitch. */
export function endingOf(frames: readonly PitchFrame[]): Ending | undefined {
  const faintest = Math.max(...frames.map(({ levelDb }) => levelDb)) - LOUD_RANGE_DB;
  const lastLoud = frames.findLastIndex(({ levelDb }) => levelDb > faintest);
  const glide = glidesIn(frames).findLast(
    ({ semitones, level }) => semitones.length >= LEAST_FRAMES && level > faintest,
  );
  if (!glide || lastLoud - glide.end > LONGEST_TAIL_FRAMES) return undefined;
  const tail = glide.semitones.slice(-MOST_FRAMES);
  const semitones = median(tail.slice(-EDGE_FRAMES)) ?? 0;
  const begun = median(tail.slice(0, EDGE_FRAMES)) ?? 0;
  return { semitones: toTenth(semitones), riseSemitones: toTenth(semitones - begun) };
}

/** Runs of voiced frames without a leap. */
function glidesIn(frames: readonly PitchFrame[]) {
  const runs: { from: number; semitones: number[] }[] = [];
  let last: number | undefined;
  for (const [at, { semitones }] of frames.entries()) {
    const isNew =
      last === undefined || Math.abs((semitones ?? last) - last) > LONGEST_LEAP_SEMITONES;
    if (semitones !== undefined) {
      if (isNew) runs.push({ from: at, semitones: [] });
      runs.at(-1)?.semitones.push(semitones);
    }
    last = semitones;
  }
  return runs.map(({ from, semitones }) => {
    const end = from + semitones.length - 1;
    const level = median(frames.slice(from, end + 1).map(({ levelDb }) => levelDb)) ?? 0;
    return { end, semitones, level };
  });
}

const toTenth = (value: number) => Math.round(value * TENTHS) / TENTHS;
