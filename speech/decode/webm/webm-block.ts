// A block: which track, when, and one packet or several laced together.
import { children, ELEMENT, readUint, readVint } from './ebml.ts';

export interface WebmBlock {
  /** Relative to the cluster, in ticks. */
  readonly relativeTicks: number;
  readonly packets: readonly Uint8Array[];
  /** Sound at the end of the last packet that is not to be played. */
  readonly discardNs: number;
}

/** Track number in one byte, time in two, flags in one. */
export const BLOCK_HEADER_BYTES = 4;
export const TRACK_MARKER = 0x80;
const LACING_BITS = 0x06;
const XIPH = 0x02;
const FIXED = 0x04;

/** Cuts `content` into packets of these sizes, the last one taking the rest; none where they do not fit. */
function cut(content: Uint8Array, from: number, sizes: readonly number[]): Uint8Array[] {
  let at = from;
  const packets = sizes.map((size) => content.subarray(at, (at += size)));
  return at <= content.length ? [...packets, content.subarray(at)] : [];
}

function xiphLaced(content: Uint8Array, count: number): Uint8Array[] {
  const sizes: number[] = [];
  let at = 1;
  while (sizes.length < count - 1) {
    let size = 0;
    let byte: number | undefined;
    do {
      byte = content[at++];
      if (byte === undefined) return [];
      size += byte;
    } while (byte === 255);
    sizes.push(size);
  }
  return cut(content, at, sizes);
}

function ebmlLaced(content: Uint8Array, count: number): Uint8Array[] {
  const sizes: number[] = [];
  let at = 1;
  while (sizes.length < count - 1) {
    const field = readVint(content, at);
    if (typeof field === 'string' || field.value === undefined) return [];
    at += field.length;
    // After the first, sizes are differences with the zero moved to the middle of the range.
    const middle = 2 ** (7 * field.length - 1) - 1;
    const previous = sizes.at(-1);
    const size = previous === undefined ? field.value : previous + field.value - middle;
    if (size < 0 || size > content.length) return [];
    sizes.push(size);
  }
  return cut(content, at, sizes);
}

function fixedLaced(content: Uint8Array, count: number): Uint8Array[] {
  const size = (content.length - 1) / count;
  if (!Number.isInteger(size)) return [];
  return cut(
    content,
    1,
    Array.from({ length: count - 1 }, () => size),
  );
}

function unlace(flags: number, content: Uint8Array): Uint8Array[] {
  const lacing = flags & LACING_BITS;
  if (lacing === 0) return [content];
  const count = (content[0] ?? 0) + 1;
  if (count === 1) return [content.subarray(1)];
  if (lacing === XIPH) return xiphLaced(content, count);
  return lacing === FIXED ? fixedLaced(content, count) : ebmlLaced(content, count);
}

/** Reads a SimpleBlock or Block of this track; undefined for another's, or where nothing can be made of it. */
export function readBlock(bytes: Uint8Array, track: number, discardNs = 0): WebmBlock | undefined {
  if (bytes.length <= BLOCK_HEADER_BYTES || bytes[0] !== (TRACK_MARKER | track)) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const packets = unlace(view.getUint8(3), bytes.subarray(BLOCK_HEADER_BYTES));
  return { relativeTicks: view.getInt16(1), packets, discardNs };
}

/** Reads the block of a BlockGroup. */
export function readBlockGroup(bytes: Uint8Array, track: number): WebmBlock | undefined {
  const fields = new Map([...children(bytes)].map(({ id, content }) => [id, content]));
  const block = fields.get(ELEMENT.block);
  const discard = fields.get(ELEMENT.discardPadding);
  return block && readBlock(block, track, discard && discard.length <= 6 ? readUint(discard) : 0);
}
