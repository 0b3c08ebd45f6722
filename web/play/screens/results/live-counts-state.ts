// What was counted during the play goes along to the results, so that fewer can be explained there.
import { useLocation } from 'react-router';
import type { CdiMetrics } from '#domain/cdi-metrics.ts';
import type { Handoff } from '#web/play/machine/handoff.ts';

const skills = ['labeledPraises', 'reflections', 'behaviorDescriptions'] as const;

/** For the address of the results. */
export const liveCountsState = ({ cdiMetrics }: Handoff) => ({ liveCounts: cdiMetrics });

/** Whether the parent has seen a higher number than the results have. */
export function useIsLowerThanLive(counts: CdiMetrics): boolean {
  const state = useLocation().state as { readonly liveCounts?: CdiMetrics | null } | null;
  const live = state?.liveCounts;
  return Boolean(live && skills.some((key) => counts[key] < live[key]));
}
