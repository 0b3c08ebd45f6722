/** What is kept of a stretch of speech: enough to tell voices apart, too little to hear anything. */
export interface VoicePrint {
  /** Seconds of speech that it describes. */
  seconds: number;
  /** A direction of length 1 in a space where one person's prints lie close together. */
  vector: number[];
  /** Log-odds that a child of up to ten years speaks: 0 is undecided. */
  childScore: number;
  /** How loud its loud moments are, in dB below full scale: a television across the room is quieter than who sits by the phone. */
  levelDb: number;
  /** How far quiet moments lie below loud ones, in dB; small in noise. */
  rangeDb: number;
}

/** Prints of another version lie in another space and cannot be compared. */
export const VOICE_VERSION = 3;
