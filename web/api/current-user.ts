import { queryOptions, useQuery } from '@tanstack/react-query';
import { type CurrentUser, getCurrentUser, getUser } from '#contract/auth.ts';
import { call } from './call.ts';

/** Who is signed in, or null. The second address is asked where the first gives no user. */
const currentUserQuery = queryOptions<CurrentUser | null>({
  queryKey: ['', 'api', 'auth', 'current-user'],
  queryFn: () =>
    call(getCurrentUser, {})
      .catch(() => call(getUser, {}))
      .catch(() => null),
});

export function useCurrentUser() {
  return useQuery(currentUserQuery);
}
