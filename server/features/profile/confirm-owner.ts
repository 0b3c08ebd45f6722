import { eq } from 'drizzle-orm';
import type { ErrorCode } from '#contract/errors.ts';
import { AppError } from '#server/app-error.ts';
import { type Database, tables } from '#server/database/connect.ts';
import type { RateLimits } from '#server/http/rate-limits.ts';

const { users } = tables;

interface Dependencies {
  readonly db: Database;
  readonly rateLimits: RateLimits;
  readonly isPasswordRight: (passwordHash: string, password: string) => Promise<boolean>;
}

interface Claim {
  readonly email: string;
  readonly currentPassword: string | undefined;
  /** Of the network. */
  readonly address: string;
}

/**
 * Before an account moves to another email: whoever finds a phone unlocked could make it theirs by a reset. Attempts count as those
 * to log in, since it is the same password that could be guessed.
 */
export async function confirmOwner(
  { db, rateLimits, isPasswordRight }: Dependencies,
  userId: string,
  { email, currentPassword, address }: Claim,
): Promise<void> {
  const [user] = await db
    .select({ email: users.email, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, userId));
  if (!user?.passwordHash || user.email === email) return;
  if (!currentPassword) {
    throw refusal('invalid_input', 'Please enter your current password to change your email.');
  }
  await rateLimits.count('login', address, user.email);
  if (!(await isPasswordRight(user.passwordHash, currentPassword))) {
    throw refusal('invalid_credentials', 'This is not your current password.');
  }
  await rateLimits.forgive('login', user.email);
}

function refusal(code: ErrorCode, sentence: string): AppError {
  return new AppError(code, sentence, { fields: { currentPassword: sentence } });
}
