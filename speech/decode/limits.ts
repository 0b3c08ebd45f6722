/** What a recording may cost. The defaults fit a play, live or sent afterwards. */
export interface DecodeLimits {
  /** Longest recording, silence for lost parts included. */
  readonly maxSeconds: number;
  /** Silence put in for lost parts, all together. A jump past it is taken for a broken clock and closed up. */
  readonly maxSilenceSeconds: number;
  /** Largest file of the kinds that are read whole (MP4). */
  readonly maxBufferedBytes: number;
}

const MEGABYTE = 1024 * 1024;

/** A play is five minutes, with pauses for a microphone that went away. */
export const MOST_MINUTES = 20;

export const DEFAULT_LIMITS: DecodeLimits = {
  maxSeconds: MOST_MINUTES * 60,
  maxSilenceSeconds: 15 * 60,
  maxBufferedBytes: 192 * MEGABYTE,
};
