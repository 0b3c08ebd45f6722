import { QueryClient } from '@tanstack/react-query';
import { request } from './call.ts';

/**
 * What was read stays until something changes it: no staleness by time, no polling, no retries. A query
 * without a function of its own fetches the path that the segments of its key spell.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      queryFn: ({ queryKey }) => request(queryKey.join('/')),
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnWindowFocus: false,
      refetchInterval: false,
      retry: false,
    },
    mutations: { retry: false },
  },
});
