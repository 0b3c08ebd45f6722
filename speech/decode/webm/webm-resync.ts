// Finds the way back into a WebM stream whose reader does not know where it stands: after a lost or resumed chunk, or damage.
import { opusPacketSamples } from '#speech/decode/opus/opus-packet.ts';
import { ELEMENT, readElementHeader, SKIPPED_ELEMENTS } from './ebml.ts';
import { BLOCK_HEADER_BYTES, TRACK_MARKER } from './webm-block.ts';

/** Larger blocks are not believed while searching: a recorder's hold 20 to 120 ms of speech. */
const LARGEST_BELIEVED_BLOCK = 8192;
const RESERVED_AND_LACING_FLAGS = 0x76;
const FIRST_OF_EBML = 0x1a;
const FIRST_OF_CLUSTER = 0x1f;

type Verdict = 'yes' | 'no' | 'wait';

function couldFollow(bytes: Uint8Array, at: number, track: number, isEnd: boolean): Verdict {
  if (at === bytes.length && isEnd) return 'yes';
  const next = readElementHeader(bytes, at);
  if (next === 'bad') return 'no';
  if (next === 'more') return isEnd ? 'no' : 'wait';
  if (next.id === ELEMENT.cluster || next.id === ELEMENT.blockGroup) return 'yes';
  if (SKIPPED_ELEMENTS.has(next.id)) return 'yes';
  if (next.id !== ELEMENT.simpleBlock) return 'no';
  const marker = bytes[at + next.headerBytes];
  if (marker === undefined) return isEnd ? 'no' : 'wait';
  return marker === (TRACK_MARKER | track) ? 'yes' : 'no';
}

/** A whole SimpleBlock of our track with a valid packet: where it ends. */
function blockEnd(
  bytes: Uint8Array,
  at: number,
  track: number,
  isEnd: boolean,
): number | 'no' | 'wait' {
  const missing = isEnd ? 'no' : 'wait';
  const header = readElementHeader(bytes, at);
  if (typeof header === 'string') return header === 'bad' ? 'no' : missing;
  const { size = 0, headerBytes } = header;
  if (size <= BLOCK_HEADER_BYTES || size > LARGEST_BELIEVED_BLOCK) return 'no';
  const from = at + headerBytes;
  const flags = bytes[from + 3];
  if (flags === undefined) return missing;
  if (bytes[from] !== (TRACK_MARKER | track)) return 'no';
  if ((flags & RESERVED_AND_LACING_FLAGS) !== 0) return 'no';
  if (from + size > bytes.length) return missing;
  const packet = bytes.subarray(from + BLOCK_HEADER_BYTES, from + size);
  if (opusPacketSamples(packet) === 0) return 'no';
  return from + size;
}

/** A cluster that opens with its time, or the head of a new recording. */
function isMaster(bytes: Uint8Array, at: number, isEnd: boolean): Verdict {
  const header = readElementHeader(bytes, at);
  if (typeof header === 'string') return header === 'bad' || isEnd ? 'no' : 'wait';
  if (header.id === ELEMENT.ebml) return 'yes';
  if (header.id !== ELEMENT.cluster) return 'no';
  const first = bytes[at + header.headerBytes];
  if (first === undefined) return isEnd ? 'no' : 'wait';
  return first === ELEMENT.timestamp || first === ELEMENT.crc32 ? 'yes' : 'no';
}

export interface Search {
  readonly track: number;
  /** No more bytes will come. */
  readonly isEnd: boolean;
  /** An element is expected right at the start: a block there is believed without looking at what follows it. */
  readonly trustsStart: boolean;
}

function judge(bytes: Uint8Array, at: number, { track, isEnd, trustsStart }: Search): Verdict {
  const first = bytes[at];
  if (first === FIRST_OF_EBML || first === FIRST_OF_CLUSTER) return isMaster(bytes, at, isEnd);
  if (first !== ELEMENT.simpleBlock) return 'no';
  const end = blockEnd(bytes, at, track, isEnd);
  if (typeof end === 'string') return end;
  return trustsStart && at === 0 ? 'yes' : couldFollow(bytes, end, track, isEnd);
}

/** Looks for the next believable element. `skip` bytes can be forgotten; `isFound` says that one begins there. */
export function findElement(bytes: Uint8Array, search: Search) {
  for (let at = 0; at < bytes.length; at++) {
    const verdict = judge(bytes, at, search);
    if (verdict !== 'no') return { skip: at, isFound: verdict === 'yes' };
  }
  return { skip: bytes.length, isFound: false };
}
