import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LiveWorld } from '#test-support/live-server.ts';
import {
  CHUNK_MS,
  MOST_RECONNECTS,
  PLACE_RETRY_MS,
  RESEND_SPACING_MS,
} from '#web/play/machine/limits.ts';
import {
  acknowledge,
  arrivedPercent,
  type ChunkLedger,
  greet,
  restoreLedger,
  sendChunk,
} from './chunk-ledger.ts';
import {
  type Connection,
  type ConnectionStep,
  newConnection,
  nextConnection,
  reconnectDelayMs,
} from './connection.ts';
import type { ConnectionEvent } from './connection-events.ts';
import { connectionStatus, connectionTimers } from './connection-timers.ts';

/** The server has all that was recorded. */
const isComplete = ({ safe, next }: ChunkLedger) => safe === next;

/** What can happen between page and server. */
const deeds: Record<string, (world: LiveWorld) => void> = {
  record: (world) => world.record(),
  arrive: (world) => world.arrive(),
  keep: (world) => world.keep(),
  hear: (world) => world.hear(),
  sendDue: (world) => world.send({ type: 'sendDue' }),
  pingDue: (world) => world.send({ type: 'pingDue' }),
  pong: (world) => world.send({ type: 'pong' }),
  greet: (world) => world.greet(),
  retry: (world) => world.send({ type: 'retryDue' }),
  timeOut: (world) => world.send({ type: 'connectTimedOut' }),
  cut: (world) => world.cut(),
  reconnect: (world) => {
    world.send({ type: 'retryDue' });
    world.greet();
  },
  chunkGoesThrough: (world) => {
    world.record();
    world.arrive();
    world.keep();
  },
};
const names = Object.keys(deeds);
const anyLife = (...more: readonly string[]) =>
  fc.array(fc.constantFrom(...names, 'record', 'chunkGoesThrough', 'hear', 'reconnect', ...more), {
    maxLength: 60,
  });

/** Random lives come by this too rarely. */
const PAGE_WITHOUT_MEMORY = ['reconnect', 'chunkGoesThrough', 'reloadEmpty', 'reconnect', 'record'];

function live(life: readonly string[]): LiveWorld {
  const world = new LiveWorld();
  world.send({ type: 'connect' });
  for (const deed of life) {
    if (deed === 'reload') world.reload({ hasStored: true });
    else if (deed === 'reloadEmpty') world.reload({ hasStored: false });
    else deeds[deed]?.(world);
  }
  return world;
}

/** The network heals and stays. */
function heal(world: LiveWorld): void {
  world.reload({ hasStored: true });
  world.greet();
  for (let left = world.recorded.length; left >= 0; left--) {
    world.send({ type: 'sendDue' });
    world.arrive();
    world.keep();
    world.hear();
  }
}

