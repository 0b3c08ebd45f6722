import { joinBytes } from './protobuf.ts';

const PAGE_HEADER = 27;
const SEGMENT_COUNT_AT = 26;
const FULL_SEGMENT = 255;

/** The packets of an Ogg file. A segment of 255 bytes goes on in the next one, over the border of a page too. */
export function oggPackets(file: Uint8Array): Uint8Array[] {
  const packets: Uint8Array[] = [];
  let open: Uint8Array[] = [];
  let at = 0;
  while (at + PAGE_HEADER <= file.length) {
    if (String.fromCharCode(...file.subarray(at, at + 4)) !== 'OggS')
      throw new Error('Not an Ogg page');
    const count = file[at + SEGMENT_COUNT_AT] ?? 0;
    const sizes = file.subarray(at + PAGE_HEADER, at + PAGE_HEADER + count);
    at += PAGE_HEADER + count;
    for (const size of sizes) {
      open.push(file.subarray(at, at + size));
      at += size;
      if (size === FULL_SEGMENT) continue;
      packets.push(joinBytes(open));
      open = [];
    }
  }
  return packets;
}
