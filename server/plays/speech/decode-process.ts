// A process of its own for one recording: to plain sound, whatever it was sent as.
import { constants, setPriority } from 'node:os';
import { SAMPLE_RATE } from '#speech/audio.ts';
import { DecodeError, type DecodeErrorCode } from '#speech/decode/decode-error.ts';
import { openDecoder } from '#speech/decode/open-decoder.ts';
import { joinSamples } from '#speech/join-samples.ts';
import { encodeWav } from '#speech/wav.ts';
import { answerOrder } from './answer-order.ts';

export type DecodeAnswer =
  | { readonly wav: Uint8Array }
  | { readonly problem: DecodeErrorCode }
  | { readonly error: unknown };

/** A minute; whoever sends more waits for those who do not. */
const LONG_SAMPLES = 60 * SAMPLE_RATE;

setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

/** The recording comes by the standard input. */
async function answer(): Promise<DecodeAnswer> {
  const decoder = openDecoder();
  try {
    const samples: Float32Array[] = [];
    let length = 0;
    for await (const piece of process.stdin) {
      const decoded = await decoder.push(piece as Buffer);
      samples.push(decoded);
      length += decoded.length;
      if (length > LONG_SAMPLES) setPriority(constants.priority.PRIORITY_LOW);
    }
    samples.push(await decoder.end());
    return { wav: encodeWav(joinSamples(samples)) };
  } catch (error) {
    return error instanceof DecodeError ? { problem: error.code } : { error };
  } finally {
    decoder.close();
  }
}

answerOrder(answer);
