// The live connection as a pure reducer: when to connect, what to send, when to give up. The bytes of chunks stay with the caller.

import {
  FIRST_RECONNECT_MS,
  LONGEST_RECONNECT_MS,
  MOST_RECONNECTS,
} from '#web/play/machine/limits.ts';
import {
  acknowledge,
  type ChunkLedger,
  EMPTY_LEDGER,
  greet,
  hasUnsent,
  recordChunk,
  sendChunk,
} from './chunk-ledger.ts';
import type { ConnectionEffect, ConnectionEvent } from './connection-events.ts';

/** `batch`: given up; the recording is scored from an upload afterwards. */
export type ConnectionPhase =
  | 'idle'
  | 'connecting'
  | 'connected'
  | 'waiting'
  | 'stopping'
  | 'batch'
  | 'closed';

export interface Connection {
  readonly phase: ConnectionPhase;
  readonly ledger: ChunkLedger;
  /** Reconnects since the server last gave a sign of life. */
  readonly reconnects: number;
  readonly isPongAwaited: boolean;
  /** Recording has started; told again on each connection until the server confirms it. */
  readonly start: 'none' | 'unconfirmed' | 'confirmed';
  /** All places were taken; until a chunk is acknowledged nobody knows better. */
  readonly lacksPlace: boolean;
  /** The end was asked for; it is told when everything has left. */
  readonly isEnding: boolean;
}

export interface ConnectionStep {
  readonly connection: Connection;
  readonly effects: readonly ConnectionEffect[];
}

export function newConnection(ledger: ChunkLedger = EMPTY_LEDGER): Connection {
  return {
    phase: 'idle',
    ledger,
    reconnects: 0,
    isPongAwaited: false,
    start: 'none',
    lacksPlace: false,
    isEnding: false,
  };
}

/** The pause before the nth reconnect, counted from 1: 1 s, doubled each time, 30 s at most. */
export function reconnectDelayMs(reconnect: number): number {
  return Math.min(LONGEST_RECONNECT_MS, FIRST_RECONNECT_MS * 2 ** (reconnect - 1));
}

const step = (connection: Connection, ...effects: ConnectionEffect[]): ConnectionStep => ({
  connection,
  effects,
});

/** What an event does to the connection; one that comes too late changes nothing. */
export function nextConnection(connection: Connection, event: ConnectionEvent): ConnectionStep {
  const { phase } = connection;
  switch (event.type) {
    case 'connect':
      return phase === 'idle' ? connect(connection) : step(connection);
    case 'retryDue':
      return phase === 'waiting' ? connect(connection) : step(connection);
    case 'greeted':
      return phase === 'connecting' ? begin(connection, event.nextChunk) : step(connection);
    case 'chunkRecorded':
      return record(connection);
    case 'sendDue':
      return phase === 'connected' ? drain(connection) : step(connection);
    case 'acknowledged':
      return isOpen(phase) ? confirm(connection, event.nextChunk) : step(connection);
    case 'pingDue':
      return ping(connection);
    case 'pong':
      return isOpen(phase)
        ? step({ ...connection, isPongAwaited: false, reconnects: 0 })
        : step(connection);
    case 'recordingStarted':
      return tellStart(connection);
    case 'startConfirmed':
      return step({ ...connection, start: 'confirmed' });
    case 'dropped':
    case 'connectTimedOut':
      return drop(connection, event.type);
    case 'refused':
      return refuse(connection);
    case 'noPlace':
      return isOpen(phase) ? waitForPlace(connection) : step(connection);
    case 'finished':
      return isOpen(phase) ? finish(connection) : step(connection);
    case 'stop':
      return end(connection);
    case 'disconnect':
    case 'dismissed':
    case 'stopWaited':
      return close(connection, event.type);
  }
}

function isOpen(phase: ConnectionPhase): boolean {
  return phase === 'connected' || phase === 'stopping';
}

function connect(connection: Connection): ConnectionStep {
  return step({ ...connection, phase: 'connecting' }, { kind: 'connect' });
}

function begin(connection: Connection, nextChunk: number): ConnectionStep {
  const ledger = greet(connection.ledger, nextChunk);
  const greeted: Connection = { ...connection, phase: 'connected', ledger, isPongAwaited: false };
  const start: ConnectionEffect[] =
    connection.start === 'unconfirmed' ? [{ kind: 'tell', message: 'recording_started' }] : [];
  const { connection: after, effects } = drain(greeted);
  return step(after, ...start, ...effects);
}

