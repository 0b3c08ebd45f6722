import { lt } from 'drizzle-orm';
import { type Database, tables } from '#server/database/connect.ts';

/** Expired login sessions are refused anyway; this keeps them from piling up. */
export async function deleteExpiredLoginSessions(db: Database): Promise<void> {
  await db.delete(tables.sessions).where(lt(tables.sessions.expire, new Date()));
}
