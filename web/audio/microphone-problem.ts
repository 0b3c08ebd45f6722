export type MicrophoneProblem = 'refused' | 'missing' | 'busy' | 'unsupported' | 'unknown';

/** The names that browsers give, among them those of older ones. */
const problems = new Map<unknown, MicrophoneProblem>(
  Object.entries({
    NotAllowedError: 'refused',
    PermissionDeniedError: 'refused',
    SecurityError: 'refused',
    NotFoundError: 'missing',
    DevicesNotFoundError: 'missing',
    OverconstrainedError: 'missing',
    NotReadableError: 'busy',
    TrackStartError: 'busy',
    AbortError: 'busy',
  }),
);

export function problemOf(error: unknown): MicrophoneProblem {
  return (error instanceof Error ? problems.get(error.name) : undefined) ?? 'unknown';
}

interface Words {
  /** What happened. */
  readonly message: string;
  /** What to do now. */
  readonly advice: string;
}

const CHECK_PERMISSIONS = 'Failed to access microphone. Please check your permissions.';

/** Each problem in plain words. */
export const microphoneWords: Record<MicrophoneProblem, Words> = {
  refused: {
    message: CHECK_PERMISSIONS,
    advice: 'Allow the microphone for this site, at the lock beside the address, then try again.',
  },
  missing: {
    message: 'No microphone was found.',
    advice: 'Connect one, or switch it on, then try again.',
  },
  busy: {
    message: 'Your microphone is in use elsewhere.',
    advice: 'End the call or the app that is using it, then try again.',
  },
  unsupported: {
    message: 'This browser cannot record here.',
    advice: 'Open Playlight over https in a current Chrome, Safari, Firefox or Edge.',
  },
  unknown: {
    message: CHECK_PERMISSIONS,
    advice: 'If it goes on, close the browser and open it again.',
  },
};
