import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { type Database, tables } from '#server/database/connect.ts';

const { authenticators, recoveryCodes } = tables;

export async function findAuthenticator(db: Database, userId: string) {
  const [found] = await db.select().from(authenticators).where(eq(authenticators.userId, userId));
  return found;
}

/** False where there is one already. */
export async function insertAuthenticator(
  db: Database,
  authenticator: typeof authenticators.$inferInsert,
): Promise<boolean> {
  const inserted = await db
    .insert(authenticators)
    .values(authenticator)
    .onConflictDoNothing()
    .returning({ userId: authenticators.userId });
  return inserted.length > 0;
}

export async function deleteAuthenticator(db: Database, userId: string): Promise<boolean> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  const deleted = await db
    .delete(authenticators)
    .where(eq(authenticators.userId, userId))
    .returning({ userId: authenticators.userId });
  return deleted.length > 0;
}

/** One that was added in the last days. */
export async function deleteYoungAuthenticator(
  db: Database,
  userId: string,
  days: number,
): Promise<void> {
  const isYoung = gt(authenticators.createdAt, sql`now() - make_interval(days => ${days})`);
  const deleted = await db
    .delete(authenticators)
    .where(and(eq(authenticators.userId, userId), isYoung))
    .returning({ userId: authenticators.userId });
  if (deleted.length > 0) await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
}

/** False where this code or a later one was used before, on whichever server. */
export async function spendStep(db: Database, userId: string, step: number): Promise<boolean> {
  const spent = await db
    .update(authenticators)
    .set({ lastStep: step })
    .where(and(eq(authenticators.userId, userId), lt(authenticators.lastStep, step)))
    .returning({ userId: authenticators.userId });
  return spent.length > 0;
}

export function countRecoveryCodes(db: Database, userId: string): Promise<number> {
  return db.$count(recoveryCodes, eq(recoveryCodes.userId, userId));
}

export async function replaceRecoveryCodes(
  db: Database,
  userId: string,
  hashes: readonly string[],
): Promise<void> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await db.insert(recoveryCodes).values(hashes.map((codeHash) => ({ userId, codeHash })));
}

/** False where it is none of this user's, or was used before. */
export async function spendRecoveryCode(
  db: Database,
  userId: string,
  codeHash: string,
): Promise<boolean> {
  const spent = await db
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash)))
    .returning({ userId: recoveryCodes.userId });
  return spent.length > 0;
}
