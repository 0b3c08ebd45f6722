import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { request } from './call.ts';
import { currentUserKey } from './current-user-key.ts';
import { leaveIfLoggedOut } from './logged-out.ts';

function checkLogin(error: unknown): void {
  const isSignedIn = Boolean(queryClient.getQueryData(currentUserKey));
  leaveIfLoggedOut(error, { isSignedIn });
}

/**
 * What was read stays until something changes it: no staleness by time, no polling, no retries. A query
 * without a function of its own fetches the path that the segments of its key spell.
 */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: checkLogin }),
  // Settled, not onError: it comes after the screen's own toast, and the last toast is the one that stays.
  mutationCache: new MutationCache({ onSettled: (_data, error) => checkLogin(error) }),
  defaultOptions: {
    queries: {
      queryFn: ({ queryKey }) => request(queryKey.join('/')),
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnWindowFocus: false,
      refetchInterval: false,
      retry: false,
      networkMode: 'always',
    },
    // Offline a call fails and the screen says so; otherwise it would wait in silence.
    mutations: { retry: false, networkMode: 'always' },
  },
});
