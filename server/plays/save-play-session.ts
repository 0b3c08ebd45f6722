import type { NewPlaySession } from '#contract/play-sessions.ts';
import { linesOf, type StoredPlay } from '#scoring/stored-play.ts';
import { AppError } from '#server/app-error.ts';
import type { Database } from '#server/database/connect.ts';
import type { Quotas } from '#server/quotas/quotas.ts';
import type { LiveSessions } from './live/live-sessions.ts';
import { valuesHeard, valuesSent } from './scores/score-values.ts';
import { judgeNewPlay, type ScoredPlay, type ScoreServices } from './scores/write-scores.ts';
import {
  findSaved,
  forgetHeard,
  linkLiveSession,
  lockLiveSession,
} from './tables/live-sessions.ts';
import { findPlaySession, insertPlaySession, type PlaySessionRow } from './tables/play-sessions.ts';
import { insertLines } from './tables/utterances.ts';

export interface SavingServices extends ScoreServices {
  readonly db: Database;
  readonly quotas: Pick<Quotas, 'spend'>;
  readonly liveSessions: Pick<LiveSessions, 'finish'>;
}

/** Saves a play session of an own child; one that was heard live is saved once, however often it comes. */
export async function savePlaySession(
  services: SavingServices,
  userId: string,
  wanted: NewPlaySession,
): Promise<PlaySessionRow | ScoredPlay> {
  const { db, liveSessions } = services;
  const recordingKey = wanted.recordingKey ?? wanted.liveSessionId;
  if (recordingKey === undefined) {
    return db.transaction((tx) => insert(services, tx, userId, wanted, undefined));
  }
  const key = { userId, recordingKey };
  const saved = await findSaved(db, key);
  if (saved) return saved;
  const play = wanted.isUploadComing
    ? undefined
    : await liveSessions.finish(key, wanted.recordedChunks).catch(notNow);
  return db.transaction(async (tx) => {
    const playSessionId = await lockLiveSession(tx, key, wanted.childId);
    const before =
      playSessionId === null ? undefined : await findPlaySession(tx, userId, playSessionId);
    if (before) return before;
    const row = await insert(services, tx, userId, wanted, play);
    await linkLiveSession(tx, key, row.id);
    if (wanted.isUploadComing) await forgetHeard(tx, key);
    return row;
  });
}

function notNow(error: unknown): never {
  if (!(error instanceof AppError && error.code === 'unavailable')) throw error;
  throw new AppError(
    'unavailable',
    'We haven’t heard the last moments of your play yet. Please try again in a moment.',
  );
}

async function insert(
  services: SavingServices,
  tx: Database,
  userId: string,
  wanted: NewPlaySession,
  play: StoredPlay | undefined,
): Promise<PlaySessionRow | ScoredPlay> {
  await services.quotas.spend(tx, userId, 'playsPerDay');
  const { childId, activityDescription, endedSecondsAgo = 0 } = wanted;
  const duration = Math.round(wanted.duration);
  const row = await insertPlaySession(tx, {
    ...(play ? valuesHeard(play, duration) : valuesSent(wanted)),
    userId,
    childId,
    duration,
    activityDescription,
    endedSecondsAgo,
  });
  const lines = play ? linesOf(play) : [];
  await insertLines(tx, row, lines);
  // What is never taken away is not given before somebody has listened.
  return wanted.isUploadComing && !play ? row : judgeNewPlay(services, tx, row, lines);
}
