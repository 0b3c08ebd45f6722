import type { DataOverview } from '#contract/data-management.ts';
import type { PlaySessionId } from '#domain/ids.ts';
import { AppError } from '#server/app-error.ts';
import type { Database } from '#server/database/connect.ts';
import { enqueueRecordingDeletion } from '#server/jobs/delete-recordings.ts';
import { forgetRecordings, selectStorage } from '#server/plays/tables/kept-recordings.ts';
import {
  deletePlaySessions,
  selectPlaySessionsWithChild,
} from '#server/plays/tables/play-sessions.ts';
import { deletePartsOf } from '#server/plays/tables/recording-parts.ts';
import { deleteUploads } from '#server/plays/tables/recording-uploads.ts';
import { deleteVoiceprints } from '#server/plays/tables/voice-enrollments.ts';
import { deleteChild, deleteChildrenOf, selectChildren } from '#server/tables/children.ts';
import { deleteMessagesOf } from '#server/tables/coach-messages.ts';
import { deleteConsentsOf } from '#server/tables/consents.ts';
import { deletePreferencesOf } from '#server/tables/mail-preferences.ts';
import { lockUser } from '#server/tables/users.ts';

/** More than the screen lists; who wants all of them has the download. */
const LISTED_PLAY_SESSIONS = 50;

export async function overviewOf(db: Database, userId: string): Promise<DataOverview> {
  const [newest, own, storage] = await Promise.all([
    selectPlaySessionsWithChild(db, userId, LISTED_PLAY_SESSIONS),
    selectChildren(db, userId),
    selectStorage(db, userId),
  ]);
  const children = own.map(({ id, name }) => {
    const {
      sessionCount = 0,
      audioFileCount = 0,
      storageBytes = 0,
    } = storage.find(({ childId }) => childId === id) ?? {};
    return { id, name, sessionCount, audioFileCount, storageBytes };
  });
  const sum = (numberOf: (child: (typeof children)[number]) => number) =>
    children.reduce((total, child) => total + numberOf(child), 0);
  return {
    hasAnyData: children.length > 0,
    summary: {
      totalSessions: sum((child) => child.sessionCount),
      totalAudioFiles: sum((child) => child.audioFileCount),
      totalChildren: children.length,
      totalStorageBytes: sum((child) => child.storageBytes),
    },
    sessions: newest.map((play) => ({ ...play, completedAt: play.completedAt.toISOString() })),
    children,
  };
}

/** Deletes all data of a user, or only these play sessions, and says how much. The account stays. Safe to repeat. */
export async function deleteEverything(
  db: Database,
  userId: string,
  playSessionIds: readonly PlaySessionId[] | undefined,
): Promise<number> {
  return db.transaction(async (tx) => {
    await enqueueRecordingDeletion(tx, userId, { playSessionIds });
    return playSessionIds
      ? deletePlaySessions(tx, userId, playSessionIds)
      : deleteAllRows(tx, userId);
  });
}

/** Everything that a user has, but the account and how to log into it. */
async function deleteAllRows(tx: Database, userId: string): Promise<number> {
  await lockUser(tx, userId);
  const plays = (await selectStorage(tx, userId)).map(({ sessionCount }) => sessionCount);
  const others = [
    await deleteChildrenOf(tx, userId),
    new Set(await deletePartsOf(tx, userId)).size,
    await deleteMessagesOf(tx, userId),
    await deleteVoiceprints(tx, userId),
    await deleteConsentsOf(tx, userId),
    await deletePreferencesOf(tx, userId),
  ];
  return [...plays, ...others].reduce((sum, count) => sum + count, 0);
}

/** Deletes recordings, says of how many plays, and keeps what was learned from them. Safe to repeat. */
export async function deleteRecordingsOf(
  db: Database,
  userId: string,
  playSessionIds: readonly PlaySessionId[] | undefined,
): Promise<number> {
  return db.transaction(async (tx) => {
    await enqueueRecordingDeletion(tx, userId, { playSessionIds });
    // Also those that wait to be scored.
    const waiting = await deletePartsOf(tx, userId, playSessionIds);
    await deleteUploads(tx, userId, playSessionIds);
    const kept = await forgetRecordings(tx, userId, { playSessionIds });
    return new Set([...waiting, ...kept]).size;
  });
}

export async function deleteOnePlaySession(
  db: Database,
  userId: string,
  id: PlaySessionId,
): Promise<void> {
  await db.transaction(async (tx) => {
    await enqueueRecordingDeletion(tx, userId, { playSessionIds: [id] });
    if ((await deletePlaySessions(tx, userId, [id])) === 0) {
      throw new AppError('not_found', 'We couldn’t find this session.');
    }
  });
}

export async function deleteOneChild(db: Database, userId: string, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    await enqueueRecordingDeletion(tx, userId, { childId: id });
    if (!(await deleteChild(tx, userId, id))) {
      throw new AppError('not_found', 'We couldn’t find this child.');
    }
  });
}
