import { eq, sql } from 'drizzle-orm';
import type { CurrentUser } from '#contract/auth.ts';
import { type Database, tables } from '#server/database/connect.ts';

const { users } = tables;

/** What a screen may see of a user: no hash, no provider's id. */
export const visibleColumns = {
  id: users.id,
  email: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
  profileImageUrl: users.profileImageUrl,
  authProvider: users.authProvider,
  emailVerified: users.emailVerified,
  pendingEmail: sql<string | null>`(
    select pending.email from pending_emails pending
    where pending.user_id = users.id and pending.expires_at > now())`,
  hasPassword: sql<boolean>`${users.passwordHash} is not null`,
};

export async function findUserById(db: Database, id: string): Promise<CurrentUser | undefined> {
  const [user] = await db.select(visibleColumns).from(users).where(eq(users.id, id));
  return user;
}

export async function findCredentials(db: Database, email: string) {
  const [row] = await db
    .select({ ...visibleColumns, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.email, email));
  if (!row) return undefined;
  const { passwordHash, ...user } = row;
  return { user, passwordHash };
}

const keyColumns = {
  email: users.email,
  passwordHash: users.passwordHash,
  googleId: users.googleId,
  oidcSubject: users.oidcSubject,
};

/** Everything that somebody could show to prove that an account is theirs. */
export async function findKeys(db: Database, userId: string) {
  const [keys] = await db.select(keyColumns).from(users).where(eq(users.id, userId));
  return keys;
}

/** Adds a user; undefined when the address or the provider's id is taken. */
export async function insertUser(
  db: Database,
  user: typeof users.$inferInsert,
): Promise<CurrentUser | undefined> {
  const [inserted] = await db
    .insert(users)
    .values(user)
    .onConflictDoNothing()
    .returning(visibleColumns);
  return inserted;
}

/** The keys of a user whose row nobody else changes until the transaction ends; undefined when they are gone. */
export async function lockKeys(tx: Database, userId: string) {
  const [keys] = await tx
    .select({ ...keyColumns, emailVerified: users.emailVerified })
    .from(users)
    .where(eq(users.id, userId))
    .for('update');
  return keys;
}

/** Whoever could read a mail to this address owns it. */
export async function setConfirmedEmail(
  tx: Database,
  userId: string,
  email: string,
): Promise<void> {
  await tx.update(users).set({ email, emailVerified: true }).where(eq(users.id, userId));
}

/** Deletes a user; foreign keys take along everything that is theirs. Gives the address. */
export async function deleteUser(db: Database, userId: string): Promise<string | undefined> {
  const [gone] = await db
    .delete(users)
    .where(eq(users.id, userId))
    .returning({ email: users.email });
  return gone?.email;
}
