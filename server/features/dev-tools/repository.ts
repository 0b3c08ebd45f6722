import { and, eq } from 'drizzle-orm';
import { type Database, tables } from '#server/database/connect.ts';

const { children, specialSessions } = tables;

export async function findTranscript(db: Database, userId: string, playSessionId: number) {
  const [row] = await db
    .select({ transcript: specialSessions.audioTranscription, childName: children.name })
    .from(specialSessions)
    .innerJoin(children, eq(children.id, specialSessions.childId))
    .where(and(eq(specialSessions.id, playSessionId), eq(specialSessions.userId, userId)));
  return row;
}
