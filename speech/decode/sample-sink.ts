// Collects the samples of one call. Growing by halves keeps the peak below what a list of pieces and their sum would need.
const FIRST_CAPACITY = 1 << 14;

export class SampleSink {
  #samples = new Float32Array(FIRST_CAPACITY);
  #length = 0;

  #reserve(count: number): number {
    const from = this.#length;
    const needed = from + count;
    if (needed > this.#samples.length) {
      const room = new Float32Array(Math.max(needed, Math.ceil(this.#samples.length * 1.5)));
      room.set(this.#samples.subarray(0, from));
      this.#samples = room;
    }
    this.#length = needed;
    return from;
  }

  add(samples: Float32Array): void {
    const at = this.#reserve(samples.length);
    this.#samples.set(samples, at);
  }

  addSilence(count: number): void {
    this.#reserve(count);
  }

  /** Everything since the last call. */
  take(): Float32Array {
    const taken = this.#samples.slice(0, this.#length);
    this.#samples = new Float32Array(0);
    this.#length = 0;
    return taken;
  }
}
