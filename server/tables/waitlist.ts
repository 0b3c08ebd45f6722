import { type Database, tables } from '#server/database/connect.ts';

/** Adds an address; false when it was there before. */
export async function insertWaitlistEntry(db: Database, email: string): Promise<boolean> {
  const inserted = await db
    .insert(tables.waitlist)
    .values({ email })
    .onConflictDoNothing()
    .returning({ id: tables.waitlist.id });
  return inserted.length > 0;
}
