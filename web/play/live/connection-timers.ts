// Which clocks run for the live connection, and what the screen says of it.

import {
  CONNECT_TIMEOUT_MS,
  PING_MS,
  PLACE_RETRY_MS,
  RESEND_SPACING_MS,
  STOP_WAIT_MS,
} from '#web/play/machine/limits.ts';
import { hasUnsent } from './chunk-ledger.ts';
import { type Connection, reconnectDelayMs } from './connection.ts';
import type { ConnectionTimer } from './connection-events.ts';

/** Timers of this moment. After each step the caller stops those that are gone; one that rang starts anew if it is still here. */
export function connectionTimers(connection: Connection): readonly ConnectionTimer[] {
  switch (connection.phase) {
    case 'connecting':
      return [{ event: 'connectTimedOut', afterMs: CONNECT_TIMEOUT_MS }];
    case 'waiting':
      return [{ event: 'retryDue', afterMs: retryDelayMs(connection) }];
    case 'connected': {
      const ping: ConnectionTimer = { event: 'pingDue', afterMs: PING_MS };
      const isBusy = hasUnsent(connection.ledger) || connection.isEnding;
      return isBusy ? [ping, { event: 'sendDue', afterMs: RESEND_SPACING_MS }] : [ping];
    }
    case 'stopping':
      return [{ event: 'stopWaited', afterMs: STOP_WAIT_MS }];
    default:
      return [];
  }
}

const retryDelayMs = ({ lacksPlace, reconnects }: Connection) =>
  lacksPlace && reconnects === 0 ? PLACE_RETRY_MS : reconnectDelayMs(reconnects);

/** The three states that the screen knows. */
export type ConnectionStatus = 'connecting' | 'connected' | 'closed';

export function connectionStatus({ phase, lacksPlace }: Connection): ConnectionStatus {
  if (lacksPlace) return 'closed';
  if (phase === 'connected' || phase === 'stopping') return 'connected';
  return phase === 'connecting' || phase === 'waiting' ? 'connecting' : 'closed';
}
