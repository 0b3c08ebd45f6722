// A forgotten password. Asking takes the same time and gets the same answer for every address: all that
// happens then is that a job is queued, and only the job looks whether there is an account.
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { product } from '#domain/content.ts';
import { noteEvent } from '#server/account-events/note-event.ts';
import type { Mailer } from '#server/adapters/mailer.ts';
import { AppError } from '#server/app-error.ts';
import type { Database } from '#server/database/connect.ts';
import { defineJob, enqueueJob, handleJob } from '#server/jobs/job.ts';
import { refuseCommonPassword } from './common-passwords.ts';
import { hashPassword } from './passwords.ts';
import { findCredentials } from './repository.ts';
import { insertResetToken, setPassword, spendResetToken } from './reset-token-repository.ts';
import { hashToken, newToken } from './token.ts';

const TOKEN_LIFETIME_MINUTES = 60;

const resetMailJob = defineJob('sendPasswordResetMail', z.object({ email: z.string() }));

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
    if (!(await insertResetToken(db, email, row))) return;
    await mailer.send({
      reference,
      to: email,
      subject: `Set a new password for ${product.name}`,
      paragraphs: [
        `Hello${found.user.firstName ? ` ${found.user.firstName}` : ''},`,
        'Somebody, hopefully you, asked for a new password. The link works once, for one hour.',
      ],
      action: {
        label: 'Set a new password',
        url: `${publicUrl()}/reset-password?token=${token}`,
      },
      note: 'If it was not you, you need not do anything: your password stays as it is.',
    });
  });
}

/** Sets a new password, and ends every login session of that user. */
export async function finishReset(
  db: Database,
  token: string,
  password: string,
  request: FastifyRequest,
): Promise<void> {
  refuseCommonPassword(password);
  const passwordHash = await hashPassword(password);
  await db.transaction(async (tx) => {
    const userId = await spendResetToken(tx, hashToken(token));
    if (!userId) {
      throw new AppError(
        'invalid_reset_token',
        'This password reset link is invalid or has expired. Please request a new one.',
      );
    }
    await setPassword(tx, userId, passwordHash);
    await noteEvent(tx, userId, 'password_reset', request);
  });
}
