import { DecodeError } from '#speech/decode/decode-error.ts';
import { askProcess } from './ask-process.ts';
import type { DecodeAnswer } from './decode-process.ts';

/** Five minutes take a second or two, on a busy machine many times that. */
const LIMIT_MS = 120_000;

/** A recording of any kind (WebM, MP4, Ogg, WAV) as WAV of 16 kHz in 16 bits. Rejects with a DecodeError. */
export async function decodeRecording(recording: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const answer = await askProcess<DecodeAnswer>(
    'decode-process',
    {},
    {
      input: recording,
      limitMs: LIMIT_MS,
      tooSlow: () => new Error('Decoding took too long'),
    },
  );
  if ('problem' in answer) throw new DecodeError(answer.problem);
  if ('error' in answer) throw answer.error;
  return answer.wav;
}
