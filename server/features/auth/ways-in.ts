// Everything by which somebody is in an account or could come in, and how it ends.
import { and, eq, gt, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { type Database, tables } from '#server/database/connect.ts';
import { spendResetTokensOf } from './reset-token-repository.ts';

const { authenticators, devices, passkeys, pendingEmails, recoveryCodes, sessions, users } = tables;

const YOUNG_DAYS = 7;

/** Every login session, known device, link and waiting email ends; what the account's owner has set up as keys stays. */
export async function endLogins(tx: Database, userId: string): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.userId, userId));
  await tx.delete(devices).where(eq(devices.userId, userId));
  await tx.delete(pendingEmails).where(eq(pendingEmails.userId, userId));
  await spendResetTokensOf(tx, userId);
}

/**
 * The keys end, too: for an account whose address was never confirmed. Whoever made it may not be the one who reads its mails, and
 * would come back by a key that they left there. The caller gives the owner a new one.
 */
export async function endOtherWaysIn(tx: Database, userId: string): Promise<void> {
  await endLogins(tx, userId);
  await tx
    .update(users)
    .set({ passwordHash: null, googleId: null, oidcSubject: null })
    .where(eq(users.id, userId));
  await tx.delete(passkeys).where(eq(passkeys.userId, userId));
  await tx.delete(authenticators).where(eq(authenticators.userId, userId));
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
}

/**
 * What was added in the last days ends with a reset, too: whoever had the password for a moment may have left it there, and with a code
 * that only they know the owner would be kept out for good. What has been there longer, its owner has had mails about.
 */
export async function endYoungKeys(tx: Database, userId: string): Promise<void> {
  const isYoung = (createdAt: PgColumn) =>
    gt(createdAt, sql`now() - make_interval(days => ${YOUNG_DAYS})`);
  await tx.delete(passkeys).where(and(eq(passkeys.userId, userId), isYoung(passkeys.createdAt)));
  const ended = await tx
    .delete(authenticators)
    .where(and(eq(authenticators.userId, userId), isYoung(authenticators.createdAt)))
    .returning({ userId: authenticators.userId });
  if (ended.length > 0) await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
}
