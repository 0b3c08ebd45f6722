import { and, eq, sql } from 'drizzle-orm';
import type { CurrentUser } from '#contract/auth.ts';
import { AppError } from '#server/app-error.ts';
import { type Database, tables } from '#server/database/connect.ts';
import { prepared } from '#server/database/prepared.ts';
import { pendingEmailOfUser } from './pending-emails.ts';

const { users } = tables;

/** What a screen may see of a user: no hash, no provider's id. */
const visibleColumns = {
  id: users.id,
  email: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
  profileImageUrl: users.profileImageUrl,
  authProvider: users.authProvider,
  emailVerified: users.emailVerified,
  pendingEmail: pendingEmailOfUser,
  hasPassword: sql<boolean>`${users.passwordHash} is not null`,
};

const userById = prepared('user_by_id', (db) =>
  db
    .select(visibleColumns)
    .from(users)
    .where(eq(users.id, sql.placeholder('id'))),
);

export async function findUserById(db: Database, id: string): Promise<CurrentUser | undefined> {
  const [user] = await userById(db, { id });
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

/** The keys of a user whose row nobody else changes until the transaction ends; undefined when they are gone. */
export async function lockKeys(tx: Database, userId: string) {
  const [keys] = await tx
    .select({ ...keyColumns, emailVerified: users.emailVerified })
    .from(users)
    .where(eq(users.id, userId))
    .for('update');
  return keys;
}

/**
 * Until the transaction ends, no other one that asks for the same lock runs. What a user agrees to and what
 * hangs on it change under it, so that nothing is saved on a consent that was just withdrawn.
 */
export async function lockUser(tx: Database, userId: string): Promise<void> {
  const found = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, userId))
    .for('update');
  if (found.length === 0) throw new AppError('login_required', 'Please log in to continue.');
}

/** Until the transaction ends the account stays at this address; false where it has another one by now. */
export async function holdEmail(tx: Database, userId: string, email: string): Promise<boolean> {
  const owners = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.email, email)))
    .for('share');
  return owners.length > 0;
}

/** How a user is written to, or named on their own screens. */
export async function findNames(db: Database, userId: string) {
  const [names] = await db
    .select({ email: users.email, firstName: users.firstName })
    .from(users)
    .where(eq(users.id, userId));
  return names;
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

/** What may change of a row that is there. */
type Change = Partial<
  Pick<
    typeof users.$inferInsert,
    'email' | 'emailVerified' | 'firstName' | 'passwordHash' | 'timeZone'
  >
>;

export async function updateUser(db: Database, userId: string, change: Change): Promise<void> {
  await db.update(users).set(change).where(eq(users.id, userId));
}

/** Whoever could read a mail to this address owns it. */
export function setConfirmedEmail(tx: Database, userId: string, email: string): Promise<void> {
  return updateUser(tx, userId, { email, emailVerified: true });
}

/** Nobody comes in by a password or a provider any more. */
export async function clearKeys(db: Database, userId: string): Promise<void> {
  await db
    .update(users)
    .set({ passwordHash: null, googleId: null, oidcSubject: null })
    .where(eq(users.id, userId));
}

/** Deletes a user; foreign keys take along everything that is theirs. Gives the address. */
export async function deleteUser(db: Database, userId: string): Promise<string | undefined> {
  const [gone] = await db
    .delete(users)
    .where(eq(users.id, userId))
    .returning({ email: users.email });
  return gone?.email;
}

/** Where a provider's id of a user stands. */
export type SubjectColumn = 'googleId' | 'oidcSubject';

export async function findUserBySubject(
  db: Database,
  column: SubjectColumn,
  subject: string,
): Promise<CurrentUser | undefined> {
  const [user] = await db.select(visibleColumns).from(users).where(eq(users[column], subject));
  return user;
}

/** The provider has confirmed the address. */
export async function saveSubject(
  tx: Database,
  userId: string,
  column: SubjectColumn,
  subject: string,
): Promise<void> {
  await tx
    .update(users)
    .set({ [column]: subject, emailVerified: true })
    .where(eq(users.id, userId));
}

/** False where it was not linked. */
export async function forgetSubject(
  db: Database,
  userId: string,
  column: SubjectColumn,
): Promise<boolean> {
  const unlinked = await db
    .update(users)
    .set({ [column]: null, isProviderUnlinked: true })
    .where(and(eq(users.id, userId), sql`${users[column]} is not null`))
    .returning({ id: users.id });
  return unlinked.length > 0;
}

/** Whether its owner has taken a provider off. */
export async function hasUnlinkedProvider(tx: Database, userId: string): Promise<boolean> {
  const [user] = await tx
    .select({ isUnlinked: users.isProviderUnlinked })
    .from(users)
    .where(eq(users.id, userId));
  return user?.isUnlinked ?? false;
}

/** Those in a time zone whose address is confirmed, as part of a larger question. */
export function confirmedUsersIn(db: Database, timeZone: string) {
  return db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.timeZone, timeZone), users.emailVerified));
}
