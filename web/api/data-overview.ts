import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { getDataOverview } from '#contract/data-management.ts';
import { ApiError } from './api-error.ts';
import { call } from './call.ts';
import { currentUserKey } from './current-user-key.ts';

const MAX_RETRIES = 3;

export const dataOverviewQuery = queryOptions({
  queryKey: ['', 'api', 'data-management', 'overview'],
  queryFn: () => call(getDataOverview, {}),
  // Whoever looks at what is stored sees what is stored now.
  staleTime: 0,
  retry: (failures, error) =>
    failures < MAX_RETRIES && !(error instanceof ApiError && error.status === 401),
});

export function useDataOverview() {
  return useQuery(dataOverviewQuery);
}

/** After a deletion nothing that was read before can be trusted, but who is signed in. */
export function forgetDeletedData(queryClient: QueryClient): Promise<void> {
  const userKey = currentUserKey.join('/');
  return queryClient.invalidateQueries({
    predicate: ({ queryKey }) => queryKey.join('/') !== userKey,
  });
}
