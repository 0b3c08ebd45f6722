import { useQuery } from '@tanstack/react-query';
import { getPlayStats, getPlayWeek, listPlaySessions } from '#contract/play-sessions.ts';
import { call } from './call.ts';
import { playSessionsKey } from './play-sessions-key.ts';

/** All finished play sessions of the user, newest first. */
export function usePlaySessions() {
  return useQuery({ queryKey: playSessionsKey, queryFn: () => call(listPlaySessions, {}) });
}

export function usePlayStats(childId: number) {
  return useQuery({
    queryKey: [...playSessionsKey, 'stats', childId],
    queryFn: () => call(getPlayStats, { query: { childId } }),
  });
}

export function usePlayWeek(childId: number) {
  return useQuery({
    queryKey: [...playSessionsKey, 'weekly', childId],
    queryFn: () => call(getPlayWeek, { query: { childId } }),
  });
}
