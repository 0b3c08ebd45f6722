// Whether a saved play session goes on after a load, and how.
import { WORTH_FEEDBACK_SECONDS } from '#domain/play-limits.ts';
import { STALE_MS, TOO_LITTLE_LEFT_MS } from './limits.ts';
import type { PlayRecord } from './record.ts';
import { findRecord } from './stored-record.ts';
import { followClock, remainingMs, startTimer, type Timer } from './timer.ts';

export type Recovery =
  /** There is nothing to go on with. */
  | { readonly kind: 'none' }
  | {
      /** To feedback; before the start; going on with or without audio; still paused. */
      readonly kind: 'finish' | 'countdown' | 'recording' | 'withoutAudio' | 'paused';
      readonly record: PlayRecord;
      readonly timer: Timer;
    };

/** Where the user's children stand, and what time it is. */
export interface RecoveryContext {
  readonly nowMs: number;
  readonly childIds: readonly number[];
}

const NONE: Recovery = { kind: 'none' };

/** The play's clock as it stands now: while held, no time has passed; where the device's clock was set back, neither. */
function timerFrom(record: PlayRecord, startedAtMs: number, nowMs: number): Timer {
  if (record.needsRecovery) {
    return { kind: 'held', elapsedMs: record.lastUpdateTime - startedAtMs };
  }
  return followClock(startTimer(startedAtMs), record.lastUpdateTime, nowMs);
}

/** Decides on what lies in the storage; `stored` is null where nothing does. */
export function recoverPlaySession(stored: string | null, context: RecoveryContext): Recovery {
  const record = findRecord(stored ?? '');
  return record ? decide(record, context) : NONE;
}

function decide(record: PlayRecord, { nowMs, childIds }: RecoveryContext): Recovery {
  if (!record.isActive || record.sessionStage === 'idle') return NONE;
  // Both ways: a record from far in the future is as worthless as an old one.
  if (Math.abs(nowMs - record.lastUpdateTime) > STALE_MS) return NONE;
  if (!childIds.includes(record.childId)) return NONE;
  if (record.sessionStage === 'countdown' || record.timerStartTime === null) {
    return { kind: 'countdown', record, timer: startTimer(nowMs) };
  }
  const timer = timerFrom(record, record.timerStartTime, nowMs);
  const isOver = record.sessionStage === 'completed' || record.hasExpired;
  if (isOver || remainingMs(timer, nowMs) <= TOO_LITTLE_LEFT_MS) return finish(record);
  if (record.needsRecovery) return { kind: 'paused', record, timer };
  return { kind: record.audioRecordingStarted ? 'recording' : 'withoutAudio', record, timer };
}

/** What counts is the time that was seen to be played: the rest passed with the page closed. */
function finish(record: PlayRecord): Recovery {
  if (record.elapsedSeconds < WORTH_FEEDBACK_SECONDS) return NONE;
  const timer: Timer = { kind: 'held', elapsedMs: record.elapsedSeconds * 1000 };
  return { kind: 'finish', record, timer };
}
