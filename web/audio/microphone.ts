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

/** Opens the microphone, which may ask the parent. Rejects with a `MicrophoneError`. */
export async function openMicrophone(wishes = WISHES): Promise<MediaStream> {
  // Missing where the page did not come over https.
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  if (!devices?.getUserMedia || !findFormat('live')) {
    throw new MicrophoneError('unsupported');
  }
  try {
    return await devices.getUserMedia({ audio: wishes });
  } catch (error) {
    throw new MicrophoneError(problemOf(error));
  }
}

/** Lets go of the microphone, so that the browser's sign for it goes out. */
export function closeMicrophone(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
