import type { ChildWords } from '#coaching/context.ts';

/** What we know about one matter, in our own words. */
export interface Guidance {
  /** Finds it in what a parent writes, without capitals and apostrophes. */
  readonly words: RegExp;
  /** One to three sentences: what is going on, or what it is. */
  readonly say: (child: ChildWords) => string;
  /** Why it helps, for who asks. */
  readonly why: (child: ChildWords) => string;
  /** Sentences that can be said as they stand; the first is given along, the others on demand. */
  readonly ideas: (child: ChildWords) => readonly string[];
  /** The answer also says where help is, in case more lies behind it. */
  readonly mayBeMore?: boolean;
}

export type Library = Readonly<Record<string, Guidance>>;
