// What goes into the coder and what comes out.

export const CODES = ['LP', 'UP', 'RF', 'BD', 'IQ', 'DQ', 'DC', 'IC', 'NTA', 'TA', 'NC'] as const;
export type Code = (typeof CODES)[number];

export type Speaker = 'parent' | 'child' | 'other';

export interface SpokenWord {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** 0 to 1, as the recogniser gives it. */
  readonly confidence?: number;
}

/** What one voice said without another between; times in seconds. */
export interface Turn {
  readonly speaker: Speaker;
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** The last words rise as in a question. */
  readonly rising?: boolean | undefined;
  /** Where the recogniser gives them: pauses inside the turn, and how sure it is. */
  readonly words?: readonly SpokenWord[] | undefined;
  /** A recogniser wrote the marks: its question mark is a good hint, its full stop says nothing. */
  readonly marksAreHeard?: boolean | undefined;
  /** A split that somebody has made; otherwise the coder splits. */
  readonly units?: readonly { readonly text: string }[] | undefined;
}

export interface Unit {
  readonly text: string;
  readonly code: Code;
  /** 0 to 1: how sure the coder is of the code. */
  readonly confidence: number;
  /** For the parent, in plain words. */
  readonly why: string;
  /** The parent does as the child does, by voice. */
  readonly imitates?: boolean;
}
