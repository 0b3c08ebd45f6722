import type { RecordingKey } from '#domain/ids.ts';
import { isTooShort } from '#domain/worth-scoring.ts';
import type { PlayChild } from './events.ts';
import { COUNTDOWN_MS, PLAY_MS } from './limits.ts';
import { type Phase, stageOf } from './phases.ts';
import { elapsedMs, remainingMs, remainingSeconds, type Timer, UNSTARTED } from './timer.ts';

/** What the recording indicator shows; `no-audio` means that none is expected. */
export type RecordingStatus = 'stopped' | 'active' | 'interrupted' | 'failed' | 'no-audio';

/** Somebody else in the room: nobody, heard, or too much of it to score. */
export type Noise = 'none' | 'notice' | 'unscorable';

/** Whether the server has heard the parent; unknown while it has not listened. */
export type ParentsWords = 'unknown' | 'none' | 'some';

/** Why recording could not be resumed: the microphone was refused, or anything else. */
export type ResumeFailure = 'refused' | 'other';

export interface PlayState {
  readonly phase: Phase;
  /** Once it is known which play this is. */
  readonly recordingKey: RecordingKey | undefined;
  readonly child: PlayChild | undefined;
  /** Of the countdown in its stage, else of the play itself. */
  readonly timer: Timer;
  /** Once the play is over. */
  readonly endedAtMs: number | undefined;
  /** The device's clock at the last event. */
  readonly seenAtMs: number;
  readonly savedAtMs: number;
  readonly savedRemainingMs: number;
  readonly recording: RecordingStatus;
  readonly audioStartedAtMs: number | undefined;
  /** Some sound has really been recorded. */
  readonly hasAudio: boolean;
  readonly parentsWords: ParentsWords;
  readonly isMicrophoneAllowed: boolean;
  /** In a row. */
  readonly failedChecks: number;
  /** After the tab came back: the sound is looked at, then the microphone opened anew. */
  readonly attempt: 'none' | 'rechecking' | 'reopening';
  /** Of the last attempt, shown while the parent chooses. */
  readonly resumeFailure: ResumeFailure | undefined;
  readonly noise: Noise;
  readonly thirdVoicePct: number;
  readonly noiseMessage: string;
  readonly wasRecovered: boolean;
  readonly isLoggedOut: boolean;
  readonly isDevMode: boolean;
}

export function initialState(nowMs: number): PlayState {
  return {
    phase: 'loading',
    recordingKey: undefined,
    child: undefined,
    timer: UNSTARTED,
    endedAtMs: undefined,
    seenAtMs: nowMs,
    savedAtMs: nowMs,
    savedRemainingMs: PLAY_MS,
    recording: 'stopped',
    audioStartedAtMs: undefined,
    hasAudio: false,
    parentsWords: 'unknown',
    isMicrophoneAllowed: false,
    failedChecks: 0,
    attempt: 'none',
    resumeFailure: undefined,
    noise: 'none',
    thirdVoicePct: 0,
    noiseMessage: '',
    wasRecovered: false,
    isLoggedOut: false,
    isDevMode: false,
  };
}

/** Something was played that can be scored: its end is a moment to enjoy. */
export function isWorthCelebrating({
  timer,
  hasAudio,
  parentsWords,
  noise,
  seenAtMs,
}: PlayState): boolean {
  const isLongEnough = !isTooShort(Math.floor(elapsedMs(timer, seenAtMs) / 1000));
  return isLongEnough && hasAudio && parentsWords !== 'none' && noise !== 'unscorable';
}

/** The length of what the timer is measuring now. */
export function lengthMsOf(state: PlayState): number {
  return stageOf(state.phase) === 'countdown' ? COUNTDOWN_MS : PLAY_MS;
}

export function remainingMsOf(state: PlayState, nowMs: number): number {
  return remainingMs(state.timer, nowMs, lengthMsOf(state));
}

/** For the screen: whole seconds of the countdown or of the play. */
export function remainingSecondsOf(state: PlayState, nowMs: number): number {
  return remainingSeconds(state.timer, nowMs, lengthMsOf(state));
}
