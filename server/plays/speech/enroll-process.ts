// A process of its own for one recording: the networks would keep the server from answering anybody else, and they do not run
// in worker threads.
import { constants, setPriority } from 'node:os';
import type { SampleLength } from '#domain/voice-sample.ts';
import { createModelStore } from '#server/adapters/models.ts';
import { answerOrder } from './answer-order.ts';
import { enrollRecording } from './enrollment/enroll-recording.ts';
import type { EnrollmentOutcome } from './enrollment/voice-enroller.ts';
import { loadDetector, loadVoices } from './speech-models.ts';

export interface EnrollmentOrder {
  readonly recording: Uint8Array;
  readonly limits: SampleLength;
  readonly modelsFolder: string;
}

export type EnrollmentAnswer =
  | { readonly outcome: EnrollmentOutcome }
  | { readonly error: unknown };

// Whoever plays comes first.
setPriority(constants.priority.PRIORITY_LOW);

async function answer(order: EnrollmentOrder): Promise<EnrollmentAnswer> {
  try {
    const detector = await loadDetector(createModelStore(order.modelsFolder));
    const speechModels = { detector, voices: await loadVoices() };
    return { outcome: await enrollRecording(order.recording, order.limits, speechModels) };
  } catch (error) {
    return { error };
  }
}

answerOrder(answer);
