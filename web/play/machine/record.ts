// What the browser keeps of a running play session, so that a reload can go on with it. Its fields are specified; whose it is and
// which version of them stands in its key.
import type { RecordingKey } from '#domain/ids.ts';
import { PLAY_SESSION_SECONDS } from '#domain/score.ts';
import { AUTO_SAVE_MS, AUTO_SAVE_REMAINING_MS, PLAY_MS } from './limits.ts';
import { type Stage, stageOf } from './phases.ts';
import { type PlayState, remainingMsOf } from './state.ts';
import { elapsedMs, startTimeOf } from './timer.ts';

export interface PlayRecord {
  readonly sessionId: RecordingKey;
  /** When the play would have started, had it never been paused; all times in ms since 1970. */
  readonly timerStartTime: number | null;
  readonly audioStartTime: number | null;
  readonly childId: number;
  readonly childName: string;
  readonly childAge: number;
  readonly isActive: boolean;
  readonly sessionStage: Stage;
  readonly microphonePermissionGranted: boolean;
  readonly lastUpdateTime: number;
  /** The timer was held, because the microphone had failed. */
  readonly needsRecovery: boolean;
  readonly sessionDurationSeconds: typeof PLAY_SESSION_SECONDS;
  readonly elapsedSeconds: number;
  readonly hasExpired: boolean;
  /** False also after "Continue Without Audio". */
  readonly audioRecordingStarted: boolean;
}

const PREFIX = 'playlight.play.';
/** Counted up when the meaning of a field changes: a record of another version is then never read. */
const VERSION = 1;

/** Where a user's record lies in the browser's storage. */
export function recordKey(userId: string): string {
  return `${PREFIX}${VERSION}.${userId}`;
}

/** Whose record lies there; undefined for keys of anything else, other versions included. */
export function userIdOf(key: string): string | undefined {
  const own = recordKey('');
  return key.startsWith(own) && key !== own ? key.slice(own.length) : undefined;
}

/** Of all keys in the storage: records of other users and versions, which nobody will read again. */
export function leftoverKeys(keys: readonly string[], userId: string): string[] {
  return keys.filter((key) => key.startsWith(PREFIX) && key !== recordKey(userId));
}

/** The record to save; undefined while there is nothing to come back to. */
export function recordOf(state: PlayState, nowMs: number): PlayRecord | undefined {
  const stage = stageOf(state.phase);
  if (!state.child || !state.recordingKey || stage === 'idle') return undefined;
  const hasBegun = stage !== 'countdown';
  const playedMs = hasBegun ? elapsedMs(state.timer, nowMs) : 0;
  return {
    sessionId: state.recordingKey,
    timerStartTime: hasBegun ? startTimeOf(state.timer, nowMs) : null,
    audioStartTime: state.audioStartedAtMs ?? null,
    childId: state.child.id,
    childName: state.child.name,
    childAge: state.child.age,
    isActive: true,
    sessionStage: stage,
    microphonePermissionGranted: state.isMicrophoneAllowed,
    lastUpdateTime: nowMs,
    needsRecovery: state.phase === 'paused' || state.phase === 'resuming',
    sessionDurationSeconds: PLAY_SESSION_SECONDS,
    elapsedSeconds: Math.floor(playedMs / 1000),
    hasExpired: playedMs >= PLAY_MS,
    audioRecordingStarted: hasBegun && state.recording !== 'no-audio',
  };
}

/** Every 5 s, and whenever the remaining time passes a multiple of 10 s. */
export function isSaveDue(state: PlayState, nowMs: number): boolean {
  const step = (ms: number) => Math.ceil(ms / AUTO_SAVE_REMAINING_MS);
  const hasPassedStep = step(remainingMsOf(state, nowMs)) !== step(state.savedRemainingMs);
  return hasPassedStep || nowMs - state.savedAtMs >= AUTO_SAVE_MS;
}
