// Bytes of a recording in, samples out, as they come. This file is the door: it finds the container, keeps calls in order, and
// lets nothing but a DecodeError out.
import { ByteQueue } from './byte-queue.ts';
import { DecodeError } from './decode-error.ts';
import type { DecoderState } from './decoder-state.ts';
import type { FormatDecoder } from './format-decoder.ts';
import { DEFAULT_LIMITS, type DecodeLimits } from './limits.ts';
import { OggDecoder } from './ogg/ogg-decoder.ts';
import { SampleSink } from './sample-sink.ts';
import { type Container, SNIFFED_BYTES, sniffContainer } from './sniff.ts';
import { WavDecoder } from './wav/wav-decoder.ts';
import { WebmDecoder } from './webm/webm-decoder.ts';

export interface AudioDecoder {
  /** Takes the next bytes and resolves with the samples they add: 16 kHz, one channel. */
  push(bytes: Uint8Array): Promise<Float32Array>;
  /** Resolves with the rest; rejects where nothing that could be heard came. */
  end(): Promise<Float32Array>;
  /** Index of the next sample on the recording's timeline. */
  readonly position: number;
  /** What a later decoder needs to go on. Holds no sound; can be kept as JSON. */
  state(): DecoderState;
  /** Frees the codec. Later calls reject. */
  close(): void;
}

export interface DecoderOptions {
  /** Goes on where another decoder stood; the next bytes may begin anywhere in a later chunk. */
  readonly resume?: DecoderState;
  readonly limits?: Partial<DecodeLimits>;
}

/** Bytes handed on at a time, so that what waits stays small however much is pushed at once. */
const SLICE_BYTES = 64 * 1024;

async function openFormat(container: Container, limits: DecodeLimits): Promise<FormatDecoder> {
  if (container === 'webm') return new WebmDecoder(limits);
  if (container === 'ogg') return new OggDecoder(limits);
  if (container === 'wav') return new WavDecoder(limits);
  // The reader of MP4 is large and only uploads need it.
  const { Mp4Decoder } = await import('./mp4/mp4-decoder.ts');
  return new Mp4Decoder(limits);
}

function resumeFormat(state: DecoderState, limits: DecodeLimits): FormatDecoder | undefined {
  if (state.format === 'webm') return new WebmDecoder(limits, state);
  if (state.format === 'ogg') return new OggDecoder(limits, state);
  if (state.format === 'wav') return new WavDecoder(limits, state);
  if (state.format === 'mp4') throw new DecodeError('not-resumable');
  return undefined;
}

class Door implements AudioDecoder {
  readonly #limits: DecodeLimits;
  readonly #head = new ByteQueue();
  #format: FormatDecoder | undefined;
  #failure: DecodeError | undefined;
  #isClosed = false;
  #queue: Promise<unknown> = Promise.resolve();

  constructor({ resume, limits }: DecoderOptions) {
    this.#limits = { ...DEFAULT_LIMITS, ...limits };
    if (resume) this.#format = resumeFormat(resume, this.#limits);
  }

  get position(): number {
    return this.#format?.position ?? 0;
  }

  push(bytes: Uint8Array): Promise<Float32Array> {
    return this.#inOrder((sink) => this.#take(bytes, sink));
  }

  end(): Promise<Float32Array> {
    return this.#inOrder(async (sink) => {
      if (!this.#format)
        throw new DecodeError(this.#head.length === 0 ? 'empty' : 'unknown-format');
      await this.#format.end(sink);
    });
  }

  state(): DecoderState {
    return this.#format?.state() ?? { format: 'unread', position: 0 };
  }

  close(): void {
    this.#isClosed = true;
    this.#head.clear();
    this.#format?.close();
  }

  async #take(bytes: Uint8Array, sink: SampleSink): Promise<void> {
    let at = 0;
    if (!this.#format) {
      at = Math.min(SNIFFED_BYTES - this.#head.length, bytes.length);
      this.#head.append(bytes.subarray(0, at));
      if (this.#head.length < SNIFFED_BYTES) return;
      const container = sniffContainer(this.#head.peek());
      if (!container) throw new DecodeError('unknown-format');
      this.#format = await openFormat(container, this.#limits);
      if (this.#isClosed) return;
      await this.#format.push(this.#head.peek(), sink);
    }
    for (; at < bytes.length; at += SLICE_BYTES) {
      if (this.#isClosed) return;
      await this.#format.push(bytes.subarray(at, at + SLICE_BYTES), sink);
    }
  }

  /** One call after another, also where the caller does not wait. After a failure every call fails the same way. */
  #inOrder(work: (sink: SampleSink) => Promise<void>): Promise<Float32Array> {
    const result = this.#queue.then(async () => {
      if (this.#isClosed) throw new Error('The decoder is closed.');
      if (this.#failure) throw this.#failure;
      const sink = new SampleSink();
      try {
        await work(sink);
      } catch (error) {
        this.#failure = error instanceof DecodeError ? error : new DecodeError('malformed', error);
        throw this.#failure;
      }
      return sink.take();
    });
    this.#queue = result.catch(() => undefined);
    return result;
  }
}

/** Opens a decoder for one recording. WebM, Ogg (both Opus), WAV and MP4 (Opus, AAC) are told by their first bytes. */
export function openDecoder(options: DecoderOptions = {}): AudioDecoder {
  return new Door(options);
}
