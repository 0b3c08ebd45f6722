import { and, eq, gt, isNull } from 'drizzle-orm';
import { type Database, tables } from '#server/database/connect.ts';

const { passwordResetTokens, sessions, users } = tables;

interface NewResetToken {
  readonly userId: string;
  readonly token: string;
  readonly expiresAt: Date;
}

export async function insertResetToken(db: Database, token: NewResetToken): Promise<void> {
  await db.insert(passwordResetTokens).values(token);
}

/** Uses a token up and says whose it was; undefined when it is unknown, used or too old. */
export async function spendResetToken(db: Database, token: string): Promise<string | undefined> {
  const now = new Date();
  const [spent] = await db
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
  return spent?.userId;
}

/** Whoever could read the mail owns the address: it is confirmed, and every other link and login ends. */
export async function setPassword(
  db: Database,
  userId: string,
  passwordHash: string,
): Promise<void> {
  await db.update(users).set({ passwordHash, emailVerified: true }).where(eq(users.id, userId));
  await db.delete(sessions).where(eq(sessions.userId, userId));
  await db
    .update(passwordResetTokens)
    .set({ usedAt: new Date() })
    .where(and(eq(passwordResetTokens.userId, userId), isNull(passwordResetTokens.usedAt)));
}
