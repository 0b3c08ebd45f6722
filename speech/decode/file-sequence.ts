// The files of one recording, one after the other on one timeline: each is told by its head and read by the decoder of its kind.
import { SAMPLE_RATE } from '#speech/audio.ts';
import { ByteQueue } from './byte-queue.ts';
import { DecodeError } from './decode-error.ts';
import type { DecoderState, EarlierFiles } from './decoder-state.ts';
import { findFileHead } from './file-head.ts';
import type { FormatDecoder } from './format-decoder.ts';
import type { DecodeLimits } from './limits.ts';
import { openFormat, resumeFormat } from './open-format.ts';
import type { SampleSink } from './sample-sink.ts';
import { type Container, SNIFFED_BYTES, sniffContainer } from './sniff.ts';

/** Two hours in files of 3 s are 2400; each costs a decoder. */
const MOST_FILES = 3000;
/** A recorder's head is a tenth of this. What is longer is not kept, and can only be read in one go. */
const MOST_HEAD_BYTES = 4096;

interface OpenFile {
  readonly container: Container;
  readonly decoder: FormatDecoder;
}

/** A file that ends before any sound costs nothing but itself. */
function isSilentEnd(error: unknown): boolean {
  return error instanceof DecodeError && (error.code === 'truncated' || error.code === 'malformed');
}

export class FileSequence {
  readonly #limits: DecodeLimits;
  /** Bytes that no decoder has been given. */
  readonly #waiting = new ByteQueue();
  /** What was given to a decoder that does not understand its file yet. */
  readonly #head = new ByteQueue();
  #earlier: EarlierFiles = { count: 0, samples: 0, silence: 0 };
  #file: OpenFile | undefined;
  #isClosed = false;

  constructor(limits: DecodeLimits, resume?: DecoderState) {
    this.#limits = limits;
    if (!resume) return;
    this.#earlier = resume.earlier;
    this.#waiting.append(Uint8Array.from(resume.waiting));
    const position = resume.position - resume.earlier.samples;
    const decoder = resumeFormat({ ...resume, position }, this.#limitsLeft());
    if (decoder && resume.format !== 'unread') this.#file = { container: resume.format, decoder };
  }

  /** Index of the next sample on the recording's timeline. */
  get position(): number {
    return this.#earlier.samples + (this.#file?.decoder.position ?? 0);
  }

  async push(bytes: Uint8Array, sink: SampleSink): Promise<void> {
    this.#waiting.append(bytes);
    for (;;) {
      const file = this.#file ?? (await this.#open(sink));
      if (!file) return;
      const { at, isWhole } = findFileHead(this.#waiting.peek(), file.container);
      await this.#give(file, at, sink);
      if (!isWhole || this.#isClosed) return;
      await this.#finish(file, sink);
    }
  }

  async end(sink: SampleSink): Promise<void> {
    const file = this.#file;
    if (file) {
      await this.#give(file, this.#waiting.length, sink);
      await this.#finish(file, sink, { isLast: true });
    } else if (this.position === 0) {
      throw new DecodeError(this.#waiting.length === 0 ? 'empty' : 'unknown-format');
    }
  }

  state(): DecoderState {
    const file = this.#file?.decoder.state() ?? { format: 'unread', position: 0 };
    return {
      ...file,
      position: this.position,
      earlier: this.#earlier,
      waiting: [...this.#head.peek(), ...this.#waiting.peek()],
    };
  }

  close(): void {
    this.#isClosed = true;
    this.#waiting.clear();
    this.#head.clear();
    this.#file?.decoder.close();
  }

  /** Opens the file whose head waits, as soon as there is enough of it. */
  async #open(sink: SampleSink): Promise<OpenFile | undefined> {
    if (this.#waiting.length < SNIFFED_BYTES) return undefined;
    const container = sniffContainer(this.#waiting.peek());
    if (!container) throw new DecodeError('unknown-format');
    const decoder = await openFormat(container, this.#limitsLeft());
    if (this.#isClosed) return undefined;
    this.#file = { container, decoder };
    await this.#give(this.#file, SNIFFED_BYTES, sink);
    return this.#file;
  }

  async #give({ decoder }: OpenFile, count: number, sink: SampleSink): Promise<void> {
    const bytes = this.#waiting.peek(0, count).slice();
    this.#waiting.skip(count);
    await decoder.push(bytes, sink);
    const isUnread = decoder.state().format === 'unread';
    if (isUnread && this.#head.length + count <= MOST_HEAD_BYTES) this.#head.append(bytes);
    else this.#head.clear();
  }

  async #finish(
    { decoder }: OpenFile,
    sink: SampleSink,
    { isLast } = { isLast: false },
  ): Promise<void> {
    try {
      await decoder.end(sink);
    } catch (error) {
      if (!isSilentEnd(error) || (isLast && this.position === 0)) throw error;
    }
    if (isLast) return;
    const { count, silence } = this.#earlier;
    if (count + 1 === MOST_FILES) throw new DecodeError('too-long');
    const state = decoder.state();
    const fileSilence = 'timeline' in state ? state.timeline.silence : 0;
    this.#earlier = {
      count: count + 1,
      samples: this.position,
      silence: silence + fileSilence,
    };
    decoder.close();
    this.#head.clear();
    this.#file = undefined;
  }

  /** What the files so far have left of the recording's limits. */
  #limitsLeft(): DecodeLimits {
    const { samples, silence } = this.#earlier;
    return {
      ...this.#limits,
      maxSeconds: this.#limits.maxSeconds - samples / SAMPLE_RATE,
      maxSilenceSeconds: this.#limits.maxSilenceSeconds - silence / SAMPLE_RATE,
    };
  }
}
