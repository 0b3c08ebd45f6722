// Apart from the rest, and named in the page of whoever brings a login cookie: a visitor's page asks
// nothing and does without the schemas of accounts.
import { type CurrentUser, getCurrentUser, getUser } from '#contract/auth.ts';
import { call } from './call.ts';

/** Who is signed in, or null. The second address is asked where the first gives no user. */
export function askCurrentUser(): Promise<CurrentUser | null> {
  return call(getCurrentUser, {})
    .catch(() => call(getUser, {}))
    .catch(() => null);
}
