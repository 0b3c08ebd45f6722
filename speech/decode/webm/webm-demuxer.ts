// Reads WebM as it arrives. The nesting is not followed: a recorder leaves sizes open, and ids alone say what comes.
import { ByteQueue } from '#speech/decode/byte-queue.ts';
import { DecodeError } from '#speech/decode/decode-error.ts';
import {
  children,
  ELEMENT,
  type ElementHeader,
  LONGEST_HEADER,
  readElementHeader,
  readUint,
  SKIPPED_ELEMENTS,
} from './ebml.ts';
import {
  BLOCK_HEADER_BYTES,
  readBlock,
  readBlockGroup,
  TRACK_MARKER,
  type WebmBlock,
} from './webm-block.ts';
import { findElement } from './webm-resync.ts';
import { readTracks, type WebmTrack } from './webm-tracks.ts';

export type WebmEvent =
  | { readonly kind: 'track'; readonly track: WebmTrack; readonly timestampScaleNs: number }
  | { readonly kind: 'cluster'; readonly ticks: number }
  | { readonly kind: 'block'; readonly block: WebmBlock }
  | { readonly kind: 'lost' };

/** One step of reading: something to tell, nothing yet to tell, or more bytes needed. */
type Step = WebmEvent | 'on' | 'wait';

const LARGEST_HEADER_ELEMENT = 256 * 1024;
const LARGEST_BLOCK = 32 * 1024;
/** Pictures of a video track, or an index: passed over without being kept. */
const LARGEST_SKIPPED = 32 * 1024 * 1024;
const DEFAULT_TIMESTAMP_SCALE_NS = 1_000_000;
const LARGEST_SCALE_NS = 1_000_000_000;

const LARGEST_READ: ReadonlyMap<number, number> = new Map([
  [ELEMENT.ebml, LARGEST_HEADER_ELEMENT],
  [ELEMENT.info, LARGEST_HEADER_ELEMENT],
  [ELEMENT.tracks, LARGEST_HEADER_ELEMENT],
  [ELEMENT.timestamp, 8],
  [ELEMENT.simpleBlock, LARGEST_BLOCK],
  [ELEMENT.blockGroup, LARGEST_BLOCK],
]);

export class WebmDemuxer {
  readonly #queue = new ByteQueue();
  #track: number | undefined;
  #timestampScaleNs = DEFAULT_TIMESTAMP_SCALE_NS;
  #skip = 0;
  #isLost = false;
  #trustsStart = false;

  /** Goes on inside a recording whose track is known, with what state() kept of the last header. */
  resume(track: number, headerBytes: readonly number[]): void {
    this.#track = track;
    this.#isLost = true;
    this.#trustsStart = true;
    this.#queue.append(Uint8Array.from(headerBytes));
  }

  /** What waits of an element's header, as long as no content has come. */
  get headerBytes(): readonly number[] {
    if (this.#isLost || this.#skip > 0) return [];
    const header = readElementHeader(this.#queue.peek(0, LONGEST_HEADER));
    const isSound =
      typeof header !== 'string' && this.#queue.length > header.headerBytes + BLOCK_HEADER_BYTES;
    return isSound ? [] : [...this.#queue.peek()];
  }

  push(bytes: Uint8Array): void {
    this.#queue.append(bytes);
  }

  /** What the bytes so far say and was not said before. At the end nothing is waited for. */
  *read(isEnd: boolean): Generator<WebmEvent> {
    for (;;) {
      const step = this.#step(isEnd);
      if (step === 'wait') return;
      if (step !== 'on') yield step;
    }
  }

  #step(isEnd: boolean): Step {
    if (this.#queue.length === 0) return 'wait';
    if (this.#skip > 0) return this.#passOver();
    if (this.#isLost) return this.#search(isEnd);
    const header = readElementHeader(this.#queue.peek(0, LONGEST_HEADER));
    if (header === 'more') return 'wait';
    if (header === 'bad') return this.#lose();
    if (header.id === ELEMENT.segment || header.id === ELEMENT.cluster) {
      this.#queue.skip(header.headerBytes);
      return 'on';
    }
    const largest = LARGEST_READ.get(header.id);
    if (largest !== undefined) return this.#readWhole(header, largest);
    return SKIPPED_ELEMENTS.has(header.id) ? this.#startSkip(header) : this.#lose();
  }

  #readWhole({ id, size, headerBytes }: ElementHeader, largest: number): Step {
    if (size === undefined) return this.#lose();
    if (id === ELEMENT.simpleBlock && size > 0) {
      const marker = this.#queue.peek(headerBytes, headerBytes + 1)[0];
      if (marker === undefined) return 'wait';
      if (marker !== (TRACK_MARKER | (this.#track ?? 0))) {
        return this.#startSkip({ id, size, headerBytes });
      }
    }
    if (size > largest) return this.#lose();
    if (this.#queue.length < headerBytes + size) return 'wait';
    const content = this.#queue.peek(headerBytes, headerBytes + size);
    this.#queue.skip(headerBytes + size);
    return this.#understand(id, content) ?? 'on';
  }

  #understand(id: number, content: Uint8Array): WebmEvent | undefined {
    if (id === ELEMENT.timestamp) return { kind: 'cluster', ticks: readUint(content) };
    if (id === ELEMENT.info) return this.#readInfo(content);
    if (id === ELEMENT.tracks) {
      const track = readTracks(content);
      this.#track = track.number;
      return { kind: 'track', track, timestampScaleNs: this.#timestampScaleNs };
    }
    if (id === ELEMENT.ebml || this.#track === undefined) return undefined;
    const read = id === ELEMENT.simpleBlock ? readBlock : readBlockGroup;
    const block = read(content, this.#track);
    return block && { kind: 'block', block };
  }

  #readInfo(content: Uint8Array): undefined {
    for (const { id, content: field } of children(content)) {
      if (id === ELEMENT.timestampScale) this.#timestampScaleNs = readUint(field);
    }
    const isUsable = this.#timestampScaleNs > 0 && this.#timestampScaleNs <= LARGEST_SCALE_NS;
    if (!isUsable) this.#timestampScaleNs = DEFAULT_TIMESTAMP_SCALE_NS;
  }

  #startSkip({ size, headerBytes }: ElementHeader): Step {
    if (size === undefined || size > LARGEST_SKIPPED) return this.#lose();
    this.#skip = headerBytes + size;
    return 'on';
  }

  #passOver(): Step {
    const passed = Math.min(this.#skip, this.#queue.length);
    this.#queue.skip(passed);
    this.#skip -= passed;
    return 'on';
  }

  /** Nothing can be found again before it is known whose packets to look for. */
  #lose(): Step {
    if (this.#track === undefined) throw new DecodeError('malformed');
    this.#isLost = true;
    this.#queue.skip(1);
    return { kind: 'lost' };
  }

  #search(isEnd: boolean): Step {
    const { skip, isFound } = findElement(this.#queue.peek(), {
      track: this.#track ?? 0,
      isEnd,
      trustsStart: this.#trustsStart,
    });
    this.#queue.skip(skip);
    this.#trustsStart &&= skip === 0 && !isFound;
    this.#isLost = !isFound;
    return isFound ? 'on' : 'wait';
  }
}
