// What a step asks of the screen. Data: the machine does nothing itself.
import type { ToastName } from './content.ts';
import type { PlayRecord } from './record.ts';

/** Effects that say it all by their name. */
type PlainEffect =
  /** After a tap: looks for a saved record and another tab, then reports `loaded`. */
  | 'load'
  /** Takes the play session from the tab that holds it. */
  | 'claim'
  /** Reports `microphoneOpened` or `microphoneFailed`. While one is open or on its way, that one is meant. */
  | 'openMicrophone'
  | 'closeMicrophone'
  /** Reports `testPassed` as soon as there is sound, or `testFailed` within a second. */
  | 'testAudio'
  /** Reports `recorderStarted`; where the microphone was lost, opens it first. */
  | 'startRecorder'
  /** Reports `finalized` with what there is, and lets go of the microphone. */
  | 'stopRecorder'
  /** Reports `healthy` or `unhealthy`. */
  | 'checkAudio'
  | 'acquireWakeLock'
  | 'releaseWakeLock'
  | 'connectLive'
  /** Closes the connection; for the server the play session goes on. */
  | 'disconnectLive'
  /** A sound, or a system notification where sound is blocked. */
  | 'chime'
  | 'clearRecord'
  | 'saveHandoff'
  | 'saveDummyHandoff'
  | 'saveThirdVoiceWarning';

export const DESTINATIONS = {
  home: '/',
  login: '/login',
  feedback: '/session/feedback',
} as const;

export type Destination = keyof typeof DESTINATIONS;

/** After stop_session the connection closes by itself, also when the screen is gone by then. */
type Spoken =
  | { readonly kind: 'tell'; readonly message: 'recording_started' | 'stop_session' }
  | { readonly kind: 'toast'; readonly name: ToastName }
  | { readonly kind: 'navigate'; readonly to: Destination };

export type Effect =
  | { readonly kind: PlainEffect }
  | { readonly kind: 'saveRecord'; readonly record: PlayRecord }
  | Spoken;

/** How the table writes an effect. The record to save is added by the machine. */
export type EffectEntry = PlainEffect | 'saveRecord' | Spoken;

export const toast = (name: ToastName): EffectEntry => ({ kind: 'toast', name });
export const navigate = (to: Destination): EffectEntry => ({ kind: 'navigate', to });
export const tellStarted: EffectEntry = { kind: 'tell', message: 'recording_started' };
export const tellStopped: EffectEntry = { kind: 'tell', message: 'stop_session' };
