import { and, eq, gt, isNull } from 'drizzle-orm';
import { type Database, tables } from '#server/database/connect.ts';

const { passwordResetTokens, users } = tables;

interface NewResetToken {
  readonly userId: string;
  readonly token: string;
  readonly expiresAt: Date;
}

/** False where the account has moved to another address: a link sent to this one would confirm that one. */
export function insertResetToken(
  db: Database,
  email: string,
  token: NewResetToken,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const owners = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, token.userId), eq(users.email, email)))
      .for('share');
    if (owners.length === 0) return false;
    await tx.insert(passwordResetTokens).values(token);
    return true;
  });
}

/** Whose token it is, whether or not it is still good. */
export async function findOwnerOfResetToken(
  db: Database,
  token: string,
): Promise<string | undefined> {
  const [found] = await db
    .select({ userId: passwordResetTokens.userId })
    .from(passwordResetTokens)
    .where(eq(passwordResetTokens.token, token));
  return found?.userId;
}

/** Uses a token up; false when it is used or too old. */
export async function spendResetToken(db: Database, token: string): Promise<boolean> {
  const now = new Date();
  const spent = await db
    .update(passwordResetTokens)
    .set({ usedAt: now })
    .where(
      and(
        eq(passwordResetTokens.token, token),
        isNull(passwordResetTokens.usedAt),
        gt(passwordResetTokens.expiresAt, now),
      ),
    )
    .returning({ userId: passwordResetTokens.userId });
  return spent.length > 0;
}

/** Whoever could read the mail owns the address. */
export async function setPassword(
  db: Database,
  userId: string,
  passwordHash: string,
): Promise<void> {
  await db.update(users).set({ passwordHash, emailVerified: true }).where(eq(users.id, userId));
}

/** No link that was sent until now works any more. */
export async function spendResetTokensOf(db: Database, userId: string): Promise<void> {
  await db
    .update(passwordResetTokens)
    .set({ usedAt: new Date() })
    .where(and(eq(passwordResetTokens.userId, userId), isNull(passwordResetTokens.usedAt)));
}
