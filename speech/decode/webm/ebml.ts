// The grammar of EBML (RFC 8794) as far as WebM needs it: an id, a size, content.

export const ELEMENT = {
  ebml: 0x1a45dfa3,
  segment: 0x18538067,
  info: 0x1549a966,
  timestampScale: 0x2ad7b1,
  tracks: 0x1654ae6b,
  trackEntry: 0xae,
  trackNumber: 0xd7,
  codecId: 0x86,
  codecPrivate: 0x63a2,
  contentEncodings: 0x6d80,
  cluster: 0x1f43b675,
  timestamp: 0xe7,
  simpleBlock: 0xa3,
  blockGroup: 0xa0,
  block: 0xa1,
  discardPadding: 0x75a2,
  crc32: 0xbf,
} as const;

/** SeekHead, Cues, Chapters, Attachments, Tags, Void, CRC-32, PrevSize, Position, SilentTracks, EncryptedBlock. */
export const SKIPPED_ELEMENTS: ReadonlySet<number> = new Set([
  0x114d9b74,
  0x1c53bb6b,
  0x1043a770,
  0x1941a469,
  0x1254c367,
  0xec,
  ELEMENT.crc32,
  0xab,
  0xa7,
  0x5854,
  0xaf,
]);

/** The longest an element's id and size can be. */
export const LONGEST_HEADER = 12;
const LONGEST_ID = 4;

export interface ElementHeader {
  readonly id: number;
  /** Bytes of content; undefined where the writer did not know ("until the next of its kind"). */
  readonly size: number | undefined;
  readonly headerBytes: number;
}

function vintLength(first: number): number {
  return Math.clz32(first) - 23;
}

/** Reads a variable-length number without its length marker: the value, undefined where it means "unknown". */
export function readVint(bytes: Uint8Array, at: number) {
  const first = bytes[at];
  if (first === undefined) return 'more';
  const length = vintLength(first);
  if (length > 8) return 'bad';
  if (at + length > bytes.length) return 'more';
  let value = first & (0xff >> length);
  let isUnknown = value === 0xff >> length;
  for (let index = 1; index < length; index++) {
    const byte = bytes[at + index] ?? 0;
    isUnknown &&= byte === 0xff;
    value = value * 256 + byte;
  }
  return { value: isUnknown ? undefined : value, length };
}

/** Reads the id and size at `at`; 'more' where bytes are missing, 'bad' where no element can begin like this. */
export function readElementHeader(bytes: Uint8Array, at = 0): ElementHeader | 'more' | 'bad' {
  const first = bytes[at];
  if (first === undefined) return 'more';
  const idLength = vintLength(first);
  if (idLength > LONGEST_ID) return 'bad';
  if (at + idLength > bytes.length) return 'more';
  let id = 0;
  for (let index = 0; index < idLength; index++) id = id * 256 + (bytes[at + index] ?? 0);
  const size = readVint(bytes, at + idLength);
  if (typeof size === 'string') return size;
  return { id, size: size.value, headerBytes: idLength + size.length };
}

/** A big-endian unsigned number of up to eight bytes; beyond 2^53 it is no longer exact. */
export function readUint(bytes: Uint8Array): number {
  return bytes.reduce((value, byte) => value * 256 + byte, 0);
}

/** The elements directly inside a whole element. Ends quietly at the first that does not fit. */
export function* children(bytes: Uint8Array): Generator<{ id: number; content: Uint8Array }> {
  let at = 0;
  while (at < bytes.length) {
    const header = readElementHeader(bytes, at);
    if (typeof header === 'string' || header.size === undefined) return;
    const from = at + header.headerBytes;
    at = from + header.size;
    if (at > bytes.length) return;
    yield { id: header.id, content: bytes.subarray(from, at) };
  }
}
