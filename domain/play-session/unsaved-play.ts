// A play session that was played and is not with the server in full: after a crash, a closed tab, or a lost connection.
import type { Handoff } from './handoff.ts';
import { STALE_MS, WORTH_FEEDBACK_SECONDS } from './limits.ts';
import type { PlayRecord } from './record.ts';
import { findRecord } from './stored-record.ts';

/** As long as its recording is kept on the device. */
export const UNSAVED_MS = 24 * 60 * 60 * 1000;

export interface UnsavedPlay {
  readonly handoff: Handoff;
  readonly atMs: number;
  /** Once the server has made a play session of it. */
  readonly playSessionId?: number;
  /** All that is left to do is to keep the recording. */
  readonly isScored?: boolean;
}

export function isFresh({ atMs }: Pick<UnsavedPlay, 'atMs'>, nowMs: number): boolean {
  return Math.abs(nowMs - atMs) < UNSAVED_MS;
}

/** What an abandoned play left in the browser's storage; undefined where it still runs, or is not worth looking at. */
export function abandonedPlayOf(stored: string | null, nowMs: number): UnsavedPlay | undefined {
  const record = stored === null ? undefined : findRecord(stored);
  if (!record?.audioRecordingStarted || record.elapsedSeconds < WORTH_FEEDBACK_SECONDS)
    return undefined;
  const play = { handoff: handoffOfRecord(record), atMs: record.lastUpdateTime };
  return nowMs - play.atMs > STALE_MS && isFresh(play, nowMs) ? play : undefined;
}

function handoffOfRecord(record: PlayRecord): Handoff {
  const { sessionId, childId, childName, childAge, elapsedSeconds } = record;
  return {
    sessionId,
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
