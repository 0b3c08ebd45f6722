// Apart from the rest, and named in the page of whoever brings a login cookie: a visitor's page asks
// nothing and does without the schemas of accounts.
import type { QueryClient } from '@tanstack/react-query';
import type { CurrentUser } from '#contract/auth.ts';
import { askCurrentUser } from './ask-current-user.ts';
import { takeFirstData } from './first-data.ts';

/** Who is signed in, or null: whom the page names, else whom the server does. */
export async function findFirstUser(client: QueryClient): Promise<CurrentUser | null> {
  return takeFirstData(client)?.user ?? askCurrentUser();
}
