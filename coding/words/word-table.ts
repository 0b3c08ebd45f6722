// Which words are used alike: groups of words made from GloVe word vectors by training/build-word-table.ts.
import table from './word-table.json' with { type: 'json' };

export interface WordKind {
  /** One of 200 groups of words that are used alike. */
  readonly broad: number;
  /** One of 800. */
  readonly narrow: number;
}

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
const broad = bytesOf(table.broad);
const narrow = new Uint16Array(bytesOf(table.narrow).buffer);
const kinds = new Map(
  table.words
    .split(' ')
    .map((word, index): [string, WordKind] => [
      word,
      { broad: broad[index] ?? 0, narrow: narrow[index] ?? 0 },
    ]),
);

export function kindOf(word: string): WordKind | undefined {
  return kinds.get(word);
}
