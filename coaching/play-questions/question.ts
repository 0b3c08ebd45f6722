// A question about a play as it is written, and as it is understood.
import type { CoachedPlay, CoachLine } from '#coaching/context.ts';
import type { Counter } from './counters.ts';

/** What a parent wants to know. */
export type Wanted =
  | 'best'
  | 'childs-talk'
  | 'childs-words-count'
  | 'compare'
  | 'doubted'
  | 'echo'
  | 'goal'
  | 'goal-reached'
  | 'how-many'
  | 'how-scored'
  | 'instead'
  | 'is-it-much'
  | 'joy'
  | 'lower'
  | 'most'
  | 'next'
  | 'no-score'
  | 'raise'
  | 'same-weight'
  | 'score'
  | 'still-counts'
  | 'tired'
  | 'weakest'
  | 'what-counts'
  | 'which'
  | 'why-counted'
  | 'why-few'
  | 'why-many'
  | 'why-score'
  | 'worst'
  | 'zeros';

export interface PlayQuestion {
  readonly wanted: Wanted;
  /** What it is about, in the order in which it was named; all of it where none was. */
  readonly counters: readonly Counter[];
  /** That it names, or that was read out before and is pointed at. */
  readonly line: CoachLine | undefined;
  /** Of the message, as the patterns read it. */
  readonly words: string;
}

export interface Talk {
  readonly message: string;
  /** What the parent wrote before that, and what the coach answered last. */
  readonly before: string;
  readonly last: string;
  readonly childsName: string;
  readonly play: CoachedPlay | undefined;
}
