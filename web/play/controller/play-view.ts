// Everything that the active screen shows and can ask for.
import type { LiveMetrics } from '#contract/live.ts';
import type { ConnectionStatus } from '#web/play/live/connection-timers.ts';
import type { PlayEvent } from '#web/play/machine/events.ts';
import type { PlayState } from '#web/play/machine/state.ts';

export interface PlayView {
  readonly state: PlayState;
  readonly connection: ConnectionStatus;
  readonly metrics: LiveMetrics | undefined;
  /** A first play is told what goes well, and nothing else. */
  readonly isFirst: boolean;
  readonly tip: string | undefined;
  readonly isAwake: boolean;
  readonly isMuted: boolean;
  readonly onLevel: (listener: (level: number) => void) => () => void;
  readonly switchTipsOff: () => void;
  readonly send: (event: PlayEvent) => void;
}
