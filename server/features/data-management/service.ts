import type { DataOverview } from '#contract/data-management.ts';
import { AppError } from '#server/app-error.ts';
import type { Database } from '#server/database/connect.ts';
import { enqueueRecordingDeletion } from '#server/jobs/delete-recordings.ts';
import {
  deleteAllRows,
  deleteChildRow,
  deletePlaySessionRows,
  forgetRecordings,
  selectChildrenForOverview,
  selectSessionsForOverview,
} from './repository.ts';

/** More than the screen lists; who wants all of them has the download. */
const LISTED_PLAY_SESSIONS = 50;

export async function overviewOf(db: Database, userId: string): Promise<DataOverview> {
  const [newest, children] = await Promise.all([
    selectSessionsForOverview(db, userId, LISTED_PLAY_SESSIONS),
    selectChildrenForOverview(db, userId),
  ]);
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
    sessions: newest.map((one) => ({ ...one, completedAt: one.completedAt.toISOString() })),
    children,
  };
}

/** Deletes all data of a user, or only these play sessions. The account stays. Safe to repeat. */
export async function deleteEverything(
  db: Database,
  userId: string,
  playSessionIds: readonly number[] | undefined,
): Promise<void> {
  await db.transaction(async (tx) => {
    await enqueueRecordingDeletion(tx, userId, { playSessionIds });
    if (playSessionIds) await deletePlaySessionRows(tx, userId, playSessionIds);
    else await deleteAllRows(tx, userId);
  });
}

/** Deletes recordings and keeps what was learned from them. Safe to repeat. */
export async function deleteRecordingsOf(
  db: Database,
  userId: string,
  playSessionIds: readonly number[] | undefined,
): Promise<void> {
  await db.transaction(async (tx) => {
    await enqueueRecordingDeletion(tx, userId, { playSessionIds });
    await forgetRecordings(tx, userId, playSessionIds);
  });
}

export async function deleteOnePlaySession(
  db: Database,
  userId: string,
  id: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    await enqueueRecordingDeletion(tx, userId, { playSessionIds: [id] });
    if ((await deletePlaySessionRows(tx, userId, [id])) === 0) {
      throw new AppError('not_found', 'We couldn’t find this session.');
    }
  });
}

export async function deleteOneChild(db: Database, userId: string, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    await enqueueRecordingDeletion(tx, userId, { childId: id });
    if (!(await deleteChildRow(tx, userId, id))) {
      throw new AppError('not_found', 'We couldn’t find this child.');
    }
  });
}
