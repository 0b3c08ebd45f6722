/** What we know about one matter. Texts have places for the child and for help: `fill.ts` says which. */
export interface Entry {
  /** Completes "You are asking about …". */
  readonly name: string;
  /** The answer, in two to four sentences. */
  readonly say: string;
  /** Said along with it for a child under four, or from seven on. */
  readonly younger?: string;
  readonly older?: string;
  /** What can be said to a child as it stands. */
  readonly sentences: readonly string[];
  readonly why: string;
  /** The same step by step, for who wants to know more. */
  readonly steps?: string;
  /** Another way, for who has tried. */
  readonly ifNot?: string;
  /** When it is for somebody else than a coach. */
  readonly ask?: string;
}

/** A child under four hears other advice than one from seven on. */
const YOUNGER_BELOW = 4;
const OLDER_FROM = 7;

export const ageText = (entry: Entry, age: number) =>
  age > 0 && age < YOUNGER_BELOW ? entry.younger : age >= OLDER_FROM ? entry.older : undefined;

export type Shelf = Readonly<Record<string, Entry>>;
