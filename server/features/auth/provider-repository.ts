import { eq } from 'drizzle-orm';
import type { CurrentUser } from '#contract/auth.ts';
import { type Database, tables } from '#server/database/connect.ts';
import { visibleColumns } from './repository.ts';
import { endOtherWaysIn } from './ways-in.ts';

const { users } = tables;

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
