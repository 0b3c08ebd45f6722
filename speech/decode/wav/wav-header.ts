// The head of a WAV file, up to where its samples begin.
import { DecodeError } from '#speech/decode/decode-error.ts';

export interface WavFormat {
  readonly isFloat: boolean;
  readonly bits: number;
  readonly channels: number;
  readonly sampleRate: number;
}

export interface WavHeader {
  readonly format: WavFormat;
  /** Bytes of samples; null where the writer did not know and the file's end is theirs. */
  readonly dataBytes: number | null;
  readonly headerBytes: number;
}

const RIFF_BYTES = 12;
const CHUNK_HEADER_BYTES = 8;
const FORMAT_BYTES = 16;
const EXTENSIBLE_BYTES = 40;
const PCM = 1;
const FLOAT = 3;
const EXTENSIBLE = 0xfffe;
const UNKNOWN_SIZE = 0xffffffff;
/** Notes and pictures before the samples may be this long together. */
export const LARGEST_WAV_HEADER = 1024 * 1024;
const LOWEST_RATE = 1000;
const HIGHEST_RATE = 384_000;
const MOST_CHANNELS = 32;
const INTEGER_BITS: ReadonlySet<number> = new Set([8, 16, 24, 32]);
const FLOAT_BITS: ReadonlySet<number> = new Set([32, 64]);

function readFormat(content: DataView): WavFormat {
  let code = content.getUint16(0, true);
  const bits = content.getUint16(14, true);
  if (code === EXTENSIBLE && content.byteLength >= EXTENSIBLE_BYTES)
    code = content.getUint16(24, true);
  const format = {
    isFloat: code === FLOAT,
    bits,
    channels: content.getUint16(2, true),
    sampleRate: content.getUint32(4, true),
  };
  const allowed = code === PCM ? INTEGER_BITS : code === FLOAT ? FLOAT_BITS : undefined;
  if (!allowed?.has(bits)) throw new DecodeError('unsupported-codec');
  const isSound = format.channels >= 1 && format.channels <= MOST_CHANNELS;
  const isInRange = format.sampleRate >= LOWEST_RATE && format.sampleRate <= HIGHEST_RATE;
  if (!isSound || !isInRange) throw new DecodeError('malformed');
  return format;
}

/** Reads the head of a WAV file; undefined while it is not whole. */
export function readWavHeader(bytes: Uint8Array): WavHeader | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let format: WavFormat | undefined;
  for (let at = RIFF_BYTES; at + CHUNK_HEADER_BYTES <= bytes.length; ) {
    const name = String.fromCharCode(...bytes.subarray(at, at + 4));
    const size = view.getUint32(at + 4, true);
    const from = at + CHUNK_HEADER_BYTES;
    if (name === 'data') {
      if (!format) throw new DecodeError('malformed');
      const isOpen = size === 0 || size === UNKNOWN_SIZE;
      return { format, dataBytes: isOpen ? null : size, headerBytes: from };
    }
    // Chunks begin at even places.
    const next = from + size + (size % 2);
    if (next > LARGEST_WAV_HEADER) throw new DecodeError('malformed');
    if (next > bytes.length) return undefined;
    if (name === 'fmt ') {
      if (size < FORMAT_BYTES) throw new DecodeError('malformed');
      format = readFormat(new DataView(bytes.buffer, bytes.byteOffset + from, size));
    }
    at = next;
  }
  return undefined;
}
