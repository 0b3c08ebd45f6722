const CLOSING = '"”’)';

/** Where the last whole sentence of a growing text ends, without reading what was read before. */
export class SentenceEnds {
  #read = 0;
  #end = 0;
  #isAtMark = false;

  /** Just behind that sentence's white space; 0 where there is none yet. */
  afterNext(piece: string): number {
    for (const unit of piece.split('')) {
      this.#read += 1;
      if (/\s/.test(unit)) {
        if (this.#isAtMark) this.#end = this.#read;
        this.#isAtMark = false;
      } else if (!CLOSING.includes(unit)) this.#isAtMark = '.!?'.includes(unit);
    }
    return this.#end;
  }
}
