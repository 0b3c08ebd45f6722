// The identification header of an Opus stream (RFC 7845, 5.1): the same bytes in WebM, Ogg and MP4.
import { SAMPLE_RATE } from '#speech/audio.ts';
import { DecodeError } from '#speech/decode/decode-error.ts';

const MAGIC = 'OpusHead';
const SHORTEST = 19;
/** Opus counts its times at this rate, whatever it carries. */
export const OPUS_RATE = 48_000;

export interface OpusHead {
  readonly channels: number;
  /** Samples at 48 kHz that only warm the decoder up. */
  readonly preSkip: number;
}

export function isOpusHead(bytes: Uint8Array): boolean {
  return [...MAGIC].every((letter, index) => bytes[index] === letter.charCodeAt(0));
}

/** Reads the header; more than two channels are refused, since no recorder of voices makes them. */
export function readOpusHead(bytes: Uint8Array): OpusHead {
  if (bytes.length < SHORTEST || !isOpusHead(bytes)) throw new DecodeError('malformed');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const channels = view.getUint8(9);
  const mappingFamily = view.getUint8(18);
  if (channels < 1 || channels > 2 || mappingFamily > 1) throw new DecodeError('unsupported-codec');
  return { channels, preSkip: view.getUint16(10, true) };
}

/** Opus time (48 kHz) in output samples. */
export function fromOpusTime(ticks: number): number {
  return Math.round((ticks * SAMPLE_RATE) / OPUS_RATE);
}
