import { eq } from 'drizzle-orm';
import type { CurrentUser } from '#contract/auth.ts';
import { type Database, isUniqueViolation, tables } from '#server/database/connect.ts';

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

interface NewUser {
  readonly email: string;
  readonly passwordHash: string;
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
}

/** Adds a user; undefined when the address is taken. */
export async function insertUser(db: Database, user: NewUser): Promise<CurrentUser | undefined> {
  try {
    const [inserted] = await db.insert(users).values(user).returning(visibleColumns);
    return inserted;
  } catch (error) {
    if (isUniqueViolation(error)) return undefined;
    throw error;
  }
}
