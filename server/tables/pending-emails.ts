import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { type Database, tables } from '#server/database/connect.ts';

const { pendingEmails } = tables;

const LIFETIME_DAYS = 7;

/** One at a time: a wish before this one ends, and its link with it. */
export async function savePendingEmail(tx: Database, userId: string, email: string): Promise<void> {
  const wish = {
    email,
    changeId: sql`gen_random_uuid()`,
    expiresAt: sql`now() + make_interval(days => ${LIFETIME_DAYS})`,
  };
  await tx
    .insert(pendingEmails)
    .values({ userId, ...wish })
    .onConflictDoUpdate({ target: pendingEmails.userId, set: wish });
}

/** The email that waits, as part of a question about `users`. */
export const pendingEmailOfUser = sql<string | null>`(
  select pending.email from pending_emails pending
  where pending.user_id = users.id and pending.expires_at > now())`;

export async function findPendingEmail(db: Database, userId: string) {
  const [pending] = await db
    .select()
    .from(pendingEmails)
    .where(and(eq(pendingEmails.userId, userId), gt(pendingEmails.expiresAt, sql`now()`)));
  return pending;
}

export async function deletePendingEmail(db: Database, userId: string): Promise<void> {
  await db.delete(pendingEmails).where(eq(pendingEmails.userId, userId));
}

export async function deleteExpiredPendingEmails(db: Database): Promise<void> {
  await db.delete(pendingEmails).where(lt(pendingEmails.expiresAt, sql`now()`));
}
