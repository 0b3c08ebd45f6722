// Every word of the active play session: what the screen shows, and what toasts say.

import { product } from '#domain/content.ts';
import { counted } from '#domain/counted.ts';
import { formatDuration } from '#domain/format.ts';
import { thirdVoiceWords } from '#domain/third-voice.ts';
import { lookWords } from './look-words.ts';

interface ToastWords {
  readonly title: string;
  readonly description: string;
  /** Destructive toasts report something that went wrong. */
  readonly variant: 'default' | 'destructive';
  /** Where it differs from the usual length. */
  readonly durationMs?: number;
}

const wrong = (title: string, description: string): ToastWords => ({
  title,
  description,
  variant: 'destructive',
});
const fine = (title: string, description: string): ToastWords => ({
  title,
  description,
  variant: 'default',
});

/** Stands for the time that remains. */
const TIME = '{time}';

export const playToasts = {
  microphonePermissionRequired: wrong(
    'Microphone Permission Required',
    'Please allow microphone access in your browser settings and refresh the page.',
  ),
  microphoneError: wrong('Microphone Error', 'Unable to access microphone. Please try again.'),
  microphoneDenied: wrong(
    'Microphone Error',
    'Microphone permission denied. Please allow access in your browser settings.',
  ),
  microphoneMissing: wrong(
    'Microphone Error',
    'No microphone found. Please connect a microphone to use audio features.',
  ),
  microphoneInaccessible: wrong(
    'Microphone Error',
    'Unable to access microphone. Session will continue without audio recording.',
  ),
  audioTestFailed: wrong(
    'Audio Test Failed',
    'Unable to record audio. Please check your microphone and try again.',
  ),
  recordingError: wrong(
    'Recording Error',
    'Audio recording has failed. Please check your microphone.',
  ),
  recordingNotStarted: wrong('Recording Error', 'Unable to start audio recording on this device.'),
  microphoneIssue: wrong(
    'Microphone Issue',
    'Microphone connection lost. Please try ending and restarting the session.',
  ),
  recordingIssue: wrong(
    'Recording Issue',
    'Unable to resume audio recording. Session will continue without audio.',
  ),
  recordingIssueDetected: wrong('Recording Issue Detected', 'Your timer is paused.'),
  recordingResumed: fine('Recording Resumed', 'Your timer keeps going.'),
  continuingWithoutAudio: fine('Continuing Without Audio', 'Your timer keeps going.'),
  recordingTooShort: wrong('Recording Too Short', 'There’s nothing to look at yet.'),
  sessionResumed: fine('Session Resumed', `${TIME} remaining`),
  connectionIssue: wrong(
    'Connection Issue',
    'Your session will continue, but you may need to log in again after.',
  ),
  sessionCannotBeScored: {
    ...wrong('Session Cannot Be Scored', thirdVoiceWords.unscorable),
    durationMs: 8000,
  },
  backgroundNoise: {
    ...wrong('Background Noise Detected', thirdVoiceWords.notice),
    durationMs: 5000,
  },
} as const satisfies Record<string, ToastWords>;

export type ToastName = keyof typeof playToasts;

/** A toast's words, with the time that remains where it speaks of it. */
export function toastWords(name: ToastName, remainingSeconds: number): ToastWords {
  const words: ToastWords = playToasts[name];
  return {
    ...words,
    description: words.description.replace(TIME, formatDuration(remainingSeconds)),
  };
}

export const connectionWords = {
  batch:
    'We lost the connection. Keep playing! We’re recording, and we’ll count everything once you’re done.',
  noPlace:
    'Lots of families are playing right now. Keep playing! We’re recording, and we’ll count anything we miss once you’re done.',
} as const;

export const playWords = {
  ...lookWords,
  permission: {
    question: `Allow ${product.name} to use your microphone?`,
    why: 'We listen while you play and count what helps. Unless you choose to keep it, the sound is gone once we’ve counted.',
    allow: 'Allow Microphone',
    waiting: 'Check the pop-up in your browser...',
    testing: 'Testing your microphone...',
  },
  getReady: 'Get Ready!',
  complete: `${product.name} Complete!`,
  lastWords: 'One moment, we’re catching your last words.',
  wrappingUp: 'One moment, we’re wrapping up.',
  noiseBanner: 'Background Noise Detected',
  unscorableBanner: 'Session Cannot Be Scored',
  batch: 'Counted after you play',
  storageFull: {
    title: 'Your browser is out of space',
    text: 'Please keep this page open until you’re done. If it reloads, we can’t pick up where you left off.',
  },
  devMode: 'Dev Mode Active',
  endInstantly: 'End Session Instantly',
  unavailable: {
    title: 'Microphone Unavailable',
    text: `${product.name} can’t hear anything yet. Allow the microphone in your browser, or connect one, then try again.`,
    tryAgain: 'Try Again',
    goHome: 'Go Back Home',
  },
  endQuestion: {
    title: `End ${product.name} Early?`,
    text: 'Everything you’ve played so far is saved and counted.',
    textUnscorable: 'Your time together is saved. With the other voices, this one can’t be scored.',
    textBeforeStart: 'Your five minutes haven’t started yet, so there’s nothing to keep.',
    yes: 'Yes, End Session',
    no: 'No, Keep Going',
  },
  recordingIssue: {
    title: 'Recording Issue Detected',
    text: 'The timer is paused. Your session data is saved regardless.',
    resume: 'Try to Resume Recording',
    resuming: 'Attempting to Resume...',
    continueWithoutAudio: 'Continue Without Audio',
    endNow: 'End Session Now',
    /** In the dialog itself: a toast would lie behind it. */
    failures: {
      refused: {
        title: 'Microphone Permission',
        text: 'Please allow microphone access to resume recording',
      },
      other: {
        title: 'Resume Failed',
        text: 'You can try again, keep going without audio, or stop here.',
      },
    },
  },
  ready: {
    title: 'Ready to play?',
    text: 'Nothing is recording yet. Tap start, and you’ll get a short countdown first.',
    start: 'Start 5-Minute Session',
    goHome: 'Go Back Home',
  },
  waiting: {
    title: 'Ready to keep playing?',
    goOn: 'Keep Playing',
    end: 'End and See Results',
  },
  released: {
    title: 'The other tab is done',
    text: 'Nothing is recording here. You can play in this tab whenever you like.',
    takeOver: 'Play Here',
    goHome: 'Go Back Home',
  },
  elsewhere: {
    title: `${product.name} is running in another tab`,
    text: 'Only one tab can listen at a time.',
    takeOver: 'Continue Here',
    goHome: 'Go Back Home',
  },
} as const;

/** "Your … session starts in 1 second". */
export function countdownWords(seconds: number): string {
  return `Your ${product.name} session starts in ${counted(seconds, 'second', 'seconds')}`;
}

/** A play that waits for a tap, and how much of it is left. */
export function waitingText(seconds: number): string {
  return `Nothing is recording right now. Your timer is waiting, with ${formatDuration(seconds)} to go.`;
}
