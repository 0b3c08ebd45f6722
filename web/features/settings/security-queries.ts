import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { listAccountEvents } from '#contract/account-events.ts';
import { getAuthenticator } from '#contract/authenticator.ts';
import { listLoginSessions } from '#contract/login-sessions.ts';
import { listPasskeys } from '#contract/passkeys.ts';
import { getWaysIn } from '#contract/ways-in.ts';
import { call } from '#web/api/call.ts';

export const securityKeys = {
  passkeys: ['', 'api', 'auth', 'passkeys'],
  authenticator: ['', 'api', 'auth', 'authenticator'],
  loginSessions: ['', 'api', 'auth', 'login-sessions'],
  waysIn: ['', 'api', 'auth', 'ways-in'],
  accountEvents: ['', 'api', 'auth', 'account-events'],
} as const;

/** Others may sign in or out meanwhile: each visit asks anew. */
const fresh = { staleTime: 0 } as const;

export function usePasskeys() {
  const queryFn = () => call(listPasskeys, {});
  return useQuery({ ...fresh, queryKey: securityKeys.passkeys, queryFn });
}

export function useAuthenticator() {
  const queryFn = () => call(getAuthenticator, {});
  return useQuery({ ...fresh, queryKey: securityKeys.authenticator, queryFn });
}

export function useLoginSessions() {
  const queryFn = () => call(listLoginSessions, {});
  return useQuery({ ...fresh, queryKey: securityKeys.loginSessions, queryFn });
}

export function useWaysIn() {
  const queryFn = () => call(getWaysIn, {});
  return useQuery({ ...fresh, queryKey: securityKeys.waysIn, queryFn });
}

export function useAccountEvents() {
  return useInfiniteQuery({
    ...fresh,
    queryKey: securityKeys.accountEvents,
    queryFn: ({ pageParam }) =>
      call(listAccountEvents, { query: pageParam === undefined ? {} : { before: pageParam } }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ events, hasMore }) => (hasMore ? events.at(-1)?.id : undefined),
  });
}
