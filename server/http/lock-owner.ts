import type { FastifyRequest } from 'fastify';
import { AppError } from '#server/app-error.ts';
import type { Database } from '#server/database/connect.ts';
import { holdLoginSession } from '#server/tables/login-sessions.ts';
import { lockUser } from '#server/tables/users.ts';

/**
 * Locks the user and looks at the login session of the request once more, before something changes by which the account is opened. It
 * was first looked at before the body came: a request that was begun by somebody who is signed out meanwhile, or whose password was
 * reset, must not overtake that.
 */
export async function lockOwner(
  tx: Database,
  { userId = '', loginSessionId = '' }: FastifyRequest,
  { isProven }: { readonly isProven: boolean },
): Promise<void> {
  await lockUser(tx, userId);
  const session = await holdLoginSession(tx, loginSessionId);
  if (!session)
    throw new AppError('login_required', 'You’ve been logged out. Please log in again.');
  if (isProven && !session.isProven) {
    throw new AppError('proof_required', 'Please confirm that it’s you, then try again.');
  }
}
