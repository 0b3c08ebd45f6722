// The networks that read talk, as the coder sees them. Whoever loads it decides where it runs.
import type { Network } from '#coding/model/network.ts';
import type { WordPieces } from './word-pieces.ts';

/** What was said so far, and behind it the unit in question. */
export interface TalkInput {
  readonly pieces: readonly number[];
  /** The piece with which the unit begins. */
  readonly unitFrom: number;
}

export interface TalkModel {
  readonly pieces: WordPieces;
  /** Tells where a unit ends. */
  readonly splitter: Network;
  /** How likely each code is, in the order of CODES. */
  sharesOf(input: TalkInput): Promise<ArrayLike<number>>;
}
