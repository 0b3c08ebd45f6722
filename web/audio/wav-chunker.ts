// Joins the blocks that come from the microphone into WAV files of one length.
import { wavOf } from './wav.ts';

export class WavChunker {
  readonly #sampleRate: number;
  readonly #chunkSamples: number;
  #blocks: Int16Array[] = [];
  #length = 0;

  /** `chunkMs` may be infinite: then only the end makes a file. */
  constructor(sampleRate: number, chunkMs: number) {
    this.#sampleRate = sampleRate;
    this.#chunkSamples = Math.round((sampleRate * chunkMs) / 1000);
  }

  /** Takes samples from -1 to 1; gives a file when there is enough for one. */
  add(samples: Float32Array): Uint8Array<ArrayBuffer> | undefined {
    this.#blocks.push(Int16Array.from(samples, toInt16));
    this.#length += samples.length;
    return this.#length >= this.#chunkSamples ? this.end() : undefined;
  }

  /** What is left, as a file; undefined where nothing is. */
  end(): Uint8Array<ArrayBuffer> | undefined {
    if (this.#length === 0) return undefined;
    const all = new Int16Array(this.#length);
    let at = 0;
    for (const block of this.#blocks) {
      all.set(block, at);
      at += block.length;
    }
    this.#blocks = [];
    this.#length = 0;
    return wavOf(all, this.#sampleRate);
  }
}

function toInt16(sample: number): number {
  return Math.round(Math.min(1, Math.max(-1, sample)) * 0x7fff);
}
