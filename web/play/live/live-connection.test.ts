import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeCodes } from '#contract/live.ts';
import type { RecordingKey } from '#domain/ids.ts';
import { type ChunkStore, openChunkStore } from '#web/play/device/chunk-store.ts';
import { liveUrl } from './live-address.ts';
import { createLiveConnection } from './live-connection.ts';

/** The browser's socket, with the server's end in the hands of the test. */
class TestSocket extends EventTarget {
  static opened: TestSocket[] = [];
  readonly url: string;
  readonly sent: unknown[] = [];
  isClosed = false;

  constructor(url: string) {
    super();
    this.url = url;
    TestSocket.opened.push(this);
  }

  send(data: string | Uint8Array): void {
    this.sent.push(typeof data === 'string' ? JSON.parse(data).type : data[0]);
  }

  close(): void {
    this.isClosed = true;
  }

  say(message: object | string): void {
    const data = typeof message === 'string' ? message : JSON.stringify(message);
    this.dispatchEvent(new MessageEvent('message', { data }));
  }

  drop(code = 1006): void {
    this.dispatchEvent(Object.assign(new Event('close'), { code }));
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', TestSocket);
  TestSocket.opened = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const chunk = (number: number) => Uint8Array.of(number);
const memory = () =>
  openChunkStore({ userId: 'u', recordingKey: 'p' as RecordingKey, onFull: () => {} });
const socket = () => TestSocket.opened.at(-1) as TestSocket;
const greet = (nextChunk: number) => socket().say({ type: 'connected', sessionId: 'p', nextChunk });
const finalUpdate = {
  type: 'cdi_update',
  metrics: {
    labeledPraises: 0,
    behaviorDescriptions: 0,
    reflections: 0,
    questions: 0,
    commands: 0,
    criticisms: 0,
    totalNegative: 0,
  },
  totalUtterances: 0,
  transcript: '',
  isFinal: true,
};

function connect(store: ChunkStore) {
  const heard: string[] = [];
  const live = createLiveConnection({
    url: 'ws://any/',
    store,
    onMessage: ({ type }) => heard.push(type),
    onStatus: (status) => heard.push(status),
    onGiveUp: () => heard.push('gave up'),
    onLackOfPlace: () => heard.push('no place'),
  });
  live.connect();
  return { live, heard };
}

describe('a live connection', () => {
  it('sends chunks in order, again after a cut, from where the server says', async () => {
    const { live, heard } = connect(await memory());
    live.record(chunk(0));
    live.tellRecordingStarted();
    greet(0);
    expect(socket().sent).toEqual(['recording_started', 0]);
    socket().say({ type: 'recording_started_ack', message: '' });
    live.record(chunk(1));
    live.record(chunk(2));
    socket().say({ type: 'chunk_ack', nextChunk: 1 });
    socket().drop();
    live.record(chunk(3));
    await vi.advanceTimersByTimeAsync(1000);
    expect(TestSocket.opened).toHaveLength(2);
    greet(1);
    await vi.advanceTimersByTimeAsync(300);
    expect(socket().sent).toEqual([1, 2, 3]);
    expect(live.ledger).toMatchObject({ safe: 1, toSend: 4, next: 4 });
    expect(heard.filter((word) => word.startsWith('connect'))).toEqual([
      'connecting',
      'connected',
      'connected',
      'connecting',
      'connected',
      'connected',
    ]);
  });

  it('passes over what it does not understand', async () => {
    const { heard } = connect(await memory());
    greet(0);
    heard.length = 0;
    for (const noise of ['', '{', '{"type":"sung"}', 'null', '7']) {
      socket().say(noise);
    }
    expect(heard).toEqual([]);
  });

  it('goes on after a reload with what the page before had kept', async () => {
    const store = await memory();
    for (const number of [0, 1, 2]) store.append(number, chunk(number));
    const { live } = connect(store);
    greet(1);
    live.record(chunk(3));
    await vi.advanceTimersByTimeAsync(300);
    expect(socket().sent).toEqual([1, 2, 3]);
  });

  it('counts on after the server where the page has lost its memory', async () => {
    const store = await memory();
    const { live } = connect(store);
    live.record(chunk(70));
    greet(7);
    live.record(chunk(80));
    await vi.advanceTimersByTimeAsync(300);
    expect(socket().sent).toEqual([70, 80]);
    expect(store).toMatchObject({ first: 7, count: 2 });
  });

  it('gives up after five more tries and keeps recording', async () => {
    const store = await memory();
    const { live, heard } = connect(store);
    for (let tries = 0; tries < 6; tries++) {
      socket().drop();
      await vi.advanceTimersByTimeAsync(30_000);
    }
    expect(TestSocket.opened).toHaveLength(6);
    expect(heard.slice(-2)).toEqual(['gave up', 'closed']);
    live.record(chunk(0));
    expect(store.count).toBe(1);
    expect(live.ledger).toMatchObject({ safe: 0, next: 1 });
  });

  it('comes again where all places are taken, and sends what was recorded meanwhile', async () => {
    const { live, heard } = connect(await memory());
    greet(0);
    live.record(chunk(0));
    socket().drop(closeCodes.noPlace);
    expect(heard.slice(-2)).toEqual(['no place', 'closed']);
    live.record(chunk(1));
    await vi.advanceTimersByTimeAsync(20_000);
    expect(TestSocket.opened).toHaveLength(2);
    greet(0);
    await vi.advanceTimersByTimeAsync(100);
    expect(socket().sent).toEqual([0, 1]);
  });

  it('lets go of a server that opens and says nothing', async () => {
    connect(await memory());
    const silent = socket();
    await vi.advanceTimersByTimeAsync(5000);
    expect(silent.isClosed).toBe(true);
    await vi.advanceTimersByTimeAsync(1000);
    expect(TestSocket.opened).toHaveLength(2);
  });

  it('ends 500 ms after stop_session, or with the last update', async () => {
    const { live, heard } = connect(await memory());
    greet(0);
    live.record(chunk(0));
    live.stop();
    expect(socket().sent).toEqual([0, 'stop_session']);
    await vi.advanceTimersByTimeAsync(499);
    expect(socket().isClosed).toBe(false);
    socket().say(finalUpdate);
    expect(socket().isClosed).toBe(true);
    expect(live.ledger).toMatchObject({ safe: 1, next: 1 });
    expect(heard.slice(-2)).toEqual(['closed', 'cdi_update']);
    const other = connect(await memory());
    greet(0);
    other.live.stop();
    await vi.advanceTimersByTimeAsync(500);
    expect(socket().isClosed).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each([closeCodes.replaced, closeCodes.done])('does not come back after %i', async (code) => {
    connect(await memory());
    greet(0);
    socket().drop(code);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(TestSocket.opened).toHaveLength(1);
  });
});

it('the address goes by that of the page', () => {
  const address = { recordingKey: 'a-1' as RecordingKey, userId: 'u 1', childId: 3 };
  expect(liveUrl(address, { protocol: 'https:', host: 'play.example' })).toBe(
    'wss://play.example/api/cdi/realtime?sessionId=a-1&userId=u+1&childId=3',
  );
  expect(liveUrl(address, { protocol: 'http:', host: 'localhost:1' })).toMatch(
    /^ws:\/\/localhost:1\//,
  );
});
