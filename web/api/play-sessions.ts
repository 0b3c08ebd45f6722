import { useQuery } from '@tanstack/react-query';
import { getPlayStats, getPlayWeek, listChildProgress } from '#contract/play-sessions.ts';
import { call } from './call.ts';
import { playSessionsKey } from './play-sessions-key.ts';

/** How play goes with each child of the user. */
export function useChildrenProgress() {
  return useQuery({
    queryKey: [...playSessionsKey, 'progress'],
    queryFn: () => call(listChildProgress, {}),
  });
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
