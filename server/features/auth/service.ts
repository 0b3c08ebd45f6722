import type * as z from 'zod/mini';
import type { CurrentUser, logIn, signUp } from '#contract/auth.ts';
import { AppError } from '#server/app-error.ts';
import type { Database } from '#server/database/connect.ts';
import { hashPassword, isPasswordRight } from './passwords.ts';
import { findCredentials, insertUser } from './repository.ts';

export async function createAccount(
  db: Database,
  { email, password, firstName, lastName }: z.output<typeof signUp.body>,
): Promise<CurrentUser> {
  const passwordHash = await hashPassword(password);
  const user = await insertUser(db, { email, passwordHash, firstName, lastName });
  if (!user) {
    throw new AppError(
      'email_taken',
      'There is already an account with this email. Please log in instead.',
      { email: 'There is already an account with this email.' },
    );
  }
  return user;
}

export async function checkCredentials(
  db: Database,
  { email, password }: z.output<typeof logIn.body>,
): Promise<CurrentUser> {
  const found = await findCredentials(db, email);
  const isRight = await isPasswordRight(found?.passwordHash, password);
  if (!found || !isRight) {
    throw new AppError('invalid_credentials', 'The email or the password is not right.');
  }
  return found.user;
}
