import { useQuery } from '@tanstack/react-query';
import { getPlayStats, getPlayWeek, listChildProgress } from '#contract/play-sessions.ts';
import { useToday } from '#web/browser/use-today.ts';
import { call } from './call.ts';
import { playSessionsKey, playStatsKey, playWeekKey } from './play-sessions-key.ts';

/** How play goes with each child of the user. */
export function useChildrenProgress() {
  return useQuery({
    queryKey: [...playSessionsKey, 'progress'],
    queryFn: () => call(listChildProgress, {}),
  });
}

export function usePlayStats(childId: number) {
  const today = useToday();
  return useQuery({
    queryKey: playStatsKey(childId, today),
    queryFn: () => call(getPlayStats, { query: { childId } }),
  });
}

export function usePlayWeek(childId: number) {
  const today = useToday();
  return useQuery({
    queryKey: playWeekKey(childId, today),
    queryFn: () => call(getPlayWeek, { query: { childId } }),
  });
}
