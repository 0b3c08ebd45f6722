import { type CurrentUser, getCurrentUser, getUser } from '#contract/auth.ts';
import { ApiError } from './api-error.ts';
import { call } from './call.ts';

/**
 * Who is signed in, or null. The second address is asked where the first gives no user. Rejects where nobody answers: without a
 * network a parent is not logged out.
 */
export function askCurrentUser(): Promise<CurrentUser | null> {
  return call(getCurrentUser, {})
    .catch(() => call(getUser, {}))
    .catch((error: unknown) => {
      if (error instanceof ApiError && error.status < 500) return null;
      throw error;
    });
}
