import { useQuery } from '@tanstack/react-query';
import { getReport, type ReportPeriod } from '#contract/progress.ts';
import { call } from '#web/api/call.ts';
import { playSessionsKey } from '#web/api/play-sessions-key.ts';

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
