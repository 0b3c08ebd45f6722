import { AppError } from '#server/app-error.ts';
import { DecodeError } from '#speech/decode/decode-error.ts';
import { DEFAULT_LIMITS } from '#speech/decode/limits.ts';
import { SNIFFED_BYTES, sniffContainer } from '#speech/decode/sniff.ts';
import { frameBytes } from '#speech/decode/wav/pcm.ts';
import { readWavHeader } from '#speech/decode/wav/wav-header.ts';

export const tooLong = new AppError('unusable_recording', new DecodeError('too-long').message);

/** How many bytes of a recording that begins like this can be heard. Only WAV tells by its size; the others tell when they are decoded. */
export function mostBytesAfter(head: Uint8Array): number {
  if (head.length < SNIFFED_BYTES || sniffContainer(head) !== 'wav')
    return Number.POSITIVE_INFINITY;
  try {
    const header = readWavHeader(head);
    if (!header) return Number.POSITIVE_INFINITY;
    const { format, headerBytes } = header;
    return headerBytes + DEFAULT_LIMITS.maxSeconds * format.sampleRate * frameBytes(format);
  } catch {
    // Whoever decodes it says what is wrong with it.
    return Number.POSITIVE_INFINITY;
  }
}
