import { queryOptions, useQuery } from '@tanstack/react-query';
import type { CurrentUser } from '#contract/auth.ts';
import { currentUserKey } from './current-user-key.ts';

const currentUserQuery = queryOptions<CurrentUser | null>({
  queryKey: currentUserKey,
  queryFn: async ({ client }) => (await import('./first-user.ts')).findFirstUser(client),
  initialData: () => (isVisitorsPage() ? null : undefined),
});

/** The server marks a page that was asked for without a login cookie: nobody can be signed in on it. */
function isVisitorsPage(): boolean {
  return document.documentElement.dataset.visitor !== undefined;
}

export function useCurrentUser() {
  const { data, errorUpdateCount, isFetching, refetch } = useQuery(currentUserQuery);
  // Holds while it is asked again, so that what is shown meanwhile stays.
  const isUnreachable = data === undefined && errorUpdateCount > 0;
  const isPending = data === undefined && !isUnreachable;
  return { data, isPending, isUnreachable, isFetching, refetch };
}
