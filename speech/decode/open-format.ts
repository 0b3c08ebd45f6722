import { DecodeError } from './decode-error.ts';
import type { FileState } from './decoder-state.ts';
import type { FormatDecoder } from './format-decoder.ts';
import type { DecodeLimits } from './limits.ts';
import { OggDecoder } from './ogg/ogg-decoder.ts';
import type { Container } from './sniff.ts';
import { WavDecoder } from './wav/wav-decoder.ts';
import { WebmDecoder } from './webm/webm-decoder.ts';

export async function openFormat(
  container: Container,
  limits: DecodeLimits,
): Promise<FormatDecoder> {
  if (container === 'webm') return new WebmDecoder(limits);
  if (container === 'ogg') return new OggDecoder(limits);
  if (container === 'wav') return new WavDecoder(limits);
  // The reader of MP4 is large and only uploads need it.
  const { Mp4Decoder } = await import('./mp4/mp4-decoder.ts');
  return new Mp4Decoder(limits);
}

/** Undefined where nothing had been understood yet. */
export function resumeFormat(state: FileState, limits: DecodeLimits): FormatDecoder | undefined {
  if (state.format === 'webm') return new WebmDecoder(limits, state);
  if (state.format === 'ogg') return new OggDecoder(limits, state);
  if (state.format === 'wav') return new WavDecoder(limits, state);
  if (state.format === 'mp4') throw new DecodeError('not-resumable');
  return undefined;
}
