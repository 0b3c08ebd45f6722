import type { ModelSize } from '#server/plays/speech/speech-models.ts';
import type { PoolLimits } from './pool-limits.ts';

/** How far behind a process is. */
export interface Backlog {
  readonly waitingSeconds: number;
  /** Since when more waits than is common; undefined where it does not. */
  readonly behindMs: number | undefined;
  /** Whether nobody else waits because of it: a play session that sends again what a cut held back. */
  readonly isAlone: boolean;
}

type Limits = Pick<
  PoolLimits,
  'smallerModelAboveSeconds' | 'largerModelBelowSeconds' | 'aloneBehindMs'
>;

/**
 * Which model hears next. There is room between the two limits, so that it does not change its mind with every chunk. Whoever catches
 * up alone is heard as well as ever, unless it never ends.
 */
export function chooseModel(current: ModelSize, backlog: Backlog, limits: Limits): ModelSize {
  const { waitingSeconds, behindMs = 0, isAlone } = backlog;
  if (waitingSeconds < limits.largerModelBelowSeconds) return 'base';
  if (waitingSeconds <= limits.smallerModelAboveSeconds) return current;
  return isAlone && behindMs < limits.aloneBehindMs ? current : 'tiny';
}
