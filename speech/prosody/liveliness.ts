// How lively a stretch of speech is, in two numbers that can be kept.
import { type PitchFrame, voicedSemitones } from './pitch.ts';
import { median, quantile } from './quantile.ts';

export interface Liveliness {
  /** Between the low and the high parts of the tune. */
  readonly rangeSemitones: number;
  readonly levelDb: number;
  /** Above 100 Hz; not known of what was heard before it was kept. */
  readonly middleSemitones?: number;
}

const LEAST_VOICED_FRAMES = 20;
const TENTHS = 10;

/** Undefined for a stretch with hardly any voice. */
export function livelinessOf(frames: readonly PitchFrame[]): Liveliness | undefined {
  const voiced = frames.filter(({ semitones }) => semitones !== undefined);
  if (voiced.length < LEAST_VOICED_FRAMES) return undefined;
  return {
    rangeSemitones: toTenth(pitchRange(voiced)),
    levelDb: toTenth(median(voiced.map(({ levelDb }) => levelDb)) ?? 0),
    middleSemitones: toTenth(median(voicedSemitones(voiced)) ?? 0),
  };
}

/** Semitones between the low and the high parts of a stretch; stray frames do not count. */
export function pitchRange(frames: readonly PitchFrame[]): number {
  const voiced = voicedSemitones(frames);
  return (quantile(voiced, 0.9) ?? 0) - (quantile(voiced, 0.1) ?? 0);
}

const toTenth = (value: number) => Math.round(value * TENTHS) / TENTHS;
