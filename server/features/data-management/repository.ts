import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm';
import { type Database, tables } from '#server/database/connect.ts';
import { lockUser } from '#server/database/lock-user.ts';

const {
  children,
  coachMessages,
  consents,
  mailPreferences,
  parentVoiceEnrollments,
  recordingParts,
  recordingUploads,
  specialSessions,
  voiceEmbeddings,
} = tables;

/** The newest play sessions; the numbers beside them are of all. */
export function selectSessionsForOverview(db: Database, userId: string, limit: number) {
  return db
    .select({
      id: specialSessions.id,
      childName: children.name,
      duration: specialSessions.duration,
      completedAt: specialSessions.completedAt,
      hasAudio: sql<boolean>`${specialSessions.audioFileUrl} is not null`,
    })
    .from(specialSessions)
    .innerJoin(children, eq(children.id, specialSessions.childId))
    .where(eq(specialSessions.userId, userId))
    .orderBy(desc(specialSessions.completedAt), desc(specialSessions.id))
    .limit(limit);
}

export function selectChildrenForOverview(db: Database, userId: string) {
  return db
    .select({
      id: children.id,
      name: children.name,
      sessionCount: count(specialSessions.id),
      audioFileCount: count(specialSessions.audioFileUrl),
      storageBytes: sql`coalesce(sum(${specialSessions.audioSizeBytes}), 0)`.mapWith(Number),
    })
    .from(children)
    .leftJoin(specialSessions, eq(specialSessions.childId, children.id))
    .where(eq(children.userId, userId))
    .groupBy(children.id)
    .orderBy(asc(children.id));
}

export async function deletePlaySessionRows(
  tx: Database,
  userId: string,
  ids: readonly number[],
): Promise<number> {
  const gone = await tx
    .delete(specialSessions)
    .where(and(eq(specialSessions.userId, userId), inArray(specialSessions.id, [...ids])))
    .returning({ id: specialSessions.id });
  return gone.length;
}

export async function deleteChildRow(tx: Database, userId: string, id: number): Promise<boolean> {
  const gone = await tx
    .delete(children)
    .where(and(eq(children.userId, userId), eq(children.id, id)))
    .returning({ id: children.id });
  return gone.length > 0;
}

/** Everything that a user has, but the account and how to log into it. */
export async function deleteAllRows(tx: Database, userId: string): Promise<void> {
  await lockUser(tx, userId);
  await tx.delete(children).where(eq(children.userId, userId));
  // One that is just arriving may not have said yet what it belongs to.
  await tx.delete(recordingParts).where(eq(recordingParts.userId, userId));
  await tx.delete(coachMessages).where(eq(coachMessages.userId, userId));
  await tx.delete(parentVoiceEnrollments).where(eq(parentVoiceEnrollments.userId, userId));
  await tx.delete(voiceEmbeddings).where(eq(voiceEmbeddings.userId, userId));
  await tx.delete(consents).where(eq(consents.userId, userId));
  await tx.delete(mailPreferences).where(eq(mailPreferences.userId, userId));
}

/** Also those that wait to be scored. */
export async function forgetRecordings(
  tx: Database,
  userId: string,
  ids: readonly number[] | undefined,
): Promise<void> {
  for (const table of [recordingParts, recordingUploads]) {
    await tx
      .delete(table)
      .where(and(eq(table.userId, userId), ids && inArray(table.playSessionId, [...ids])));
  }
  await tx
    .update(specialSessions)
    .set({ audioFileUrl: null, audioSizeBytes: null })
    .where(and(eq(specialSessions.userId, userId), ids && inArray(specialSessions.id, [...ids])));
}
