import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import type { CurrentUser } from '#contract/auth.ts';
import { currentUserKey } from './current-user-key.ts';

const currentUserQuery = queryOptions<CurrentUser | null>({
  queryKey: currentUserKey,
  // Named in pages that do not say who it is; the others do without the schemas of accounts.
  queryFn: async () => (await import('./ask-current-user.ts')).askCurrentUser(),
  initialData: () => (isVisitorsPage() ? null : undefined),
});

/** Whom the page itself names: a user, nobody (null), or that is still to be asked (undefined). */
export function findNamedUser(client: QueryClient): CurrentUser | null | undefined {
  return isVisitorsPage() ? null : client.getQueryData<CurrentUser>(currentUserKey);
}

/** The server marks a page that was asked for without a login cookie: nobody can be signed in on it. Nor can anybody where it is built. */
function isVisitorsPage(): boolean {
  return typeof document === 'undefined' || document.documentElement.dataset.visitor !== undefined;
}

export function useCurrentUser() {
  const { data, errorUpdateCount, isFetching, refetch } = useQuery(currentUserQuery);
  // Holds while it is asked again, so that what is shown meanwhile stays.
  const isUnreachable = data === undefined && errorUpdateCount > 0;
  const isPending = data === undefined && !isUnreachable;
  return { data, isPending, isUnreachable, isFetching, refetch };
}
