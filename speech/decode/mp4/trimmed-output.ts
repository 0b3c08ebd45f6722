// What a decoder gives runs over at both ends: codecs begin before the sound does and fill their last packet up.
import { DecodeError } from '#speech/decode/decode-error.ts';
import { Resampler } from '#speech/decode/resampler.ts';
import type { SampleSink } from '#speech/decode/sample-sink.ts';

export class TrimmedOutput {
  readonly #sink: SampleSink;
  readonly #maxSamples: number;
  #resampler: Resampler | undefined;
  #skipSeconds = 0;
  #skip = 0;
  /** The newest packet's samples: they are cut only if no other follows. */
  #held: Float32Array | undefined;
  #heldSamples = 0;

  constructor(sink: SampleSink, maxSamples: number) {
    this.#sink = sink;
    this.#maxSamples = maxSamples;
  }

  /** Leaves this much of the beginning out. */
  skip(seconds: number): void {
    this.#skipSeconds = seconds;
  }

  /** Takes one packet's samples, of which `seconds` are to be heard if it is the last. */
  add(samples: Float32Array, rate: number, seconds: number): void {
    if (samples.length === 0) return;
    if (!this.#resampler) {
      this.#resampler = new Resampler(rate);
      this.#skip = Math.round(this.#skipSeconds * rate);
    }
    this.#put(this.#held);
    this.#held = samples;
    this.#heldSamples = Math.round(seconds * rate);
  }

  /** Puts the rest out and says how many samples there were. */
  end(): number {
    this.#put(this.#held?.subarray(0, this.#heldSamples));
    if (this.#resampler) this.#sink.add(this.#resampler.end());
    return this.#resampler?.outputs ?? 0;
  }

  #put(samples: Float32Array | undefined): void {
    if (!samples || !this.#resampler) return;
    const skipped = Math.min(this.#skip, samples.length);
    this.#skip -= skipped;
    this.#sink.add(this.#resampler.push(samples.subarray(skipped)));
    if (this.#resampler.outputs > this.#maxSamples) throw new DecodeError('too-long');
  }
}
