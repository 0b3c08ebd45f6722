import { SAMPLE_RATE } from '#speech/audio.ts';
import { ByteQueue } from '#speech/decode/byte-queue.ts';
import { DecodeError } from '#speech/decode/decode-error.ts';
import type { FileState, WavState } from '#speech/decode/decoder-state.ts';
import type { FormatDecoder } from '#speech/decode/format-decoder.ts';
import type { DecodeLimits } from '#speech/decode/limits.ts';
import { Resampler } from '#speech/decode/resampler.ts';
import type { SampleSink } from '#speech/decode/sample-sink.ts';
import { frameBytes, toMono } from './pcm.ts';
import { readWavHeader, type WavFormat } from './wav-header.ts';

/** WAV has no times: a later chunk is taken to follow on, and who lost one has to say so. */
export class WavDecoder implements FormatDecoder {
  readonly #queue = new ByteQueue();
  readonly #maxSamples: number;
  #format: WavFormat | undefined;
  #resampler = new Resampler(SAMPLE_RATE);
  #bytesLeft = Number.POSITIVE_INFINITY;
  #frames = 0;
  /** Bytes of a frame whose beginning was not kept. */
  #skip = 0;

  constructor(limits: DecodeLimits, resume?: WavState) {
    this.#maxSamples = limits.maxSeconds * SAMPLE_RATE;
    if (!resume) return;
    this.#format = resume.wav;
    this.#frames = resume.frames;
    this.#skip = resume.frameBytesLeft;
    this.#bytesLeft = resume.bytesLeft ?? Number.POSITIVE_INFINITY;
    this.#resampler = new Resampler(resume.wav.sampleRate, resume.frames, resume.position);
  }

  get position(): number {
    return this.#resampler.outputs;
  }

  async push(bytes: Uint8Array, sink: SampleSink): Promise<void> {
    this.#queue.append(bytes);
    if (!this.#format) this.#readHeader();
    if (this.#format) this.#hear(this.#format, sink);
  }

  async end(sink: SampleSink): Promise<void> {
    if (this.#frames === 0) throw new DecodeError('truncated');
    sink.add(this.#resampler.end());
  }

  #readHeader(): void {
    const header = readWavHeader(this.#queue.peek());
    if (!header) return;
    this.#queue.skip(header.headerBytes);
    this.#format = header.format;
    this.#bytesLeft = header.dataBytes ?? Number.POSITIVE_INFINITY;
    this.#resampler = new Resampler(header.format.sampleRate);
  }

  #hear(format: WavFormat, sink: SampleSink): void {
    const skipped = Math.min(this.#skip, this.#queue.length);
    this.#queue.skip(skipped);
    this.#skip -= skipped;
    const size = frameBytes(format);
    const usable = Math.min(this.#queue.length, this.#bytesLeft);
    const frames = Math.floor(usable / size);
    this.#frames += frames;
    if ((this.#frames * SAMPLE_RATE) / format.sampleRate > this.#maxSamples)
      throw new DecodeError('too-long');
    sink.add(this.#resampler.push(toMono(this.#queue.peek(0, frames * size), format)));
    this.#queue.skip(frames * size);
    this.#bytesLeft -= frames * size;
    // What follows the samples (notes, tags) is not sound.
    if (this.#bytesLeft < size) this.#queue.clear();
  }

  state(): FileState {
    if (!this.#format) return { format: 'unread', position: 0 };
    const size = frameBytes(this.#format);
    const broken = this.#queue.length;
    return {
      format: 'wav',
      position: this.position,
      wav: this.#format,
      bytesLeft: Number.isFinite(this.#bytesLeft)
        ? this.#bytesLeft - (broken > 0 ? size : 0)
        : null,
      frames: this.#frames + (broken > 0 ? 1 : 0),
      frameBytesLeft: broken > 0 ? size - broken : this.#skip,
    };
  }

  close(): void {
    this.#queue.clear();
  }
}
