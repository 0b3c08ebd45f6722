import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { SampleLength } from '#domain/voice-sample.ts';
import { createModelStore } from '#server/adapters/models.ts';
import { AppError } from '#server/app-error.ts';
import { packageRoot } from '#server/package-root.ts';
import type { EnrolledVoice } from '#speech/speakers/enrollment.ts';
import type { EnrollmentAnswer, EnrollmentOrder } from './enroll-process.ts';
import { takeTurns } from './turns.ts';

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

// From the sources (development, tests) the process needs the loader that this one runs with.
const isSource = import.meta.filename.endsWith('.ts');
const entry = join(import.meta.dirname, isSource ? 'enroll-process.ts' : 'enroll-process.js');

export function createVoiceEnroller({ modelsFolder }: { modelsFolder: string }): VoiceEnroller {
  const models = createModelStore(modelsFolder);
  const inTurn = takeTurns({ atOnce: AT_ONCE, mostWaiting: MOST_WAITING });
  return {
    get isAvailable() {
      return !models.absent().includes('silero-vad.onnx');
    },
    enroll: (recording, limits) => inTurn(() => listen({ recording, limits, modelsFolder })),
  };
}

async function listen(order: EnrollmentOrder): Promise<EnrollmentOutcome> {
  const child = fork(entry, {
    cwd: packageRoot,
    // None of the server's secrets, and nothing printed: what a recording holds is in no log.
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    execArgv: isSource ? ['--import', 'tsx'] : [],
    serialization: 'advanced',
  });
  try {
    const answer = await new Promise<EnrollmentAnswer>((resolve, reject) => {
      child.once('message', (message) => resolve(message as EnrollmentAnswer));
      child.once('error', reject);
      child.once('exit', () => reject(new Error('The process ended without an answer')));
      setTimeout(() => reject(tooSlow()), TIME_LIMIT_MS).unref();
      child.send(order);
    });
    if ('error' in answer) throw answer.error;
    return answer.outcome;
  } finally {
    child.kill('SIGKILL');
  }
}

function tooSlow(): AppError {
  return new AppError(
    'unavailable',
    'Listening took too long. Please submit it again in a moment.',
  );
}
