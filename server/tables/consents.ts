import { and, desc, eq } from 'drizzle-orm';
import { type Database, tables } from '#server/database/connect.ts';

const { consents } = tables;

export type ConsentKind = (typeof consents.$inferSelect)['kind'];

export async function findNewestConsent(db: Database, userId: string, kind: ConsentKind) {
  const [newest] = await db
    .select({
      granted: consents.granted,
      createdAt: consents.createdAt,
      textVersion: consents.textVersion,
      service: consents.service,
    })
    .from(consents)
    .where(and(eq(consents.userId, userId), eq(consents.kind, kind)))
    .orderBy(desc(consents.id))
    .limit(1);
  return newest;
}

export async function insertConsent(
  db: Database,
  consent: typeof consents.$inferInsert,
): Promise<void> {
  await db.insert(consents).values(consent);
}

export async function deleteConsentsOf(db: Database, userId: string): Promise<number> {
  const gone = await db.delete(consents).where(eq(consents.userId, userId));
  return gone.rowCount ?? 0;
}
