import type { ChangeName } from './changes.ts';
import type { EffectEntry } from './effects.ts';
import type { EventName } from './events.ts';
import type { GuardName } from './guards.ts';
import type { Phase } from './phases.ts';

/** One line of the table: in one of these phases, on this event and under this condition. The first that fits is taken. */
export interface Transition {
  readonly from: readonly Phase[];
  readonly on: EventName;
  readonly when?: GuardName;
  /** Without it the phase stays. */
  readonly to?: Phase;
  readonly change?: readonly ChangeName[];
  readonly effects?: readonly EffectEntry[];
}
