// A process of its own for one recording: the networks would keep the server from answering anybody else, and they do not run
// in worker threads. It ends with its answer, or with the server.
import type { SampleLength } from '#domain/voice-sample.ts';
import { inferenceRuntime } from '#server/adapters/inference.ts';
import { VoiceModel } from '#speech/speakers/voice-model.ts';
import { VoiceNetwork } from '#speech/vad/voice-network.ts';
import { enrollRecording } from './enroll-recording.ts';
import type { EnrollmentOutcome } from './voice-enroller.ts';
import { readVoiceFiles } from './voice-files.ts';

export interface EnrollmentOrder {
  readonly recording: Uint8Array;
  readonly limits: SampleLength;
  readonly modelsFolder: string;
}

export type EnrollmentAnswer =
  | { readonly outcome: EnrollmentOutcome }
  | { readonly error: unknown };

async function answer(order: EnrollmentOrder): Promise<EnrollmentAnswer> {
  try {
    const files = await readVoiceFiles(order.modelsFolder);
    const ears = {
      detector: await VoiceNetwork.load(inferenceRuntime, files.detector),
      voices: await VoiceModel.load(inferenceRuntime, files),
    };
    return { outcome: await enrollRecording(order.recording, order.limits, ears) };
  } catch (error) {
    return { error };
  }
}

// A Ctrl-C reaches it, too; the server lets its requests end first, and this belongs to one.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
process.once('disconnect', () => process.exit());
process.once('message', (order: EnrollmentOrder) => {
  void answer(order).then((found) => process.send?.(found, () => process.disconnect()));
});
