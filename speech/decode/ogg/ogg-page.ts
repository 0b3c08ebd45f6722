// One page of an Ogg stream (RFC 3533).
const CAPTURE = [0x4f, 0x67, 0x67, 0x53] as const;
const FIXED_HEADER_BYTES = 27;
const LARGEST_SEGMENT = 255;
const CRC_AT = 22;
const CRC_POLYNOMIAL = 0x04c11db7;

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index << 24;
  for (let bit = 0; bit < 8; bit++) value = (value << 1) ^ (value < 0 ? CRC_POLYNOMIAL : 0);
  return value;
});

export interface OggPage {
  readonly isContinued: boolean;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** Opus time at the page's end; undefined where no packet ends on the page. */
  readonly granule: number | undefined;
  readonly serial: number;
  readonly sequence: number;
  /** The pieces of packets; the last one goes on in the next page where `isOpen`. */
  readonly packets: readonly Uint8Array[];
  readonly isOpen: boolean;
  readonly bytes: number;
}

export function isCapture(bytes: Uint8Array, at = 0): boolean {
  return CAPTURE.every((byte, index) => bytes[at + index] === byte);
}

/** The first place from `from` on where a page could begin, be it cut off by the end. */
export function findCapture(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(CAPTURE[0], from); at >= 0; at = bytes.indexOf(CAPTURE[0], at + 1)) {
    const seen = bytes.subarray(at, at + CAPTURE.length);
    if (seen.every((byte, index) => byte === CAPTURE[index])) return at;
  }
  return bytes.length;
}

function checksum(page: Uint8Array): number {
  let crc = 0;
  for (let at = 0; at < page.length; at++) {
    const counted = at >= CRC_AT && at < CRC_AT + 4 ? 0 : (page[at] ?? 0);
    crc = (crc << 8) ^ (CRC_TABLE[((crc >>> 24) ^ counted) & 0xff] ?? 0);
  }
  return crc >>> 0;
}

function cutPackets(body: Uint8Array, lacing: Uint8Array) {
  const packets: Uint8Array[] = [];
  let from = 0;
  let at = 0;
  for (const size of lacing) {
    at += size;
    if (size === LARGEST_SEGMENT) continue;
    packets.push(body.subarray(from, at));
    from = at;
  }
  const isOpen = lacing.at(-1) === LARGEST_SEGMENT;
  if (isOpen) packets.push(body.subarray(from, at));
  return { packets, isOpen };
}

/** Reads the page at the start of `bytes`: 'more' where it is not whole, 'bad' where it is none or damaged. */
export function readPage(bytes: Uint8Array): OggPage | 'more' | 'bad' {
  if (bytes.length < FIXED_HEADER_BYTES) return 'more';
  if (!isCapture(bytes)) return 'bad';
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const segments = view.getUint8(26);
  if (bytes.length < FIXED_HEADER_BYTES + segments) return 'more';
  const lacing = bytes.subarray(FIXED_HEADER_BYTES, FIXED_HEADER_BYTES + segments);
  const bodyAt = FIXED_HEADER_BYTES + segments;
  const length = bodyAt + lacing.reduce((sum, size) => sum + size, 0);
  if (bytes.length < length) return 'more';
  const page = bytes.subarray(0, length);
  if (view.getUint8(4) !== 0 || checksum(page) !== view.getUint32(CRC_AT, true)) return 'bad';
  const flags = view.getUint8(5);
  const granule = view.getBigInt64(6, true);
  return {
    isContinued: (flags & 1) !== 0,
    isFirst: (flags & 2) !== 0,
    isLast: (flags & 4) !== 0,
    granule: granule < 0n ? undefined : Number(granule),
    serial: view.getUint32(14, true),
    sequence: view.getUint32(18, true),
    ...cutPackets(page.subarray(bodyAt), lacing),
    bytes: length,
  };
}
