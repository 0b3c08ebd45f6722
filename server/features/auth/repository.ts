import { and, eq, sql } from 'drizzle-orm';
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

/** Everything that somebody could show to prove that an account is theirs. */
export async function findKeys(db: Database, userId: string) {
  const [keys] = await db
    .select({
      email: users.email,
      passwordHash: users.passwordHash,
      googleId: users.googleId,
      oidcSubject: users.oidcSubject,
    })
    .from(users)
    .where(eq(users.id, userId));
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

/** Marks an address as confirmed; false when the user is gone or has another address by now. */
export async function markEmailVerified(
  db: Database,
  userId: string,
  email: string,
): Promise<boolean> {
  const marked = await db
    .update(users)
    .set({ emailVerified: true })
    .where(and(eq(users.id, userId), eq(users.email, email)))
    .returning({ id: users.id });
  return marked.length > 0;
}

/** Deletes a user; foreign keys take along everything that is theirs. Gives the address. */
export async function deleteUser(db: Database, userId: string): Promise<string | undefined> {
  const [gone] = await db
    .delete(users)
    .where(eq(users.id, userId))
    .returning({ email: users.email });
  return gone?.email;
}
