// Which play session came of a live one: its row is what makes saving safe to repeat.
import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { type Database, tables } from '#server/database/connect.ts';

const { liveSegments, liveSessions, specialSessions } = tables;

const named = (userId: string, key: string) =>
  and(eq(liveSessions.userId, userId), eq(liveSessions.key, key));

export async function findSavedLive(db: Database, userId: string, key: string) {
  const [row] = await db
    .select({ playSession: specialSessions })
    .from(liveSessions)
    .innerJoin(specialSessions, eq(specialSessions.id, liveSessions.playSessionId))
    .where(and(named(userId, key), eq(specialSessions.userId, userId)));
  return row?.playSession;
}

/** Until the transaction ends nobody else saves it; makes the row where the browser never came to connect. */
export async function lockLive(
  tx: Database,
  userId: string,
  key: string,
  childId: number,
): Promise<number | null> {
  await tx
    .insert(liveSessions)
    .values({ userId, key, childId, holder: randomUUID(), status: 'finished' })
    .onConflictDoNothing();
  const [row] = await tx
    .select({ playSessionId: liveSessions.playSessionId })
    .from(liveSessions)
    .where(named(userId, key))
    .for('update');
  return row?.playSessionId ?? null;
}

export async function linkLive(
  tx: Database,
  userId: string,
  key: string,
  playSessionId: number,
): Promise<void> {
  await tx.update(liveSessions).set({ playSessionId }).where(named(userId, key));
}

/** An upload is scored instead: whoever listens can write no more, and the voices go. */
export async function forgetHeard(tx: Database, userId: string, key: string): Promise<void> {
  await tx
    .update(liveSessions)
    .set({ holder: randomUUID(), status: 'unheard', state: null, result: null })
    .where(named(userId, key));
  await tx
    .delete(liveSegments)
    .where(and(eq(liveSegments.userId, userId), eq(liveSegments.key, key)));
}
