import { useQuery } from '@tanstack/react-query';
import { getProgress, getReport, type ReportPeriod } from '#contract/progress.ts';
import { call } from '#web/api/call.ts';
import { playSessionsKey } from '#web/api/play-sessions-key.ts';
import { useToday } from '#web/api/use-today.ts';

export function useProgress(childId: number) {
  const today = useToday();
  return useQuery({
    queryKey: [...playSessionsKey, 'over-time', childId, today],
    queryFn: () => call(getProgress, { query: { childId } }),
  });
}

interface ReportChoice {
  readonly childId: number;
  readonly weeks: ReportPeriod;
  readonly withWords: boolean;
}

export function useReport({ childId, weeks, withWords }: ReportChoice) {
  return useQuery({
    queryKey: [...playSessionsKey, 'report', childId, weeks, withWords],
    queryFn: () =>
      call(getReport, { query: { childId, weeks, withWords: withWords ? 'true' : 'false' } }),
    // The page stands still while another period is fetched, but shows no words that are not wanted any more.
    placeholderData: (before, query) => (query?.queryKey.at(-1) === withWords ? before : undefined),
  });
}
