// A forgotten password. Asking takes the same time and gets the same answer for every address: all that
// happens then is that a job is queued, and only the job looks whether there is an account.
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { product } from '#domain/content.ts';
import { noteEvent } from '#server/account-events/note-event.ts';
import { greeting } from '#server/adapters/letter.ts';
import type { Mailer } from '#server/adapters/mailer.ts';
import { AppError } from '#server/app-error.ts';
import type { Database } from '#server/database/connect.ts';
import { defineJob, enqueueJob, handleJob } from '#server/jobs/job.ts';
import {
  findOwnerOfResetToken,
  insertResetToken,
  spendResetToken,
} from '#server/tables/password-reset-tokens.ts';
import { findCredentials, holdEmail, lockKeys, updateUser } from '#server/tables/users.ts';
import { refuseCommonPassword } from './common-passwords.ts';
import { hashPassword } from './passwords.ts';
import { hashToken, newToken } from './token.ts';
import { endLogins, endOtherWaysIn, endYoungKeys } from './ways-in.ts';

const TOKEN_LIFETIME_MINUTES = 60;

const resetMailJob = defineJob('sendPasswordResetMail', z.object({ email: z.string() }), 'mail');

/** Hashed, because keys of jobs are looked at by people. */
export const resetMailKey = (email: string) => `reset:${hashToken(email)}`;

export function enqueueResetMail(db: Database, email: string): Promise<void> {
  return enqueueJob(db, resetMailJob, { email }, resetMailKey(email));
}

interface Dependencies {
  readonly db: Database;
  readonly mailer: Mailer;
  readonly publicUrl: () => string;
}

/** Makes the token only now, so that it never lies in the queue in plain text. */
export function sendResetMail({ db, mailer, publicUrl }: Dependencies) {
  return handleJob(resetMailJob, async ({ email }, reference) => {
    const found = await findCredentials(db, email);
    if (!found) return;
    const token = newToken();
    const expiresAt = new Date(Date.now() + TOKEN_LIFETIME_MINUTES * 60 * 1000);
    const row = { userId: found.user.id, token: hashToken(token), expiresAt };
    if (!(await saveToken(db, email, row))) return;
    await mailer.send({
      reference,
      to: email,
      subject: `Set a new password for ${product.name}`,
      paragraphs: [
        greeting(found.user.firstName),
        'Someone, hopefully you, asked for a new password. The link works once, for one hour.',
      ],
      action: {
        label: 'Set a new password',
        url: `${publicUrl()}/reset-password?token=${token}`,
      },
      note: 'If this wasn’t you, you don’t need to do anything. Your password stays the same.',
    });
  });
}

/** False where the account has moved to another address: a link sent to this one would confirm that one. */
function saveToken(
  db: Database,
  email: string,
  token: Parameters<typeof insertResetToken>[1],
): Promise<boolean> {
  return db.transaction(async (tx) => {
    if (!(await holdEmail(tx, token.userId, email))) return false;
    await insertResetToken(tx, token);
    return true;
  });
}

/**
 * Sets a new password and ends every login. Where the address was never confirmed, all other keys end as well; where it was, its owner
 * has set them up, and those that are not new stay.
 */
export async function finishReset(
  db: Database,
  token: string,
  password: string,
  request: FastifyRequest,
): Promise<{ userId: string; email: string }> {
  refuseCommonPassword(password);
  if (!(await findOwnerOfResetToken(db, hashToken(token)))) throw badLink();
  const passwordHash = await hashPassword(password);
  return db.transaction(async (tx) => {
    const userId = await findOwnerOfResetToken(tx, hashToken(token));
    // The user's row first, as everywhere: two transactions that take them in another order wait for each other.
    const keys = userId && (await lockKeys(tx, userId));
    if (!keys || !(await spendResetToken(tx, hashToken(token)))) {
      throw badLink();
    }
    if (keys.emailVerified) {
      await endLogins(tx, userId);
      await endYoungKeys(tx, userId);
    } else await endOtherWaysIn(tx, userId);
    // Whoever could read the mail owns the address.
    await updateUser(tx, userId, { passwordHash, emailVerified: true });
    await noteEvent(tx, userId, 'password_reset', request);
    return { userId, email: keys.email };
  });
}

function badLink(): AppError {
  return new AppError(
    'invalid_reset_token',
    'This password reset link is invalid or has expired. Please request a new one.',
  );
}
