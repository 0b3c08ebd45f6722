import { useQuery } from '@tanstack/react-query';
import { listPlaySessions } from '#contract/play-sessions.ts';
import { call } from '#web/api/call.ts';
import { playSessionsKey } from '#web/api/play-sessions-key.ts';

const SHOWN_PLAY_SESSIONS = 20;

/** The newest play sessions of the user, newest first. */
export function useNewestPlaySessions() {
  return useQuery({
    queryKey: [...playSessionsKey, 'newest', SHOWN_PLAY_SESSIONS],
    queryFn: () => call(listPlaySessions, { query: { limit: SHOWN_PLAY_SESSIONS } }),
    // Who tests wants the one that was just played.
    staleTime: 0,
  });
}
