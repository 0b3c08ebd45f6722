// Ways to run a decoder in a test, and to compare what comes out.
import type { AudioDecoder, DecoderOptions } from '#speech/decode/open-decoder.ts';
import { openDecoder } from '#speech/decode/open-decoder.ts';
import { joinSamples } from '#speech/join-samples.ts';

export function joinBytes(pieces: readonly Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    joined.set(piece, at);
    at += piece.length;
  }
  return joined;
}

/** Everything that a decoder makes of these chunks. */
export async function decodeChunks(
  chunks: readonly Uint8Array[],
  options?: DecoderOptions,
): Promise<Float32Array> {
  const decoder = openDecoder(options);
  try {
    const pieces: Float32Array[] = [];
    for (const chunk of chunks) pieces.push(await decoder.push(chunk));
    pieces.push(await decoder.end());
    return joinSamples(pieces);
  } finally {
    decoder.close();
  }
}

/** The same, with a new decoder after each chunk that knows only the stored state of the last. */
export async function decodeResuming(chunks: readonly Uint8Array[]): Promise<Float32Array> {
  const pieces: Float32Array[] = [];
  let decoder: AudioDecoder = openDecoder();
  for (const chunk of chunks) {
    pieces.push(await decoder.push(chunk));
    const state = JSON.parse(JSON.stringify(decoder.state())) as ReturnType<AudioDecoder['state']>;
    decoder.close();
    decoder = openDecoder({ resume: state });
  }
  pieces.push(await decoder.end());
  decoder.close();
  return joinSamples(pieces);
}

/** How alike two sounds are, from -1 to 1, with `b` taken from `lag` samples on. */
export function correlation(a: Float32Array, b: Float32Array, lag = 0): number {
  let [ab, aa, bb] = [0, 0, 0];
  for (let index = Math.max(0, -lag); index < a.length && index + lag < b.length; index++) {
    const [x, y] = [a[index] ?? 0, b[index + lag] ?? 0];
    ab += x * y;
    aa += x * x;
    bb += y * y;
  }
  return ab / Math.sqrt(aa * bb || 1);
}

export function loudness(samples: Float32Array): number {
  return Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);
}

/** Whether two sounds are the same to the bit. A matcher would take seconds to say so. */
export function isSame(a: Float32Array, b: Float32Array): boolean {
  return a.length === b.length && a.every((sample, index) => Object.is(sample, b[index]));
}
