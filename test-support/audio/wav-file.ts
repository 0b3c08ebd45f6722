// Writes WAV files of every kind that the decoder reads.

export interface WavOptions {
  readonly sampleRate: number;
  readonly bits: 8 | 16 | 24 | 32;
  readonly isFloat?: boolean;
  /** The size to write into the header instead of the true one, as a writer does that streams. */
  readonly dataSize?: number;
}

const HEADER_BYTES = 44;
const PCM = 1;
const FLOAT = 3;

/** A file with these channels of samples between -1 and 1. */
export function wavFile(channels: readonly Float32Array[], options: WavOptions): Uint8Array {
  const { sampleRate, bits, isFloat = false } = options;
  const frames = channels[0]?.length ?? 0;
  const step = bits / 8;
  const dataBytes = frames * channels.length * step;
  const file = new Uint8Array(HEADER_BYTES + dataBytes);
  const view = new DataView(file.buffer);
  const name = (at: number, text: string) =>
    file.set(
      [...text].map((letter) => letter.charCodeAt(0)),
      at,
    );
  name(0, 'RIFF');
  view.setUint32(4, HEADER_BYTES - 8 + dataBytes, true);
  name(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, isFloat ? FLOAT : PCM, true);
  view.setUint16(22, channels.length, true);
  view.setUint32(24, sampleRate, true);
  view.setUint32(28, sampleRate * channels.length * step, true);
  view.setUint16(32, channels.length * step, true);
  view.setUint16(34, bits, true);
  name(36, 'data');
  view.setUint32(40, options.dataSize ?? dataBytes, true);
  let at = HEADER_BYTES;
  for (let frame = 0; frame < frames; frame++) {
    for (const channel of channels) {
      writeSample(view, at, channel[frame] ?? 0, options);
      at += step;
    }
  }
  return file;
}

function writeSample(
  view: DataView,
  at: number,
  value: number,
  { bits, isFloat }: WavOptions,
): void {
  if (isFloat) return view.setFloat32(at, value, true);
  const scaled = Math.round(value * (2 ** (bits - 1) - 1));
  if (bits === 8) view.setUint8(at, scaled + 128);
  else if (bits === 16) view.setInt16(at, scaled, true);
  else if (bits === 32) view.setInt32(at, scaled, true);
  else {
    view.setUint16(at, scaled & 0xffff, true);
    view.setInt8(at + 2, scaled >> 16);
  }
}
