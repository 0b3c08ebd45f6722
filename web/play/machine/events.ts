// Everything that can happen to a play session: what the parent presses, what the browser reports, what the clock brings.
import type { RecordingKey } from '#domain/ids.ts';
import type { Recovery } from './recovery.ts';

export interface PlayChild {
  readonly id: number;
  readonly name: string;
  /** In years. */
  readonly age: number;
}

/** Why the microphone could not be had. */
export type MicrophoneFailure = 'refused' | 'missing' | 'other';

interface Loaded {
  readonly type: 'loaded';
  /** For a play that begins; a restored one keeps its own. */
  readonly recordingKey: RecordingKey;
  readonly child: PlayChild | undefined;
  readonly recovery: Recovery;
  readonly isHeldElsewhere: boolean;
  /** The browser has said so already; no need to ask. */
  readonly isMicrophoneAllowed: boolean;
  /** The parent has pressed something on this very page to play. Without that, nothing listens. */
  readonly isTapped: boolean;
  readonly isDevMode: boolean;
}

/** Somebody who is neither the parent nor the child. */
interface ThirdVoice {
  readonly type: 'thirdVoiceHeard' | 'foundUnscorable';
  readonly thirdVoicePct: number;
  /** As the server words it. */
  readonly message: string;
}

/** Events that say it all by their name. */
type PlainEvent =
  // the parent
  | 'allow'
  | 'tryAgain'
  | 'goHome'
  | 'stop'
  | 'endConfirmed'
  | 'keepGoing'
  | 'resume'
  | 'continueWithoutAudio'
  | 'endNow'
  | 'takeOver'
  | 'goOn'
  | 'devToggled'
  | 'endInstantly'
  // the browser
  | 'microphoneOpened'
  | 'testPassed'
  | 'testFailed'
  | 'recorderStarted'
  | 'recorderFailed'
  | 'trackEnded'
  | 'audioCaptured'
  | 'healthy'
  | 'unhealthy'
  | 'tabHidden'
  | 'tabShown'
  | 'screenLeft'
  | 'claimedElsewhere'
  | 'otherTabEnded'
  // the server
  | 'loggedOut'
  // the clock
  | 'tick'
  | 'checkDue'
  | 'finalizeTimedOut'
  | 'celebrated';

export type PlayEvent =
  | { readonly type: PlainEvent }
  | Loaded
  | { readonly type: 'microphoneFailed'; readonly failure: MicrophoneFailure }
  /** The recorder has handed over all it had. */
  | { readonly type: 'finalized'; readonly hasAudio: boolean }
  /** The server has listened so far. */
  | { readonly type: 'listened'; readonly hasParentsWords: boolean }
  | ThirdVoice;

export type EventName = PlayEvent['type'];
