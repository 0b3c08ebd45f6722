import type { Danger } from '#coaching/danger/danger.ts';
import type { Case } from '#coaching/library/cases.ts';
import type { Topic } from './topics.ts';

export interface Guess<Of> {
  readonly of: Of;
  /** How sure, 0 to 1. */
  readonly share: number;
}

/** What a message means, as far as its words tell. */
export interface Reading {
  /** The likeliest topics, best first; never empty. */
  readonly topics: readonly Guess<Topic>[];
  /** The likeliest of the particular questions that have an answer of their own, best first. */
  readonly cases: readonly Guess<Case>[];
  /** The likeliest danger, and the share of all of them together. */
  readonly danger: Guess<Danger>;
}

export interface MessageReader {
  read(message: string): Promise<Reading>;
}
