// The chunks of a recording, until it is scored: in memory, and on the device as well, so that a tab that crashes costs no
// sound. Nothing here throws into the play.
import type { RecordingKey } from '#domain/ids.ts';
import { KEPT_MS } from '#web/play/machine/limits.ts';
import { type ChunkDatabase, chunkRange, openChunkDatabase, userRange } from './chunk-database.ts';

export interface ChunkStore {
  /** The number of the first of the chunks that are here without a gap, up to the last one. */
  readonly first: number;
  readonly count: number;
  append(number: number, bytes: Uint8Array<ArrayBuffer>): void;
  find(number: number): Uint8Array<ArrayBuffer> | undefined;
  /** All chunks from this number on, in order. */
  read(from: number): Uint8Array<ArrayBuffer>[];
  /** The server has said how the chunks are counted: all numbers go up by so many. */
  renumber(by: number): void;
  /** Resolves when everything is on the device that can be. */
  settled(): Promise<void>;
}

interface StoreOptions {
  readonly userId: string;
  readonly recordingKey: RecordingKey;
  /** Called once: there is no room, or no place at all. The chunks stay in memory alone. */
  readonly onFull: () => void;
}

/** Opens it with what an earlier page has left. */
export async function openChunkStore(options: StoreOptions): Promise<ChunkStore> {
  const { userId, recordingKey, onFull } = options;
  const chunks = new Map<number, Uint8Array<ArrayBuffer>>();
  let database: ChunkDatabase | undefined;
  let written = Promise.resolve();

  const giveUp = () => {
    if (!database) return;
    database.close();
    database = undefined;
    onFull();
  };

  /** One after the other: where one finds no room, none is written after it, so that no gap comes about. */
  const write = (work: (database: ChunkDatabase) => Promise<unknown>) => {
    written = written.then(async () => {
      if (database) await work(database);
    });
    written = written.catch(giveUp);
  };

  const save = (number: number, bytes: Uint8Array) => {
    const entry = { bytes, savedAtMs: Date.now() };
    write((open) => open.put('chunks', entry, [userId, recordingKey, number]));
  };

  try {
    database = await openChunkDatabase();
    for (const [number, bytes] of await load(database, userId, recordingKey)) {
      chunks.set(number, bytes);
    }
  } catch {
    database = undefined;
    onFull();
  }

  const store: ChunkStore = {
    get first() {
      let first = last(chunks) + 1;
      while (chunks.has(first - 1)) first--;
      return first;
    },
    get count() {
      return last(chunks) + 1 - store.first;
    },
    append(number, bytes) {
      chunks.set(number, bytes);
      save(number, bytes);
    },
    find: (number) => chunks.get(number),
    read: (from) => inOrder(chunks).flatMap(([number, bytes]) => (number >= from ? [bytes] : [])),
    renumber(by) {
      if (by === 0) return;
      const before = inOrder(chunks);
      chunks.clear();
      write((open) => open.delete('chunks', chunkRange(userId, recordingKey)));
      for (const [number, bytes] of before) store.append(number + by, bytes);
    },
    settled: () => written,
  };
  return store;
}

const last = (chunks: ReadonlyMap<number, unknown>) => Math.max(-1, ...chunks.keys());

function inOrder(chunks: ReadonlyMap<number, Uint8Array<ArrayBuffer>>) {
  return [...chunks].toSorted(([a], [b]) => a - b);
}

async function load(database: ChunkDatabase, userId: string, recordingKey: RecordingKey) {
  const range = chunkRange(userId, recordingKey);
  const [keys, entries] = await Promise.all([
    database.getAllKeys('chunks', range),
    database.getAll('chunks', range),
  ]);
  return entries.map(
    ({ bytes }, index) => [keys[index]?.[2] ?? index, new Uint8Array(bytes)] as const,
  );
}

/** Opens the database for one piece of work; where there is none, there is nothing to do. */
async function withDatabase(work: (database: ChunkDatabase) => Promise<unknown>): Promise<void> {
  try {
    const database = await openChunkDatabase();
    try {
      await work(database);
    } finally {
      database.close();
    }
  } catch {
    // What could not be deleted goes when it is stale.
  }
}

/** Of a play that is scored, or was given up. */
export function deleteChunks(userId: string, recordingKey: RecordingKey): Promise<void> {
  return withDatabase((database) => database.delete('chunks', chunkRange(userId, recordingKey)));
}

/** All that a user has here, but for these recordings. */
export function deleteChunksBut(userId: string, kept: ReadonlySet<RecordingKey>): Promise<void> {
  return withDatabase(async (database) => {
    const keys = await database.getAllKeys('chunks', userRange(userId));
    const found = new Set(keys.map(([, recordingKey]) => recordingKey));
    for (const key of found) {
      if (!kept.has(key)) await database.delete('chunks', chunkRange(userId, key));
    }
  });
}

/** Deletes what is older than a day, whoever left it. */
export function deleteStaleChunks(nowMs: number): Promise<void> {
  return withDatabase(async (database) => {
    const transaction = database.transaction('chunks', 'readwrite');
    const stale = IDBKeyRange.upperBound(nowMs - KEPT_MS);
    for await (const { primaryKey } of transaction.store.index('savedAtMs').iterate(stale)) {
      void transaction.store.delete(primaryKey);
    }
    await transaction.done;
  });
}
