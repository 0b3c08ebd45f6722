// Everything by which somebody is in an account or could come in, and how it ends.
import type { Database } from '#server/database/connect.ts';
import { deleteAuthenticator, deleteYoungAuthenticator } from '#server/tables/authenticators.ts';
import { deleteDevicesOf } from '#server/tables/devices.ts';
import { deleteLoginSessionsOf } from '#server/tables/login-sessions.ts';
import { deletePasskeysOf, deleteYoungPasskeys } from '#server/tables/passkeys.ts';
import { spendResetTokensOf } from '#server/tables/password-reset-tokens.ts';
import { deletePendingEmail } from '#server/tables/pending-emails.ts';
import { clearKeys } from '#server/tables/users.ts';

const YOUNG_DAYS = 7;

/** Every login session, known device, link and waiting email ends; what the account's owner has set up as keys stays. */
export async function endLogins(tx: Database, userId: string): Promise<void> {
  await deleteLoginSessionsOf(tx, userId);
  await deleteDevicesOf(tx, userId);
  await deletePendingEmail(tx, userId);
  await spendResetTokensOf(tx, userId);
}

/**
 * The keys end, too: for an account whose address was never confirmed. Whoever made it may not be the one who reads its mails, and
 * would come back by a key that they left there. The caller gives the owner a new one.
 */
export async function endOtherWaysIn(tx: Database, userId: string): Promise<void> {
  await endLogins(tx, userId);
  await clearKeys(tx, userId);
  await deletePasskeysOf(tx, userId);
  await deleteAuthenticator(tx, userId);
}

/**
 * What was added in the last days ends with a reset, too: whoever had the password for a moment may have left it there, and with a code
 * that only they know the owner would be kept out for good. What has been there longer, its owner has had mails about.
 */
export async function endYoungKeys(tx: Database, userId: string): Promise<void> {
  await deleteYoungPasskeys(tx, userId, YOUNG_DAYS);
  await deleteYoungAuthenticator(tx, userId, YOUNG_DAYS);
}
