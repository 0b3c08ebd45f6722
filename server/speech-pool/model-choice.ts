import type { ModelSize } from '#server/speech/load-ears.ts';
import type { PoolLimits } from './pool-limits.ts';

/**
 * Which model hears next, by the seconds of sound that wait. There is room between the two limits, so that it does not change
 * its mind with every chunk.
 */
export function chooseModel(
  current: ModelSize,
  waitingSeconds: number,
  limits: Pick<PoolLimits, 'smallerModelAboveSeconds' | 'largerModelBelowSeconds'>,
): ModelSize {
  if (waitingSeconds > limits.smallerModelAboveSeconds) return 'tiny';
  if (waitingSeconds < limits.largerModelBelowSeconds) return 'base';
  return current;
}
