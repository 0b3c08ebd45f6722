import type { SampleLength } from '#domain/voice-sample.ts';
import { createModelStore } from '#server/adapters/models.ts';
import { AppError } from '#server/app-error.ts';
import { limitConcurrency } from '#server/concurrency.ts';
import { askProcess } from '#server/plays/speech/ask-process.ts';
import type { EnrollmentAnswer, EnrollmentOrder } from '#server/plays/speech/enroll-process.ts';
import type { EnrolledVoice } from '#speech/speakers/enrollment.ts';

/** Why no voiceprint can be made of a recording. */
export type RecordingProblem =
  | 'unreadable'
  | 'too-short'
  | 'too-long'
  | 'silence'
  | 'too-little-speech'
  | 'noisy'
  | 'two-voices'
  | 'child-voice';

export type EnrollmentOutcome =
  | { readonly voice: EnrolledVoice; readonly audioDurationSeconds: number }
  | { readonly problem: RecordingProblem };

export interface VoiceEnroller {
  /** Whether this server can make voiceprints; changes when the models arrive. */
  readonly isAvailable: boolean;
  /** Listens to a recording (WebM, MP4, Ogg or WAV) and forgets it. */
  enroll(recording: Uint8Array, limits: SampleLength): Promise<EnrollmentOutcome>;
}

/** A minute of speech takes a few seconds, on a busy machine several times that. */
const TIME_LIMIT_MS = 60_000;
const AT_ONCE = 2;
const MOST_WAITING = 10;

export function createVoiceEnroller({ modelsFolder }: { modelsFolder: string }): VoiceEnroller {
  const models = createModelStore(modelsFolder);
  const limited = limitConcurrency({ atOnce: AT_ONCE, mostWaiting: MOST_WAITING });
  return {
    get isAvailable() {
      return !models.absent().includes('silero-vad.onnx');
    },
    enroll: (recording, limits) => limited(() => listen({ recording, limits, modelsFolder })),
  };
}

async function listen(order: EnrollmentOrder): Promise<EnrollmentOutcome> {
  const limits = { limitMs: TIME_LIMIT_MS, tooSlow };
  const answer = await askProcess<EnrollmentAnswer>('enroll-process', order, limits);
  if ('error' in answer) throw answer.error;
  return answer.outcome;
}

function tooSlow(): AppError {
  return new AppError('unavailable', 'That took us too long. Please submit it again in a moment.');
}
