import { readFileSync } from 'node:fs';
import { openDecoder } from '#speech/decode/open-decoder.ts';
import { joinSamples } from '#speech/join-samples.ts';

export async function readSound(file: string): Promise<Float32Array> {
  const decoder = openDecoder();
  try {
    return joinSamples([await decoder.push(readFileSync(file)), await decoder.end()]);
  } finally {
    decoder.close();
  }
}
