import type * as z from 'zod/mini';
import type { CurrentUser, logIn, signUp } from '#contract/auth.ts';
import { AppError } from '#server/app-error.ts';
import type { Database } from '#server/database/connect.ts';
import { enqueueRecordingDeletion } from '#server/jobs/delete-recordings.ts';
import { removeJob, removeJobsOfUser } from '#server/jobs/job.ts';
import { deleteUser, findCredentials, insertUser, lockKeys } from '#server/tables/users.ts';
import { refuseCommonPassword } from './common-passwords.ts';
import { enqueueVerificationMail } from './email-verification.ts';
import { resetMailKey } from './password-reset.ts';
import { hashPassword, isPasswordRight } from './passwords.ts';

export async function createAccount(
  db: Database,
  { email, password, firstName, lastName }: z.output<typeof signUp.body>,
): Promise<CurrentUser> {
  refuseCommonPassword(password);
  const passwordHash = await hashPassword(password);
  return db.transaction(async (tx) => {
    const user = await insertUser(tx, { email, passwordHash, firstName, lastName });
    if (!user) throw emailTaken();
    await enqueueVerificationMail(tx, user.id);
    return user;
  });
}

function emailTaken(): AppError {
  return new AppError(
    'email_taken',
    'There’s already an account with this email. Please log in instead.',
    { fields: { email: 'There’s already an account with this email.' } },
  );
}

export async function checkCredentials(
  db: Database,
  { email, password }: z.output<typeof logIn.body>,
) {
  const found = await findCredentials(db, email);
  const isRight = await isPasswordRight(found?.passwordHash, password);
  if (!found || !isRight) throw notRight();
  return found;
}

/** Looks again under a lock: the password that was right a moment ago may have been reset since. */
export async function requireSamePassword(
  tx: Database,
  { user, passwordHash }: Awaited<ReturnType<typeof checkCredentials>>,
): Promise<void> {
  const keys = await lockKeys(tx, user.id);
  if (keys?.passwordHash !== passwordHash) throw notRight();
}

function notRight(): AppError {
  return new AppError(
    'invalid_credentials',
    'That email or password isn’t right. Please try again.',
  );
}

/** Deletes a user, all that is theirs and all that was still to be done for them, or nothing at all. */
export async function deleteAccountOf(db: Database, userId: string): Promise<void> {
  await db.transaction(async (tx) => {
    await enqueueRecordingDeletion(tx, userId);
    const email = await deleteUser(tx, userId);
    await removeJobsOfUser(tx, userId);
    if (email) await removeJob(tx, resetMailKey(email));
  });
}
