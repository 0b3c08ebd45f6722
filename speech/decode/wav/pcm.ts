import type { WavFormat } from './wav-header.ts';

type ReadSample = (view: DataView, at: number) => number;

const FULL_SCALE = { 8: 2 ** 7, 16: 2 ** 15, 24: 2 ** 23, 32: 2 ** 31 } as const;

function sampleReader({ isFloat, bits }: WavFormat): ReadSample {
  // A float file may hold what no sound is; it must not spread through the filters.
  if (isFloat) {
    return bits === 64
      ? (view, at) => finite(view.getFloat64(at, true))
      : (view, at) => finite(view.getFloat32(at, true));
  }
  if (bits === 8) return (view, at) => (view.getUint8(at) - FULL_SCALE[8]) / FULL_SCALE[8];
  if (bits === 16) return (view, at) => view.getInt16(at, true) / FULL_SCALE[16];
  if (bits === 32) return (view, at) => view.getInt32(at, true) / FULL_SCALE[32];
  return (view, at) => ((view.getInt8(at + 2) << 16) | view.getUint16(at, true)) / FULL_SCALE[24];
}

/** Far beyond full scale is damage, not loudness. */
const LOUDEST = 8;

function finite(value: number): number {
  return Number.isFinite(value) ? Math.min(Math.max(value, -LOUDEST), LOUDEST) : 0;
}

export function frameBytes({ bits, channels }: WavFormat): number {
  return (bits / 8) * channels;
}

/** The mean of all channels, frame by frame. `bytes` holds whole frames. */
export function toMono(bytes: Uint8Array, format: WavFormat): Float32Array {
  const read = sampleReader(format);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const step = format.bits / 8;
  const mono = new Float32Array(bytes.length / frameBytes(format));
  for (let frame = 0, at = 0; frame < mono.length; frame++) {
    let sum = 0;
    for (let channel = 0; channel < format.channels; channel++, at += step) sum += read(view, at);
    mono[frame] = sum / format.channels;
  }
  return mono;
}
