// How lively a parent speaks, measured against that parent: a quiet voice is not a bored one.
import { pitchRange } from './ends-rising.ts';
import { trackPitch } from './pitch.ts';
import { median } from './quantile.ts';

// About five minutes of play.
const REMEMBERED_SEGMENTS = 60;
const LEAST_VOICED_FRAMES = 20;
// This much more than usual is as lively as it gets.
const FULL_RANGE_SEMITONES = 6;
const FULL_LEVEL_DB = 8;
const RANGE_WEIGHT = 0.6;
const LEVEL_WEIGHT = 0.4;
const USUAL = 0.5;

export interface EnthusiasmState {
  readonly rangesSemitones: readonly number[];
  readonly levelsDb: readonly number[];
}

export class Enthusiasm {
  #ranges: readonly number[];
  #levels: readonly number[];

  constructor(resumed: EnthusiasmState = { rangesSemitones: [], levelsDb: [] }) {
    this.#ranges = resumed.rangesSemitones;
    this.#levels = resumed.levelsDb;
  }

  /** Takes in a segment of the parent. 0.5 is this parent's own middle, 1 far livelier; undefined for too short a one. */
  hear(samples: Float32Array): number | undefined {
    const voiced = trackPitch(samples).filter(({ semitones }) => semitones !== undefined);
    if (voiced.length < LEAST_VOICED_FRAMES) return undefined;
    const range = pitchRange(voiced);
    const level = median(voiced.map(({ levelDb }) => levelDb)) ?? 0;
    this.#ranges = [...this.#ranges, range].slice(-REMEMBERED_SEGMENTS);
    this.#levels = [...this.#levels, level].slice(-REMEMBERED_SEGMENTS);
    const moreRange = (range - (median(this.#ranges) ?? range)) / FULL_RANGE_SEMITONES;
    const moreLevel = (level - (median(this.#levels) ?? level)) / FULL_LEVEL_DB;
    const more = RANGE_WEIGHT * within(moreRange) + LEVEL_WEIGHT * within(moreLevel);
    return USUAL + more / 2;
  }

  state(): EnthusiasmState {
    return { rangesSemitones: this.#ranges, levelsDb: this.#levels };
  }
}

function within(value: number): number {
  return Math.max(-1, Math.min(1, value));
}
