import { eq, sql } from 'drizzle-orm';
import { type Database, tables } from '#server/database/connect.ts';
import type { KeptName } from './quota-table.ts';

const { children, recordingParts, specialSessions } = tables;

/** How much of it a user has. */
export const usageOf: Readonly<
  Record<KeptName, (db: Database, userId: string) => Promise<number>>
> = {
  children: (db, userId) => db.$count(children, eq(children.userId, userId)),
  async keptRecordingBytes(db, userId) {
    const [sum] = await db
      .select({
        bytes: sql`coalesce(sum(${specialSessions.audioSizeBytes}), 0)`.mapWith(Number),
      })
      .from(specialSessions)
      .where(eq(specialSessions.userId, userId));
    // What waits may be kept, too, and then counts.
    return (sum?.bytes ?? 0) + (await waitingBytes(db, userId));
  },
  waitingRecordingBytes: waitingBytes,
};

async function waitingBytes(db: Database, userId: string): Promise<number> {
  const [sum] = await db
    .select({
      bytes: sql`coalesce(sum(octet_length(${recordingParts.sealedBytes})), 0)`.mapWith(Number),
    })
    .from(recordingParts)
    .where(eq(recordingParts.userId, userId));
  return sum?.bytes ?? 0;
}
