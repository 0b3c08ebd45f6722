import { DecodeError } from '#speech/decode/decode-error.ts';
import type { FileState, OggState } from '#speech/decode/decoder-state.ts';
import type { FormatDecoder } from '#speech/decode/format-decoder.ts';
import type { DecodeLimits } from '#speech/decode/limits.ts';
import {
  fromOpusTime,
  isOpusHead,
  type OpusHead,
  readOpusHead,
} from '#speech/decode/opus/opus-head.ts';
import { opusPacketSamples } from '#speech/decode/opus/opus-packet.ts';
import { OpusStream } from '#speech/decode/opus/opus-stream.ts';
import type { SampleSink } from '#speech/decode/sample-sink.ts';
import { Timeline } from '#speech/decode/timeline.ts';
import { OggDemuxer, PacketJoiner } from './ogg-demuxer.ts';
import type { OggPage } from './ogg-page.ts';

/** Granules count samples: only rounding from 48 kHz has to be forgiven. */
const TOLERANCE_MS = 2.5;
/** The header and the comments stand on the first pages, sound comes after them. */
const COMMENT_MAGIC = 'OpusTags';

function isComment(packet: Uint8Array): boolean {
  return [...COMMENT_MAGIC].every((letter, index) => packet[index] === letter.charCodeAt(0));
}

export class OggDecoder implements FormatDecoder {
  readonly #demuxer = new OggDemuxer();
  readonly #opus = new OpusStream();
  readonly #timeline: Timeline;
  #joiner = new PacketJoiner();
  #head: OpusHead | undefined;
  #serial = 0;
  #lastSequence = 0;
  #hasForeignStream = false;
  #hasSound: boolean;

  constructor(limits: DecodeLimits, resume?: OggState) {
    this.#timeline = new Timeline(limits, TOLERANCE_MS, resume?.timeline);
    this.#hasSound = resume !== undefined;
    if (!resume) return;
    this.#head = resume.head;
    this.#serial = resume.serial;
    this.#lastSequence = resume.lastSequence;
  }

  get position(): number {
    return this.#timeline.position;
  }

  async push(bytes: Uint8Array, sink: SampleSink): Promise<void> {
    this.#demuxer.push(bytes);
    await this.#read(false, sink);
  }

  async end(sink: SampleSink): Promise<void> {
    await this.#read(true, sink);
    if (this.#hasSound) return;
    if (this.#head) throw new DecodeError('truncated');
    throw new DecodeError(this.#hasForeignStream ? 'unsupported-codec' : 'malformed');
  }

  async #read(isEnd: boolean, sink: SampleSink): Promise<void> {
    await this.#opus.open();
    for (const page of this.#demuxer.pages(isEnd)) this.#handle(page, sink);
  }

  #handle(page: OggPage, sink: SampleSink): void {
    if (page.isFirst) this.#begin(page);
    else if (this.#head && page.serial === this.#serial) this.#hear(page, sink);
  }

  /** A second Opus stream follows on the first: so do recordings that were joined into one file. */
  #begin(page: OggPage): void {
    const [packet] = page.packets;
    if (!packet || !isOpusHead(packet)) {
      this.#hasForeignStream = true;
      return;
    }
    if (this.#head && page.serial === this.#serial) return;
    this.#head = readOpusHead(packet);
    this.#serial = page.serial;
    this.#lastSequence = page.sequence;
    this.#joiner = new PacketJoiner();
    this.#timeline.begin(fromOpusTime(this.#head.preSkip));
  }

  #hear(page: OggPage, sink: SampleSink): void {
    // Page numbers run through 32 bits: a small step back is a page that came twice.
    const step = (page.sequence - this.#lastSequence) | 0;
    if (step <= 0) return;
    this.#lastSequence = page.sequence;
    const packets = this.#joiner.join(page, step === 1).filter((packet) => !isComment(packet));
    if (step > 1) this.#timeline.expectGap();
    const total = packets.reduce((sum, packet) => sum + opusPacketSamples(packet), 0);
    const end = page.granule === undefined ? undefined : fromOpusTime(page.granule);
    // The last page's granule cuts the end off; every other says where the page lies. No time lies before zero.
    const { expected } = this.#timeline;
    const isCut = page.isLast && end !== undefined && end < expected + total;
    let start = end === undefined || isCut ? expected : Math.max(end - total, 0);
    for (const packet of packets) {
      const left = isCut ? Math.max(end - start, 0) : Number.POSITIVE_INFINITY;
      start += this.#play(packet, start, left, sink);
    }
  }

  #play(packet: Uint8Array, start: number, left: number, sink: SampleSink): number {
    const length = opusPacketSamples(packet);
    if (this.#timeline.isPast(start)) return length;
    const samples = this.#opus.decode(packet);
    if (samples.length === 0) this.#timeline.expectGap();
    else {
      this.#timeline.place(start, samples.subarray(0, Math.min(left, samples.length)), sink);
      this.#hasSound = true;
    }
    return length;
  }

  state(): FileState {
    if (!this.#head) return { format: 'unread', position: this.position };
    return {
      format: 'ogg',
      position: this.position,
      head: this.#head,
      serial: this.#serial,
      lastSequence: this.#lastSequence,
      timeline: this.#timeline.state,
    };
  }

  close(): void {
    this.#opus.close();
  }
}
