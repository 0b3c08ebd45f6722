// Text as numbers: words and marks apart, each word cut into the longest pieces that the vocabulary has (WordPiece).
const WORDS = /[a-z0-9]+|[^\sa-z0-9]/g;
const INSIDE = '##';

export class WordPieces {
  readonly #numbers: ReadonlyMap<string, number>;
  readonly #known = new Map<string, readonly number[]>();
  readonly #unknown: readonly number[];

  /** The vocabulary, a piece a line. */
  constructor(vocabulary: string) {
    const pieces = vocabulary.split('\n').filter(Boolean);
    this.#numbers = new Map(pieces.map((piece, number) => [piece, number]));
    this.#unknown = [this.number('[UNK]')];
  }

  /** Of a piece that is certainly there. */
  number(piece: string): number {
    const number = this.#numbers.get(piece);
    if (number === undefined) throw new Error(`The vocabulary has no ${piece}`);
    return number;
  }

  numbersOf(text: string): number[] {
    const words = text.toLowerCase().replaceAll('’', "'").match(WORDS) ?? [];
    return words.flatMap((word) => this.#piecesOf(word));
  }

  #piecesOf(word: string): readonly number[] {
    const known = this.#known.get(word);
    if (known) return known;
    const pieces = this.#cut(word);
    if (this.#known.size < MOST_KNOWN) this.#known.set(word, pieces);
    return pieces;
  }

  #cut(word: string): readonly number[] {
    const pieces: number[] = [];
    for (let from = 0; from < word.length; ) {
      let to = word.length;
      let piece: number | undefined;
      for (; to > from && piece === undefined; to--)
        piece = this.#numbers.get((from > 0 ? INSIDE : '') + word.slice(from, to));
      if (piece === undefined) return this.#unknown;
      pieces.push(piece);
      from = to + 1;
    }
    return pieces;
  }
}

const MOST_KNOWN = 20_000;