describe('chunks', () => {
  it('all arrive, once and in order, through any cuts and reloads', () => {
    fc.assert(
      fc.property(anyLife('reload'), (life) => {
        const world = live(life);
        heal(world);
        expect(world.received).toEqual(world.recorded);
        expect(isComplete(world.connection.ledger)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it('are called safe only when the server keeps them', () => {
    fc.assert(
      fc.property(anyLife('reload'), (life) => {
        const world = live(life);
        expect(world.connection.ledger.safe).toBeLessThanOrEqual(world.kept);
      }),
      { numRuns: 500 },
    );
  });

  it('that a page lost with its memory leave no hole and no double', () => {
    fc.assert(
      fc.property(anyLife('reload', 'reloadEmpty'), (life) => {
        const world = live(life);
        heal(world);
        const { recorded, received, lost } = world;
        // The server may have had some of the lost ones after all.
        const rest = recorded.filter((chunk) => !lost.includes(chunk) || received.includes(chunk));
        expect(received).toEqual(rest);
        expect(isComplete(world.connection.ledger)).toBe(true);
      }),
      { numRuns: 500, examples: [[PAGE_WITHOUT_MEMORY]] },
    );
  });

  it('that the server lost after all are not sent twice', () => {
    const ledger = acknowledge(sendChunk(sendChunk(restoreLedger(0, 2))), 2);
    expect(greet(ledger, 1)).toEqual(ledger);
  });
});

const run = (connection: Connection, ...events: readonly ConnectionEvent['type'][]) => {
  let step: ConnectionStep = { connection, effects: [] };
  for (const type of events) {
    const event = type === 'greeted' || type === 'acknowledged' ? { type, nextChunk: 0 } : { type };
    step = nextConnection(step.connection, event);
  }
  return step;
};
const connected = () => run(newConnection(), 'connect', 'greeted').connection;
const timers = (connection: Connection) =>
  connectionTimers(connection).map(({ event, afterMs }) => `${event} ${afterMs}`);

const anyEvents = fc.array(
  fc.constantFrom<ConnectionEvent['type'][]>(
    'connect',
    'greeted',
    'dropped',
    'dismissed',
    'finished',
    'retryDue',
    'stop',
    'pingDue',
    'sendDue',
    'chunkRecorded',
    'acknowledged',
    'connectTimedOut',
    'disconnect',
    'recordingStarted',
    'pong',
  ),
);

it('a connection that the server closed for good is never tried again', () => {
  fc.assert(
    fc.property(anyEvents, anyEvents, (before, after) => {
      const open = run(newConnection(), 'connect', ...before).connection;
      fc.pre(open.phase === 'connecting' || open.phase === 'connected');
      let { connection } = run(open, 'dismissed');
      for (const type of after) {
        const step = run(connection, type);
        expect(step.effects).toEqual([]);
        ({ connection } = step);
      }
      expect(connectionStatus(connection)).toBe('closed');
      expect(timers(connection)).toEqual([]);
    }),
  );
});

describe('a lost connection', () => {
  it('is tried again after 1, 2, 4, 8 and 16 s, then given up', () => {
    let connection = run(connected(), 'dropped').connection;
    const waits = [];
    while (connection.phase === 'waiting') {
      waits.push(timers(connection)[0]);
      connection = run(connection, 'retryDue', 'dropped').connection;
    }
    expect(waits).toEqual([1, 2, 4, 8, 16].map((seconds) => `retryDue ${seconds * 1000}`));
    expect(connection.phase).toBe('batch');
    expect(connectionStatus(connection)).toBe('closed');
  });

  it('never waits longer than 30 s', () => {
    expect([5, 6, 7, 50].map(reconnectDelayMs)).toEqual([16_000, 30_000, 30_000, 30_000]);
  });

  it('is given up by a server that opens and never answers, but not by one that does', () => {
    const lose = (connection: Connection, ...between: ConnectionEvent['type'][]) =>
      run(connection, 'dropped', 'retryDue', 'greeted', ...between).connection;
    let [mute, alive] = [connected(), connected()];
    for (let cuts = 0; cuts <= MOST_RECONNECTS; cuts++) {
      mute = lose(mute);
      alive = lose(alive, 'pong');
    }
    expect(mute.phase).toBe('batch');
    expect(alive.phase).toBe('connected');
  });

  it('is noticed when a ping stays unanswered', () => {
    const asked = run(connected(), 'pingDue');
    expect(asked.effects).toEqual([{ kind: 'tell', message: 'ping' }]);
    expect(run(asked.connection, 'pong', 'pingDue').connection.phase).toBe('connected');
    expect(run(asked.connection, 'pingDue').connection.phase).toBe('waiting');
  });

  it('hears of the start again until it was confirmed', () => {
    const started = run(connected(), 'recordingStarted').connection;
    const again = run(started, 'dropped', 'retryDue', 'greeted');
    expect(again.effects).toContainEqual({ kind: 'tell', message: 'recording_started' });
    const quiet = run(started, 'startConfirmed', 'dropped', 'retryDue', 'greeted');
    expect(quiet.effects).toEqual([]);
  });
});

describe('a server without a free place to listen', () => {
  it('is asked again all through the play, told of once, and sent everything when it has one', () => {
    let { connection, effects } = run(run(connected(), 'chunkRecorded').connection, 'noPlace');
    expect(effects).toEqual([{ kind: 'close' }, { kind: 'lackPlace' }]);
    for (let times = 0; times < 2 * MOST_RECONNECTS; times++) {
      expect(timers(connection)).toEqual([`retryDue ${PLACE_RETRY_MS}`]);
      ({ connection } = run(connection, 'chunkRecorded', 'retryDue', 'greeted'));
      expect(connectionStatus(connection)).toBe('closed');
      ({ connection, effects } = run(connection, 'noPlace'));
      expect(effects).toEqual([{ kind: 'close' }]);
    }
    const back = run(connection, 'retryDue', 'greeted');
    expect(back.effects).toContainEqual({ kind: 'sendChunk', number: 0 });
    const heard = nextConnection(back.connection, { type: 'acknowledged', nextChunk: 1 });
    expect(connectionStatus(heard.connection)).toBe('connected');
  });

  it('is not waited for when the play has ended: the rest is uploaded', () => {
    const ending = run(connected(), 'chunkRecorded', 'chunkRecorded', 'stop').connection;
    expect(run(ending, 'noPlace').connection.phase).toBe('closed');
  });
});

describe('sending', () => {
  it('is at once when nothing waits, else one by one, 100 ms apart', () => {
    const first = run(connected(), 'chunkRecorded');
    expect(first.effects).toEqual([{ kind: 'sendChunk', number: 0 }]);
    const queued = run(newConnection(), 'connect', 'chunkRecorded', 'chunkRecorded', 'greeted');
    expect(queued.effects).toEqual([{ kind: 'sendChunk', number: 0 }]);
    expect(timers(queued.connection)).toEqual(['pingDue 30000', 'sendDue 100']);
    expect(run(queued.connection, 'chunkRecorded').effects).toEqual([]);
    const last = run(queued.connection, 'sendDue');
    expect(last.effects).toEqual([{ kind: 'sendChunk', number: 1 }]);
    expect(timers(last.connection)).toEqual(['pingDue 30000']);
  });

  it('catches up: waiting chunks leave faster than new ones come', () => {
    expect(RESEND_SPACING_MS).toBeLessThan(CHUNK_MS);
  });

  it('ends with stop_session after the last chunk, and closes 500 ms later', () => {
    const backlog = run(newConnection(), 'connect', 'chunkRecorded', 'chunkRecorded', 'greeted');
    const ending = run(backlog.connection, 'stop', 'sendDue', 'sendDue');
    expect(ending.effects).toEqual([{ kind: 'tell', message: 'stop_session' }]);
    expect(timers(ending.connection)).toEqual(['stopWaited 500']);
    expect(run(ending.connection, 'stopWaited').effects).toEqual([{ kind: 'close' }]);
  });

  it('is over with the last update, which makes all that left safe', () => {
    const ending = run(connected(), 'chunkRecorded', 'stop', 'sendDue').connection;
    expect(isComplete(ending.ledger)).toBe(false);
    const { connection, effects } = run(ending, 'finished');
    expect(effects).toEqual([{ kind: 'close' }]);
    expect(isComplete(connection.ledger)).toBe(true);
    expect(timers(connection)).toEqual([]);
  });

  it('that was over before a chunk had left leaves it for an upload', () => {
    const backlog = run(newConnection(), 'connect', 'chunkRecorded', 'chunkRecorded', 'greeted');
    const { ledger } = run(backlog.connection, 'finished', 'chunkRecorded').connection;
    expect(ledger).toMatchObject({ safe: 1, next: 3 });
    expect(isComplete(ledger)).toBe(false);
  });

  it('can always be brought to an end', () => {
    fc.assert(
      fc.property(anyEvents, (any) => {
        const backlog = any.map(() => 'sendDue' as const);
        const { connection } = run(newConnection(), ...any, 'stop', ...backlog, 'sendDue');
        expect(run(connection, 'stopWaited').connection.phase).toBe('closed');
      }),
    );
  });
});

describe('what has arrived of the rest', () => {
  it('counts from what the server had when it greeted, up to all of it', () => {
    const rest = restoreLedger(0, 10);
    let ledger = greet(rest, 2);
    expect(arrivedPercent(ledger, 2)).toBe(0);
    for (let sent = 0; sent < 8; sent += 1) ledger = sendChunk(ledger);
    expect(arrivedPercent(acknowledge(ledger, 4), 2)).toBe(25);
    expect(arrivedPercent(acknowledge(ledger, 10), 2)).toBe(100);
    expect(arrivedPercent(greet(rest, 10), 10)).toBe(100);
  });
});
