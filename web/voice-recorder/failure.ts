import { ApiError, errorText } from '#web/api/api-error.ts';
import { microphoneProblemOf } from '#web/audio/microphone.ts';
import { microphoneWords } from '#web/audio/microphone-problem.ts';
import type { ToastOptions } from '#web/ui/toast-store.ts';

export interface RecorderFailure {
  readonly message: string;
  readonly advice?: string;
  /** The recording is good, it only did not arrive. */
  readonly canSubmitAgain: boolean;
  readonly toast: ToastOptions;
}

/** The recording itself was refused: sending it again would change nothing. */
const REFUSALS = new Set<unknown>([
  'unusable_recording',
  'body_too_large',
  'malformed_body',
  'invalid_input',
]);

export function microphoneFailure(error: unknown): RecorderFailure {
  const problem = microphoneProblemOf(error);
  const { message, advice } = microphoneWords[problem];
  const isPermission = problem === 'refused' || problem === 'unknown';
  return {
    message,
    advice,
    canSubmitAgain: false,
    toast: {
      title: 'Recording Error',
      description: isPermission
        ? 'Could not access your microphone. Please check browser permissions.'
        : message,
      variant: 'destructive',
    },
  };
}

export function enrollmentFailure(error: unknown): RecorderFailure {
  const isRefused = error instanceof ApiError && REFUSALS.has(error.body.code);
  return {
    message: errorText(error, 'Failed to enroll voice. Please try again.'),
    ...(isRefused ? {} : { advice: 'Your recording is still here. You can submit it again.' }),
    canSubmitAgain: !isRefused,
    toast: {
      title: 'Enrollment Failed',
      description: errorText(error, 'Could not complete voice enrollment. Please try again.'),
      variant: 'destructive',
    },
  };
}
