import { skipToken, useQuery } from '@tanstack/react-query';
import { getProgress } from '#contract/progress.ts';
import { call } from './call.ts';
import { playSessionsKey } from './play-sessions-key.ts';
import { useToday } from './use-today.ts';

export function useProgress(childId: number | undefined) {
  const today = useToday();
  return useQuery({
    queryKey: [...playSessionsKey, 'over-time', childId, today],
    queryFn: childId === undefined ? skipToken : () => call(getProgress, { query: { childId } }),
  });
}
