// Bytes of a recording in, samples out, as they come. This file is the door: it keeps calls in order, and lets nothing but a
// DecodeError out.
import { DecodeError } from './decode-error.ts';
import type { DecoderState } from './decoder-state.ts';
import { FileSequence } from './file-sequence.ts';
import { DEFAULT_LIMITS, type DecodeLimits } from './limits.ts';
import { SampleSink } from './sample-sink.ts';

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

class SniffingDecoder implements AudioDecoder {
  readonly #files: FileSequence;
  #failure: DecodeError | undefined;
  #isClosed = false;
  #queue: Promise<unknown> = Promise.resolve();

  constructor({ resume, limits }: DecoderOptions) {
    this.#files = new FileSequence({ ...DEFAULT_LIMITS, ...limits }, resume);
  }

  get position(): number {
    return this.#files.position;
  }

  push(bytes: Uint8Array): Promise<Float32Array> {
    return this.#inOrder(async (sink) => {
      for (let at = 0; at < bytes.length && !this.#isClosed; at += SLICE_BYTES) {
        await this.#files.push(bytes.subarray(at, at + SLICE_BYTES), sink);
      }
    });
  }

  end(): Promise<Float32Array> {
    return this.#inOrder((sink) => this.#files.end(sink));
  }

  state(): DecoderState {
    return this.#files.state();
  }

  close(): void {
    this.#isClosed = true;
    this.#files.close();
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

/** Opens a decoder for one recording, be it several files in a row. WebM, Ogg (both Opus), WAV and MP4 (Opus, AAC) are told by their first bytes. */
export function openDecoder(options: DecoderOptions = {}): AudioDecoder {
  return new SniffingDecoder(options);
}
