import { eq } from 'drizzle-orm';
import type { CurrentUser } from '#contract/auth.ts';
import { type Database, tables } from '#server/database/connect.ts';
import { visibleColumns } from './repository.ts';
import { endOtherWaysIn } from './ways-in.ts';

const { authenticators, users } = tables;

export type SubjectColumn = 'googleId' | 'oidcSubject';

export async function findUserBySubject(
  db: Database,
  column: SubjectColumn,
  subject: string,
): Promise<CurrentUser | undefined> {
  const [user] = await db.select(visibleColumns).from(users).where(eq(users[column], subject));
  return user;
}

/**
 * Ties a provider to an account. An address that was never confirmed may have been taken by a stranger
 * who waits for its owner: in a takeover every way in that the stranger has ends.
 */
export async function linkSubject(
  tx: Database,
  userId: string,
  column: SubjectColumn,
  subject: string,
  { isTakeover }: { isTakeover: boolean },
): Promise<void> {
  if (isTakeover) await endOtherWaysIn(tx, userId);
  await tx
    .update(users)
    .set({ [column]: subject, emailVerified: true })
    .where(eq(users.id, userId));
}

/** An account with an authenticator app, or whose owner has taken a provider off: an email in common is not enough to link one. */
export async function refusesNewLinks(tx: Database, userId: string): Promise<boolean> {
  const [user] = await tx
    .select({
      isUnlinked: users.isProviderUnlinked,
      appCount: tx.$count(authenticators, eq(authenticators.userId, userId)),
    })
    .from(users)
    .where(eq(users.id, userId));
  return user !== undefined && (user.isUnlinked || user.appCount > 0);
}
