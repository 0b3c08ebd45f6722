// Where the recordings of play sessions lie that a family keeps, and how large they are.

import { and, count, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { PlaySessionId } from '#domain/ids.ts';
import { type Database, tables } from '#server/database/connect.ts';

const { specialSessions } = tables;

interface Owned {
  readonly userId: string;
  readonly playSessionId: PlaySessionId;
}

const owned = ({ userId, playSessionId }: Owned) =>
  and(eq(specialSessions.id, playSessionId), eq(specialSessions.userId, userId));

/** Which recordings of a user: of one child, of some play sessions, or all. */
export interface RecordingChoice {
  readonly childId?: number | undefined;
  readonly playSessionIds?: readonly PlaySessionId[] | undefined;
}

const chosen = (userId: string, { childId, playSessionIds }: RecordingChoice) =>
  and(
    eq(specialSessions.userId, userId),
    childId === undefined ? undefined : eq(specialSessions.childId, childId),
    playSessionIds && inArray(specialSessions.id, [...playSessionIds]),
  );

/** Notes where the recording will lie before it is written, so that deleting finds it from the first byte on. */
export async function nameRecording(db: Database, play: Owned, url: string) {
  const [row] = await db
    .update(specialSessions)
    .set({ audioFileUrl: sql`coalesce(${specialSessions.audioFileUrl}, ${url})` })
    .where(owned(play))
    .returning({ url: specialSessions.audioFileUrl, bytes: specialSessions.audioSizeBytes });
  return row;
}

/** False where it is not wanted any more. */
export async function noteRecordingSize(
  db: Database,
  play: Owned,
  url: string,
  audioSizeBytes: number,
): Promise<boolean> {
  const rows = await db
    .update(specialSessions)
    .set({ audioSizeBytes })
    .where(and(owned(play), eq(specialSessions.audioFileUrl, url)))
    .returning({ id: specialSessions.id });
  return rows.length > 0;
}

/** It could not be written anywhere: nobody is told that it is there. */
export async function forgetUnkept(db: Database, play: Owned): Promise<void> {
  await db
    .update(specialSessions)
    .set({ audioFileUrl: null })
    .where(and(owned(play), isNull(specialSessions.audioSizeBytes)));
}

export async function selectRecordingUrls(
  db: Database,
  userId: string,
  choice: RecordingChoice,
): Promise<string[]> {
  const rows = await db
    .select({ url: specialSessions.audioFileUrl })
    .from(specialSessions)
    .where(and(chosen(userId, choice), isNotNull(specialSessions.audioFileUrl)));
  return rows.flatMap(({ url }) => (url === null ? [] : [url]));
}

/** What was learned from them stays. Whose there were. */
export async function forgetRecordings(
  tx: Database,
  userId: string,
  choice: RecordingChoice,
): Promise<PlaySessionId[]> {
  const gone = await tx
    .update(specialSessions)
    .set({ audioFileUrl: null, audioSizeBytes: null })
    .where(and(chosen(userId, choice), isNotNull(specialSessions.audioFileUrl)))
    .returning({ id: specialSessions.id });
  return gone.map(({ id }) => id);
}

export async function keptBytes(db: Database, userId: string): Promise<number> {
  const [sum] = await db
    .select({ bytes: sql`coalesce(sum(${specialSessions.audioSizeBytes}), 0)`.mapWith(Number) })
    .from(specialSessions)
    .where(eq(specialSessions.userId, userId));
  return sum?.bytes ?? 0;
}

/** By child: what is there of play. A child that nobody played with has nothing. */
export function selectStorage(db: Database, userId: string) {
  return db
    .select({
      childId: specialSessions.childId,
      sessionCount: count(specialSessions.id),
      audioFileCount: count(specialSessions.audioFileUrl),
      storageBytes: sql`coalesce(sum(${specialSessions.audioSizeBytes}), 0)`.mapWith(Number),
    })
    .from(specialSessions)
    .where(eq(specialSessions.userId, userId))
    .groupBy(specialSessions.childId);
}
