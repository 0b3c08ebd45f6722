// The framing of one Opus packet (RFC 6716, 3): enough to know how long it plays, and that libopus will take it. Checking here
// keeps damaged packets from reaching the decoder, which reports each of them on the console.
import { SAMPLE_RATE } from '#speech/audio.ts';

const LONGEST_PACKET_MS = 120;
const LONGEST_FRAME_BYTES = 1275;
const TWO_BYTE_LENGTH_FROM = 252;
const SILK_FRAME_MS = [10, 20, 40, 60] as const;
const HYBRID_FRAME_MS = [10, 20] as const;
const CELT_FRAME_MS = [2.5, 5, 10, 20] as const;
const FIRST_HYBRID = 12;
const FIRST_CELT = 16;

function frameMs(toc: number): number {
  const configuration = toc >> 3;
  if (configuration < FIRST_HYBRID) return SILK_FRAME_MS[configuration & 3] ?? 0;
  if (configuration < FIRST_CELT) return HYBRID_FRAME_MS[configuration & 1] ?? 0;
  return CELT_FRAME_MS[configuration & 3] ?? 0;
}

/** Reads a frame length at `at`: its value and the bytes it takes, or undefined past the end. */
function readLength(packet: Uint8Array, at: number) {
  const first = packet[at];
  if (first === undefined) return undefined;
  if (first < TWO_BYTE_LENGTH_FROM) return { value: first, bytes: 1 };
  const second = packet[at + 1];
  return second === undefined ? undefined : { value: second * 4 + first, bytes: 2 };
}

/** Frames of a packet that says their number itself (code 3), or 0 where it is malformed. */
function countFrames(packet: Uint8Array): number {
  const header = packet[1];
  if (header === undefined) return 0;
  const count = header & 0x3f;
  let at = 2;
  let left = packet.length - 2;
  if ((header & 0x40) !== 0) {
    let padding: number | undefined;
    do {
      padding = packet[at++];
      if (padding === undefined) return 0;
      left -= 1 + (padding === 255 ? 254 : padding);
    } while (padding === 255);
  }
  if ((header & 0x80) === 0) {
    return left >= 0 && left % count === 0 && left / count <= LONGEST_FRAME_BYTES ? count : 0;
  }
  for (let frame = 1; frame < count; frame++) {
    const length = readLength(packet, at);
    if (!length) return 0;
    at += length.bytes;
    left -= length.bytes + length.value;
  }
  return left >= 0 && left <= LONGEST_FRAME_BYTES ? count : 0;
}

function frameCount(packet: Uint8Array): number {
  const code = (packet[0] ?? 0) & 3;
  const size = packet.length - 1;
  if (code === 0) return size <= LONGEST_FRAME_BYTES ? 1 : 0;
  if (code === 1) return size % 2 === 0 && size / 2 <= LONGEST_FRAME_BYTES ? 2 : 0;
  if (code === 3) return countFrames(packet);
  const first = readLength(packet, 1);
  const rest = first ? size - first.bytes - first.value : -1;
  return rest >= 0 && rest <= LONGEST_FRAME_BYTES ? 2 : 0;
}

/** How many output samples this packet gives; 0 where it is no valid packet. */
export function opusPacketSamples(packet: Uint8Array): number {
  if (packet.length === 0) return 0;
  const durationMs = frameCount(packet) * frameMs(packet[0] ?? 0);
  return durationMs <= LONGEST_PACKET_MS ? (durationMs * SAMPLE_RATE) / 1000 : 0;
}
