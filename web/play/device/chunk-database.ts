// Where chunks lie on the device: IndexedDB, one entry per chunk.
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { RecordingKey } from '#domain/ids.ts';

type ChunkKey = [userId: string, recordingKey: RecordingKey, number: number];

interface ChunkTables extends DBSchema {
  chunks: {
    key: ChunkKey;
    value: { readonly bytes: Uint8Array; readonly savedAtMs: number };
    indexes: { savedAtMs: number };
  };
}

export type ChunkDatabase = IDBPDatabase<ChunkTables>;

const NAME = 'playlight.chunks';
const VERSION = 1;
/** Some browsers never answer, in private windows or after a crash. */
const OPEN_MS = 2000;

/** Rejects where the browser keeps nothing. */
export async function openChunkDatabase(): Promise<ChunkDatabase> {
  const opening = openDB<ChunkTables>(NAME, VERSION, {
    upgrade(database) {
      database.createObjectStore('chunks').createIndex('savedAtMs', 'savedAtMs');
    },
    // A newer version of the app, in another tab, must not wait for this one.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  });
  const late = new Promise<never>((_, reject) => {
    setTimeout(reject, OPEN_MS, new Error('The database did not open.'));
  });
  try {
    return await Promise.race([opening, late]);
  } catch (error) {
    opening.then((database) => database.close()).catch(() => {});
    throw error;
  }
}

/** The keys of all chunks of a user; a list comes after every text. */
export function userRange(userId: string): IDBKeyRange {
  return IDBKeyRange.bound([userId], [userId, []]);
}

/** The keys of all chunks of a recording; a list comes after every number. */
export function chunkRange(userId: string, recordingKey: RecordingKey): IDBKeyRange {
  return IDBKeyRange.bound([userId, recordingKey], [userId, recordingKey, []]);
}
