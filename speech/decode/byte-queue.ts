// Bytes wait here until an element is whole. Room doubles and is reused, so that a recording that arrives byte by byte costs
// no more copying than one that arrives at once.
const FIRST_CAPACITY = 4096;

export class ByteQueue {
  #bytes = new Uint8Array(FIRST_CAPACITY);
  #start = 0;
  #end = 0;

  get length(): number {
    return this.#end - this.#start;
  }

  append(bytes: Uint8Array): void {
    const needed = this.length + bytes.length;
    if (this.#end + bytes.length > this.#bytes.length) {
      // Moving only when it at least halves the used room keeps the copying proportional to what came in.
      const fits = needed <= this.#bytes.length / 2;
      const room = fits ? this.#bytes : new Uint8Array(Math.max(FIRST_CAPACITY, needed * 2));
      room.set(this.#bytes.subarray(this.#start, this.#end));
      this.#bytes = room;
      this.#end = this.length;
      this.#start = 0;
    }
    this.#bytes.set(bytes, this.#end);
    this.#end += bytes.length;
  }

  /** A view of what waits: valid until the next append. */
  peek(from = 0, to = this.length): Uint8Array {
    return this.#bytes.subarray(
      this.#start + Math.min(from, this.length),
      this.#start + Math.min(to, this.length),
    );
  }

  skip(count: number): void {
    this.#start += Math.min(count, this.length);
  }

  clear(): void {
    this.#bytes = new Uint8Array(FIRST_CAPACITY);
    this.#start = 0;
    this.#end = 0;
  }
}
