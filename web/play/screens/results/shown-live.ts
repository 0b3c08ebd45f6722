// What the screen counted during the play goes along to the results, so that fewer can be explained there.
import { useLocation } from 'react-router';
import type { CdiMetrics } from '#domain/cdi-metrics.ts';
import type { Handoff } from '#web/play/machine/handoff.ts';

const shown = ['labeledPraises', 'reflections', 'behaviorDescriptions'] as const;

export const shownLiveState = ({ cdiMetrics }: Handoff) => ({ shownLive: cdiMetrics });

/** Whether the parent has seen a higher number than the results have. */
export function useIsLowerThanShown(counts: CdiMetrics): boolean {
  const state = useLocation().state as { readonly shownLive?: CdiMetrics | null } | null;
  const live = state?.shownLive;
  return Boolean(live && shown.some((key) => counts[key] < live[key]));
}
