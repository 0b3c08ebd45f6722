import { skipToken, useQuery } from '@tanstack/react-query';
import { getProgress } from '#contract/progress.ts';
import { useToday } from '#web/browser/use-today.ts';
import { call } from './call.ts';
import { progressKey } from './play-sessions-key.ts';

export function useProgress(childId: number | undefined) {
  const today = useToday();
  return useQuery({
    queryKey: progressKey(childId, today),
    queryFn: childId === undefined ? skipToken : () => call(getProgress, { query: { childId } }),
  });
}
