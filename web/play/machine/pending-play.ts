// A play session that was played and is not with the server in full: after a crash, a closed tab, or a lost connection.

import type { PlaySessionId } from '#domain/ids.ts';
import { WORTH_FEEDBACK_SECONDS } from '#domain/play-limits.ts';
import type { Handoff } from './handoff.ts';
import { KEPT_MS, STALE_MS } from './limits.ts';
import type { PlayRecord } from './record.ts';
import { type RecoveryContext, recoverPlaySession } from './recovery.ts';
import { findRecord } from './stored-record.ts';
import { remainingSeconds } from './timer.ts';

export interface PendingPlay {
  readonly handoff: Handoff;
  readonly atMs: number;
  /** Once the server has made a play session of it. */
  readonly playSessionId?: PlaySessionId;
  /** All that is left to do is to keep the recording. */
  readonly isScored?: boolean;
}

export function isFresh({ atMs }: Pick<PendingPlay, 'atMs'>, nowMs: number): boolean {
  return Math.abs(nowMs - atMs) < KEPT_MS;
}

/** What an abandoned play left in the browser's storage; undefined where it still runs, or is not worth looking at. */
export function abandonedPlayOf(stored: string | null, nowMs: number): PendingPlay | undefined {
  const record = stored === null ? undefined : findRecord(stored);
  const play = record && heardPlayOf(record);
  return play && nowMs - play.atMs > STALE_MS && isFresh(play, nowMs) ? play : undefined;
}

/** What was heard of a play; undefined where that is not worth looking at. */
function heardPlayOf(record: PlayRecord): PendingPlay | undefined {
  if (!record.audioRecordingStarted || record.elapsedSeconds < WORTH_FEEDBACK_SECONDS)
    return undefined;
  return { handoff: handoffOfRecord(record), atMs: record.lastUpdateTime };
}

/** A play that was cut short, and no tab runs it any more. */
export interface InterruptedPlay {
  readonly childName: string;
  /** Undefined where its five minutes are over by now. */
  readonly remainingSeconds: number | undefined;
  readonly heard: PendingPlay | undefined;
}

/** What Home can offer of it; undefined where there is nothing to go on with and nothing to see. */
export function interruptedPlayOf(
  stored: string | null,
  context: RecoveryContext,
): InterruptedPlay | undefined {
  const recovery = recoverPlaySession(stored, context);
  if (!('record' in recovery)) return undefined;
  const { kind, record, timer } = recovery;
  // Before the start there is nothing to come back to: Start is on Home anyway.
  if (kind === 'countdown') return undefined;
  const remaining = kind === 'finish' ? undefined : remainingSeconds(timer, context.nowMs);
  const heard = heardPlayOf(record);
  if (remaining === undefined && !heard) return undefined;
  return { childName: record.childName, remainingSeconds: remaining, heard };
}

function handoffOfRecord(record: PlayRecord): Handoff {
  const { sessionId, childId, childName, childAge, elapsedSeconds } = record;
  return {
    recordingKey: sessionId,
    childId,
    childName,
    childAge,
    duration: elapsedSeconds,
    hasAudio: true,
    audioTranscription: null,
    cdiMetrics: null,
    // The device knows how many it has kept.
    recordedChunks: 0,
    endedAtMs: record.lastUpdateTime,
    wasRecovered: true,
  };
}
