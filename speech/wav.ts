// The plainest of audio files, for those who take nothing else: 16 kHz, mono, 16 bits.
import { SAMPLE_RATE } from './audio.ts';

const HEADER_BYTES = 44;
const SAMPLE_BYTES = 2;
const FORMAT_BYTES = 16;
const PCM = 1;
const FULL_SCALE = 32_767;

/** Samples beyond full scale are clipped. */
export function encodeWav(samples: Float32Array): Uint8Array<ArrayBuffer> {
  const dataBytes = samples.length * SAMPLE_BYTES;
  const bytes = new Uint8Array(HEADER_BYTES + dataBytes);
  const view = new DataView(bytes.buffer);
  bytes.set(new TextEncoder().encode('RIFF    WAVEfmt '));
  view.setUint32(4, HEADER_BYTES - 8 + dataBytes, true);
  view.setUint32(16, FORMAT_BYTES, true);
  view.setUint16(20, PCM, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, SAMPLE_RATE, true);
  view.setUint32(28, SAMPLE_RATE * SAMPLE_BYTES, true);
  view.setUint16(32, SAMPLE_BYTES, true);
  view.setUint16(34, 8 * SAMPLE_BYTES, true);
  bytes.set(new TextEncoder().encode('data'), 36);
  view.setUint32(40, dataBytes, true);
  for (const [i, sample] of samples.entries()) {
    const value = Math.round(Math.max(-1, Math.min(1, sample)) * FULL_SCALE);
    view.setInt16(HEADER_BYTES + SAMPLE_BYTES * i, value, true);
  }
  return bytes;
}
