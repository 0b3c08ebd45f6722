import type { FastifyRequest } from 'fastify';
import { noteEvent } from '#server/account-events/note-event.ts';
import { AppError } from '#server/app-error.ts';
import type { Database } from '#server/database/connect.ts';
import { isUniqueViolation } from '#server/database/is-unique-violation.ts';
import { lockOwner } from '#server/http/lock-owner.ts';
import type { Keyring } from '#server/keys/keyring.ts';
import { spendResetTokensOf } from '#server/tables/password-reset-tokens.ts';
import { deletePendingEmail, findPendingEmail } from '#server/tables/pending-emails.ts';
import { lockKeys, setConfirmedEmail } from '#server/tables/users.ts';
import { enqueueEmailChangedMail } from './email-change.ts';
import { readVerificationToken } from './verification-token.ts';

interface Outcome {
  readonly email: string;
  /** By an earlier click. */
  readonly wasConfirmed: boolean;
}

/** Confirms the address that a token speaks of. Everything is looked at once more under a lock: it may be days old by now. */
export function confirmEmail(
  db: Database,
  keyring: Keyring,
  token: string,
  request: FastifyRequest,
): Promise<Outcome> {
  const statement = readVerificationToken(keyring, token);
  if (!statement)
    throw brokenLink('This link isn’t complete. Please open it again from the email.');
  const { userId, email, changeId, expiresAt } = statement;
  return db.transaction(async (tx) => {
    const keys = await lockKeys(tx, userId);
    if (!keys) throw brokenLink('The account this link was for no longer exists.');
    const isOwn = keys.email === email;
    if (isOwn && keys.emailVerified) return { email, wasConfirmed: true };
    if (expiresAt < Date.now())
      throw brokenLink('This link has expired. You can ask for a new one in your account.');
    const isWaiting = (await findPendingEmail(tx, userId))?.changeId === changeId;
    if (!isOwn && !(changeId && isWaiting)) {
      throw brokenLink('This link is out of date. Check your account for the latest one.');
    }
    await requireOwner(tx, request, userId);
    await (isOwn ? setConfirmedEmail : moveTo)(tx, userId, email);
    await noteEvent(tx, userId, isOwn ? 'email_confirmed' : 'email_changed', request);
    if (!isOwn) await enqueueEmailChangedMail(tx, userId, keys.email);
    return { email, wasConfirmed: false };
  });
}

/**
 * Somebody who only reads the mailbox must not confirm an account that another person made with their address: that person would stay
 * in it after a reset.
 */
async function requireOwner(tx: Database, request: FastifyRequest, userId: string): Promise<void> {
  if (request.userId === undefined) {
    throw new AppError(
      'login_required',
      'Please log in to your account, then open the link from the email again.',
    );
  }
  if (request.userId !== userId) {
    throw new AppError(
      'wrong_user',
      'You’re logged in to another account here. Please log out, then open the link from the email again.',
    );
  }
  await lockOwner(tx, request, { isProven: false });
}

/** Links that were sent to the address before end with it. */
async function moveTo(tx: Database, userId: string, email: string): Promise<void> {
  try {
    await setConfirmedEmail(tx, userId, email);
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new AppError(
      'email_taken',
      'Another account uses this address now, so yours hasn’t changed.',
    );
  }
  await deletePendingEmail(tx, userId);
  await spendResetTokensOf(tx, userId);
}

function brokenLink(sentence: string): AppError {
  return new AppError('invalid_verification_link', sentence);
}
