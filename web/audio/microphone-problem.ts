import { product } from '#domain/content.ts';
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
    advice: 'Tap the lock next to the address, allow the microphone for this site, then try again.',
  },
  missing: {
    message: 'We couldn’t find a microphone.',
    advice: 'Connect one, or turn it on, then try again.',
  },
  busy: {
    message: 'Something else is using your microphone.',
    advice: 'End the call or close the app that’s using it, then try again.',
  },
  unsupported: {
    message: 'This browser can’t record here.',
    advice: `Open ${product.name} over https in an up-to-date Chrome, Safari, Firefox or Edge.`,
  },
  unknown: {
    message: CHECK_PERMISSIONS,
    advice: 'If it keeps happening, close your browser and open it again.',
  },
};
