// Runs the reducer of connection.ts in a browser: a real socket, real timers. It outlives the screen, so that the last words still
// leave.
import { type ClientMessage, closeCodes, type ServerMessage } from '#contract/live.ts';
import type { ChunkStore } from '#web/play/device/chunk-store.ts';
import { type ChunkLedger, EMPTY_LEDGER, restoreLedger } from './chunk-ledger.ts';
import { newConnection, nextConnection } from './connection.ts';
import type { ConnectionEffect, ConnectionEvent, ConnectionTimer } from './connection-events.ts';
import { type ConnectionStatus, connectionStatus, connectionTimers } from './connection-timers.ts';
import { parseServerMessage } from './server-message.ts';
import { TimerSet } from './timer-set.ts';

interface LiveOptions {
  readonly url: string;
  /** Keeps the chunks; what is in it already goes out again, from where the server says. */
  readonly store: ChunkStore;
  readonly onMessage: (message: ServerMessage) => void;
  readonly onStatus: (status: ConnectionStatus) => void;
  /** Reconnecting is over; the recording has to be uploaded. */
  readonly onGiveUp: () => void;
  /** All places to listen are taken; it is asked for one again. */
  readonly onLackOfPlace: () => void;
}

export interface LiveConnection {
  connect(): void;
  /** Keeps the next chunk and sends it, now or later. */
  record(bytes: Uint8Array<ArrayBuffer>): void;
  tellRecordingStarted(): void;
  /** Sends what is left, tells the server that it was all, and closes. */
  stop(): void;
  /** Closes at once; for the server the play session goes on. */
  disconnect(): void;
  /** Which chunks the server has. */
  readonly ledger: ChunkLedger;
}

export function createLiveConnection(options: LiveOptions): LiveConnection {
  const { url, store, onMessage, onStatus, onGiveUp, onLackOfPlace } = options;
  let connection = newConnection(
    store.count > 0 ? restoreLedger(store.first, store.count) : EMPTY_LEDGER,
  );
  let status = connectionStatus(connection);
  let socket: WebSocket | undefined;
  const timers = new TimerSet<ConnectionTimer['event']>((event) => send({ type: event }));

  function send(event: ConnectionEvent): void {
    const wasNumbered = connection.ledger.isNumbered;
    const step = nextConnection(connection, event);
    connection = step.connection;
    const { ledger } = connection;
    if (ledger.isNumbered && !wasNumbered) store.renumber(ledger.safe);
    for (const effect of step.effects) run(effect);
    timers.set(connectionTimers(connection));
    const newStatus = connectionStatus(connection);
    if (newStatus === status) return;
    status = newStatus;
    onStatus(status);
  }

  function run(effect: ConnectionEffect): void {
    switch (effect.kind) {
      case 'connect':
        return open();
      case 'close':
        return close();
      case 'giveUp':
        return onGiveUp();
      case 'lackPlace':
        return onLackOfPlace();
      case 'tell':
        return socket?.send(JSON.stringify({ type: effect.message } satisfies ClientMessage));
      case 'sendChunk':
        // Frames are counted: one that got lost still takes its place.
        return socket?.send(store.find(effect.number) ?? new Uint8Array(0));
    }
  }

  function open(): void {
    const opened = new WebSocket(url);
    socket = opened;
    opened.addEventListener('message', ({ data }) => {
      if (socket === opened) receive(data);
    });
    opened.addEventListener('close', ({ code }) => {
      if (socket !== opened) return;
      send({ type: endings.get(code) ?? 'dropped' });
    });
  }

  function close(): void {
    const closing = socket;
    // Whatever it still says is not heard.
    socket = undefined;
    closing?.close();
  }

  function receive(data: unknown): void {
    const message = parseServerMessage(data);
    if (!message) return;
    const event = eventOf(message);
    if (event) send(event);
    onMessage(message);
  }

  return {
    connect: () => send({ type: 'connect' }),
    record(bytes) {
      store.append(connection.ledger.next, bytes);
      send({ type: 'chunkRecorded' });
    },
    tellRecordingStarted: () => send({ type: 'recordingStarted' }),
    stop: () => send({ type: 'stop' }),
    disconnect: () => send({ type: 'disconnect' }),
    get ledger() {
      return connection.ledger;
    },
  };
}

/** What a close by the server means; any other one is a cut. */
const endings = new Map<number, 'dismissed' | 'refused' | 'noPlace'>([
  [closeCodes.done, 'dismissed'],
  [closeCodes.replaced, 'dismissed'],
  [closeCodes.scoredAfterwards, 'refused'],
  [closeCodes.noPlace, 'noPlace'],
]);

function eventOf(message: ServerMessage): ConnectionEvent | undefined {
  switch (message.type) {
    case 'connected':
      return { type: 'greeted', nextChunk: message.nextChunk };
    case 'chunk_ack':
      return { type: 'acknowledged', nextChunk: message.nextChunk };
    case 'pong':
      return { type: 'pong' };
    case 'recording_started_ack':
      return { type: 'startConfirmed' };
    case 'cdi_update':
      return message.isFinal ? { type: 'finished' } : undefined;
    default:
      return undefined;
  }
}
