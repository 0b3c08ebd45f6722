// How much a parent's voice lights up, measured against that parent: a quiet voice is not a bored one. Whoever always speaks the
// same way scores low; whoever often rises above the own middle, in tune or in loudness, scores high.
import type { Liveliness } from './liveliness.ts';
import { median } from './quantile.ts';

/** This much more than usual is as lively as it gets. */
const FULL_RANGE_SEMITONES = 6;
const FULL_LEVEL_DB = 8;
const RANGE_WEIGHT = 0.6;
const LEVEL_WEIGHT = 0.4;
const LEAST_SEGMENTS = 5;
/** A mean rise of a third above the middle is full marks: most stretches are near it by its nature. */
const FULL_MEAN_RISE = 1 / 3;
const BEST_SCORE = 5;
const TENTHS = 10;

/** 0 to 5, to one decimal; undefined where too little was heard to know the parent's middle. */
export function enthusiasmOf(stretches: readonly Liveliness[]): number | undefined {
  if (stretches.length < LEAST_SEGMENTS) return undefined;
  const range = median(stretches.map(({ rangeSemitones }) => rangeSemitones)) ?? 0;
  const level = median(stretches.map(({ levelDb }) => levelDb)) ?? 0;
  const rises = stretches.map(
    ({ rangeSemitones, levelDb }) =>
      RANGE_WEIGHT * rise((rangeSemitones - range) / FULL_RANGE_SEMITONES) +
      LEVEL_WEIGHT * rise((levelDb - level) / FULL_LEVEL_DB),
  );
  const mean = rises.reduce((sum, one) => sum + one, 0) / rises.length;
  return Math.round(BEST_SCORE * Math.min(1, mean / FULL_MEAN_RISE) * TENTHS) / TENTHS;
}

const rise = (value: number) => Math.max(0, Math.min(1, value));