/** One chunk leaves; the next one is due a moment later. When none is left, an end that was asked for is told. */
function drain(connection: Connection): ConnectionStep {
  const { ledger, isEnding } = connection;
  if (hasUnsent(ledger)) {
    const sent = { ...connection, ledger: sendChunk(ledger) };
    return step(sent, { kind: 'sendChunk', number: ledger.toSend });
  }
  if (!isEnding) return step(connection);
  return step({ ...connection, phase: 'stopping' }, { kind: 'tell', message: 'stop_session' });
}

/** Sent at once, unless others are waiting: they keep their order and their distance. */
function record(connection: Connection): ConnectionStep {
  const isFree = connection.phase === 'connected' && !hasUnsent(connection.ledger);
  const recorded = { ...connection, ledger: recordChunk(connection.ledger) };
  return isFree ? drain(recorded) : step(recorded);
}

function confirm(connection: Connection, nextChunk: number): ConnectionStep {
  const ledger = acknowledge(connection.ledger, nextChunk);
  return step({ ...connection, ledger, reconnects: 0, lacksPlace: false });
}

/** Coming again would not help. */
function refuse(connection: Connection): ConnectionStep {
  if (connection.phase === 'closed' || connection.phase === 'batch') return step(connection);
  const batch: Connection = { ...connection, phase: 'batch', isPongAwaited: false };
  return step(batch, { kind: 'close' }, { kind: 'giveUp' });
}

/** However often: a place may be free later in the play. What was not acknowledged stays here until then. */
function waitForPlace(connection: Connection): ConnectionStep {
  if (connection.isEnding) return close(connection, 'disconnect');
  const waiting: Connection = {
    ...connection,
    phase: 'waiting',
    isPongAwaited: false,
    reconnects: 0,
    lacksPlace: true,
  };
  const news: ConnectionEffect[] = connection.lacksPlace ? [] : [{ kind: 'lackPlace' }];
  return step(waiting, { kind: 'close' }, ...news);
}

/** What was sent is safe; what was not is left for an upload. */
function finish(connection: Connection): ConnectionStep {
  const { connection: confirmed } = confirm(connection, connection.ledger.toSend);
  return step({ ...confirmed, phase: 'closed' }, { kind: 'close' });
}

/** A ping that was never answered: the connection is dead, though nobody has said so. */
function ping(connection: Connection): ConnectionStep {
  if (connection.phase !== 'connected') return step(connection);
  if (connection.isPongAwaited) return drop(connection, 'dropped');
  return step({ ...connection, isPongAwaited: true }, { kind: 'tell', message: 'ping' });
}

function tellStart(connection: Connection): ConnectionStep {
  const started: Connection = { ...connection, start: 'unconfirmed' };
  if (connection.phase !== 'connected') return step(started);
  return step(started, { kind: 'tell', message: 'recording_started' });
}

function drop(connection: Connection, on: 'dropped' | 'connectTimedOut'): ConnectionStep {
  const { phase } = connection;
  if (phase === 'stopping') return close(connection, 'stopWaited');
  if (phase !== 'connecting' && !(phase === 'connected' && on === 'dropped')) {
    return step(connection);
  }
  const after = { ...connection, isPongAwaited: false };
  // A dead socket may still be open on this side.
  if (connection.isEnding) return step({ ...after, phase: 'closed' }, { kind: 'close' });
  if (connection.reconnects === MOST_RECONNECTS) {
    return step({ ...after, phase: 'batch' }, { kind: 'close' }, { kind: 'giveUp' });
  }
  const waiting: Connection = { ...after, phase: 'waiting', reconnects: after.reconnects + 1 };
  return step(waiting, { kind: 'close' });
}

function end(connection: Connection): ConnectionStep {
  const ending = { ...connection, isEnding: true };
  if (connection.phase === 'connected') {
    return hasUnsent(connection.ledger) ? step(ending) : drain(ending);
  }
  if (connection.phase === 'stopping' || connection.phase === 'closed') return step(connection);
  return close(ending, 'disconnect');
}

function close(
  connection: Connection,
  on: 'disconnect' | 'dismissed' | 'stopWaited',
): ConnectionStep {
  const isLate = on === 'stopWaited' && connection.phase !== 'stopping';
  if (isLate || connection.phase === 'closed') return step(connection);
  return step({ ...connection, phase: 'closed' }, { kind: 'close' });
}
