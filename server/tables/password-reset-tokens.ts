import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { type Database, tables } from '#server/database/connect.ts';

const { passwordResetTokens } = tables;

interface NewResetToken {
  readonly userId: string;
  readonly token: string;
  readonly expiresAt: Date;
}

export async function insertResetToken(tx: Database, token: NewResetToken): Promise<void> {
  await tx.insert(passwordResetTokens).values(token);
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

/** No link that was sent until now works any more. */
export async function spendResetTokensOf(db: Database, userId: string): Promise<void> {
  await db
    .update(passwordResetTokens)
    .set({ usedAt: new Date() })
    .where(and(eq(passwordResetTokens.userId, userId), isNull(passwordResetTokens.usedAt)));
}

export async function deleteExpiredResetTokens(db: Database): Promise<void> {
  await db.delete(passwordResetTokens).where(lt(passwordResetTokens.expiresAt, sql`now()`));
}
