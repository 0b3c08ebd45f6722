import { and, asc, eq, gt, lt, or, sql } from 'drizzle-orm';
import { type Database, tables } from '#server/database/connect.ts';

const { passkeys, spentChallenges } = tables;

/** Longer than any challenge is good, whatever the servers' clocks say. */
const SPENT_MINUTES = 60;

const visibleColumns = {
  id: passkeys.id,
  name: passkeys.name,
  createdAt: passkeys.createdAt,
  lastUsedAt: passkeys.lastUsedAt,
};

/** False where it was spent before. */
export async function insertSpentChallenge(db: Database, hash: string): Promise<boolean> {
  const expiresAt = sql`now() + make_interval(mins => ${SPENT_MINUTES})`;
  const inserted = await db
    .insert(spentChallenges)
    .values({ hash, expiresAt })
    .onConflictDoNothing()
    .returning({ hash: spentChallenges.hash });
  return inserted.length > 0;
}

export function selectPasskeys(db: Database, userId: string) {
  return db
    .select(visibleColumns)
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.id));
}

/** What a browser is told, so that it offers the right ones. */
export function selectDescriptors(db: Database, userId: string) {
  return db
    .select({ id: passkeys.credentialId, transports: passkeys.transports })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.id));
}

export async function findPasskey(db: Database, credentialId: string) {
  const [passkey] = await db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId));
  return passkey;
}

/** Undefined where the key belongs to an account already. */
export async function insertPasskey(db: Database, passkey: typeof passkeys.$inferInsert) {
  const [inserted] = await db
    .insert(passkeys)
    .values(passkey)
    .onConflictDoNothing()
    .returning(visibleColumns);
  return inserted;
}

/** False where the counter has not grown since: somebody else used the same key meanwhile, or it is gone. */
export async function markUsed(db: Database, id: number, counter: number): Promise<boolean> {
  const marked = await db
    .update(passkeys)
    .set({ counter, lastUsedAt: sql`now()` })
    .where(
      and(
        eq(passkeys.id, id),
        // Zero for ever: the authenticator does not count.
        or(lt(passkeys.counter, counter), and(eq(passkeys.counter, 0), sql`${counter} = 0`)),
      ),
    )
    .returning({ id: passkeys.id });
  return marked.length > 0;
}

export async function updateName(db: Database, userId: string, id: number, name: string) {
  const [renamed] = await db
    .update(passkeys)
    .set({ name })
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
    .returning(visibleColumns);
  return renamed;
}

export async function deletePasskey(db: Database, userId: string, id: number): Promise<boolean> {
  const deleted = await db
    .delete(passkeys)
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
    .returning({ id: passkeys.id });
  return deleted.length > 0;
}

export function countPasskeys(db: Database, userId: string): Promise<number> {
  return db.$count(passkeys, eq(passkeys.userId, userId));
}

export async function deletePasskeysOf(db: Database, userId: string): Promise<void> {
  await db.delete(passkeys).where(eq(passkeys.userId, userId));
}

/** Those that were added in the last days. */
export async function deleteYoungPasskeys(
  db: Database,
  userId: string,
  days: number,
): Promise<void> {
  const isYoung = gt(passkeys.createdAt, sql`now() - make_interval(days => ${days})`);
  await db.delete(passkeys).where(and(eq(passkeys.userId, userId), isYoung));
}

export async function deleteExpiredChallenges(db: Database): Promise<void> {
  await db.delete(spentChallenges).where(lt(spentChallenges.expiresAt, sql`now()`));
}
