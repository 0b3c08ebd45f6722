// Everything by which somebody is in an account or could come in, and how it ends.
import { eq } from 'drizzle-orm';
import { type Database, tables } from '#server/database/connect.ts';
import { spendResetTokensOf } from './reset-token-repository.ts';

const { devices, pendingEmails, sessions, users } = tables;

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
}
