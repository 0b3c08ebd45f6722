import type { Danger } from '#coaching/danger/danger.ts';
import type { Case } from '#coaching/library/cases.ts';
import type { LibraryTopic } from '#coaching/library/library.ts';
import type { Topic } from './topics.ts';

/** An answer that is written: to a particular question, or to all of a topic. */
export type Answerable =
  | { readonly kind: 'case'; readonly asked: Case }
  | { readonly kind: 'subject'; readonly subject: LibraryTopic };

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

/** A message, and what it follows on in the same talk. */
export interface Told {
  readonly before: string;
  readonly message: string;
}

/** As they are read together. */
export const joined = ({ before, message }: Told) =>
  before === '' ? message : `${before}. ${message}`;

export interface MessageReader {
  read(message: string): Promise<Reading>;
  /** How good each of the answers would be, 0 to 1, as somebody who reads them beside the message would mark them. */
  mark(told: Told, answers: readonly Answerable[]): Promise<number[]>;
}
