// Learns a voice from a sample: the same way to a voice print as in a play session, without the words.
import { openDecoder } from '#speech/decode/open-decoder.ts';
import {
  type EnrolledVoice,
  type EnrollmentProblem,
  enroll,
  findEnrollmentProblem,
} from '#speech/speakers/enrollment.ts';
import type { VoicePrint } from '#speech/speakers/voice-print.ts';
import { VoiceDetector } from '#speech/vad/voice-detector.ts';
import type { Ears } from './ears.ts';

export interface HeardVoice {
  readonly voice: EnrolledVoice;
  /** Why it should not be used, if so. */
  readonly problem: EnrollmentProblem | undefined;
}

/** Rejects with a DecodeError where the sample cannot be read. */
export async function hearVoice(
  { detector, voices }: Pick<Ears, 'detector' | 'voices'>,
  sample: Uint8Array,
): Promise<HeardVoice> {
  const decoder = openDecoder();
  const ear = new VoiceDetector(detector);
  const prints: VoicePrint[] = [];
  try {
    const segments = await ear.push(await decoder.push(sample));
    segments.push(...(await ear.push(await decoder.end())), ...(await ear.end()));
    for (const { samples } of segments) prints.push(await voices.describe(samples));
  } finally {
    decoder.close();
  }
  return { voice: enroll(prints), problem: findEnrollmentProblem(prints) };
}
