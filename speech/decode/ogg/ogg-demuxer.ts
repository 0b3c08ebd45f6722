// Pages in, whole packets out, page by page: the times stand on pages.
import { ByteQueue } from '#speech/decode/byte-queue.ts';
import { DecodeError } from '#speech/decode/decode-error.ts';
import { findCapture, isCapture, type OggPage, readPage } from './ogg-page.ts';

/** A packet of sound stays far below this; a comment header with a picture may not, and is let go. */
const LARGEST_PACKET = 64 * 1024;
/** Each costs a checksum over up to 64 kB: a file made of false beginnings must not buy hours of that. */
const MOST_DAMAGED_PAGES = 1000;

export class OggDemuxer {
  readonly #queue = new ByteQueue();
  #damagedPages = 0;

  push(bytes: Uint8Array): void {
    this.#queue.append(bytes);
  }

  /** The whole pages so far. What is no page is passed over. */
  *pages(isEnd: boolean): Generator<OggPage> {
    for (;;) {
      const page = readPage(this.#queue.peek());
      if (page === 'more') {
        // A damaged size may claim more than there is: at the end, look for pages inside.
        if (!isEnd || this.#queue.length === 0) return;
        this.#passOver();
      } else if (page === 'bad') this.#passOver();
      else {
        this.#queue.skip(page.bytes);
        yield page;
      }
    }
  }

  #passOver(): void {
    if (isCapture(this.#queue.peek()) && ++this.#damagedPages > MOST_DAMAGED_PAGES) {
      throw new DecodeError('malformed');
    }
    this.#queue.skip(findCapture(this.#queue.peek(), 1));
  }
}

/** Joins what pages cut. One per stream. */
export class PacketJoiner {
  #open: Uint8Array | undefined;

  /** The packets that end on this page; one whose beginning was lost is left out. */
  join(page: OggPage, followsOn: boolean): Uint8Array[] {
    const packets = [...page.packets];
    if (page.isContinued) {
      const rest = packets.shift();
      if (rest && this.#open && followsOn) packets.unshift(concat(this.#open, rest));
      else if (page.packets.length === 1 && page.isOpen) return [];
    }
    const open = page.isOpen ? packets.pop() : undefined;
    // Past the limit nothing is kept, so the rest of that packet counts as one without a beginning.
    this.#open = open && open.length <= LARGEST_PACKET ? open.slice() : undefined;
    return packets;
  }
}

function concat(first: Uint8Array, second: Uint8Array): Uint8Array {
  const joined = new Uint8Array(first.length + second.length);
  joined.set(first);
  joined.set(second, first.length);
  return joined;
}
