// A window on a stream of samples, addressed by their number since the stream began.
const FIRST_CAPACITY = 16_384;

export class SampleBuffer {
  #store = new Float32Array(FIRST_CAPACITY);
  #length = 0;
  #start: number;

  constructor(start: number) {
    this.#start = start;
  }

  /** Number of the first sample that is still held. */
  get start(): number {
    return this.#start;
  }

  /** Number of the sample that comes next. */
  get end(): number {
    return this.#start + this.#length;
  }

  append(samples: Float32Array): void {
    const needed = this.#length + samples.length;
    if (needed > this.#store.length) {
      const larger = new Float32Array(Math.max(needed, this.#store.length * 2));
      larger.set(this.#store.subarray(0, this.#length));
      this.#store = larger;
    }
    this.#store.set(samples, this.#length);
    this.#length = needed;
  }

  /** A copy, since the store moves. */
  slice(from: number, to: number): Float32Array {
    return this.#store.slice(from - this.#start, Math.min(to, this.end) - this.#start);
  }

  dropBefore(sample: number): void {
    const count = Math.min(sample - this.#start, this.#length);
    if (count <= 0) return;
    this.#store.copyWithin(0, count, this.#length);
    this.#length -= count;
    this.#start += count;
  }
}
