// Everything by which somebody is in an account or could come in, and how it ends.
import { and, eq, isNotNull, or } from 'drizzle-orm';
import { type Database, tables } from '#server/database/connect.ts';
import { spendResetTokensOf } from './reset-token-repository.ts';

const { authenticators, devices, passkeys, pendingEmails, recoveryCodes, sessions, users } = tables;

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

/** Whether somebody holds a key that a new password does not replace. */
export async function hasKeysBesidePassword(tx: Database, userId: string): Promise<boolean> {
  const [providers, keys, codes] = await Promise.all([
    tx.$count(
      users,
      and(eq(users.id, userId), or(isNotNull(users.googleId), isNotNull(users.oidcSubject))),
    ),
    tx.$count(passkeys, eq(passkeys.userId, userId)),
    tx.$count(authenticators, eq(authenticators.userId, userId)),
  ]);
  return providers + keys + codes > 0;
}
