import { and, asc, eq, exists, inArray, lt, not, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { PlaySessionId } from '#domain/ids.ts';
import { type Database, tables } from '#server/database/connect.ts';

const { recordingParts } = tables;

export async function insertPart(
  db: Database,
  part: typeof recordingParts.$inferInsert,
): Promise<void> {
  await db.insert(recordingParts).values(part);
}

/** One after the other, so that no more than one is in memory twice. */
export async function selectPartPositions(db: Database, uploadId: string): Promise<number[]> {
  const rows = await db
    .select({ position: recordingParts.position })
    .from(recordingParts)
    .where(eq(recordingParts.uploadId, uploadId))
    .orderBy(asc(recordingParts.position));
  return rows.map(({ position }) => position);
}

export async function findPart(db: Database, uploadId: string, position: number) {
  const [row] = await db
    .select({ sealedBytes: recordingParts.sealedBytes })
    .from(recordingParts)
    .where(and(eq(recordingParts.uploadId, uploadId), eq(recordingParts.position, position)));
  return row?.sealedBytes;
}

export async function deleteParts(db: Database, uploadId: string): Promise<void> {
  await db.delete(recordingParts).where(eq(recordingParts.uploadId, uploadId));
}

/** The form has said by now which play session they belong to. */
export async function nameParts(
  tx: Database,
  uploadId: string,
  playSessionId: PlaySessionId,
): Promise<void> {
  await tx
    .update(recordingParts)
    .set({ playSessionId })
    .where(eq(recordingParts.uploadId, uploadId));
}

/** Whether sound of the upload in this column is there, as part of a larger question. */
export function hasParts(db: Database, uploadId: PgColumn) {
  return exists(
    db
      .select({ position: recordingParts.position })
      .from(recordingParts)
      .where(eq(recordingParts.uploadId, uploadId)),
  );
}

export async function waitingBytes(db: Database, userId: string): Promise<number> {
  const [sum] = await db
    .select({
      bytes: sql`coalesce(sum(octet_length(${recordingParts.sealedBytes})), 0)`.mapWith(Number),
    })
    .from(recordingParts)
    .where(eq(recordingParts.userId, userId));
  return sum?.bytes ?? 0;
}

/** Of these play sessions, or all of a user: also of one that is just arriving, which may not have said yet what it belongs to. Whose there were. */
export async function deletePartsOf(
  tx: Database,
  userId: string,
  playSessionIds?: readonly PlaySessionId[],
): Promise<(PlaySessionId | null)[]> {
  const gone = await tx
    .delete(recordingParts)
    .where(
      and(
        eq(recordingParts.userId, userId),
        playSessionIds && inArray(recordingParts.playSessionId, [...playSessionIds]),
      ),
    )
    .returning({ id: recordingParts.playSessionId });
  return gone.map(({ id }) => id);
}

/** But for those of which this is true. */
export async function deletePartsOlderThan(
  db: Database,
  hours: number,
  isWanted: SQL,
): Promise<void> {
  const isOld = lt(recordingParts.createdAt, sql`now() - make_interval(hours => ${hours})`);
  await db.delete(recordingParts).where(and(isOld, not(isWanted)));
}
