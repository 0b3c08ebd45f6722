import { type MicrophoneProblem, problemOf } from './microphone-problem.ts';
import { findFormat } from './recording-format.ts';

/** The microphone could not be had; `problem` says why. */
export class MicrophoneError extends Error {
  readonly problem: MicrophoneProblem;

  constructor(problem: MicrophoneProblem) {
    super(`No microphone: ${problem}`);
    this.name = 'MicrophoneError';
    this.problem = problem;
  }
}

/** Why the microphone could not be had. */
export function microphoneProblemOf(error: unknown): MicrophoneProblem {
  return error instanceof MicrophoneError ? error.problem : 'unknown';
}

/** Wishes, not demands: a microphone that has them otherwise is taken all the same. */
const WISHES: MediaTrackConstraints = {
  echoCancellation: true,
  noiseSuppression: true,
  sampleRate: 44_100,
};

/** Whether the parent has said yes before; false also where the browser does not tell. */
export async function isMicrophoneAllowed(): Promise<boolean> {
  try {
    const { state } = await navigator.permissions.query({ name: 'microphone' });
    return state === 'granted';
  } catch {
    return false;
  }
}

/** A browser that was just opened, or a call that was just ended, may need this long to hand it over. */
const AGAIN_AFTER_MS = 600;
const mayPass: ReadonlySet<MicrophoneProblem> = new Set(['busy', 'missing', 'unknown']);

/** Opens the microphone, which may ask the parent. Rejects with a `MicrophoneError`. */
export async function openMicrophone(wishes = WISHES): Promise<MediaStream> {
  // Missing where the page did not come over https.
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  if (!devices?.getUserMedia || !findFormat('live')) {
    throw new MicrophoneError('unsupported');
  }
  const open = async () => {
    try {
      return await devices.getUserMedia({ audio: wishes });
    } catch (error) {
      throw new MicrophoneError(problemOf(error));
    }
  };
  try {
    return await open();
  } catch (error) {
    if (!mayPass.has(microphoneProblemOf(error))) throw error;
    await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER_MS));
    return open();
  }
}

/** Lets go of the microphone, so that the browser's sign for it goes out. */
export function closeMicrophone(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
