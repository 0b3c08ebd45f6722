// The download of everything that an account holds: read, packed and sent piece by piece, as fast as the client takes it.
import { once } from 'node:events';
import { PassThrough, type Readable } from 'node:stream';
import { AppError } from '#server/app-error.ts';
import { limitConcurrency, limitConcurrencyPerUser } from '#server/concurrency.ts';
import type { Database } from '#server/database/connect.ts';
import type { Quotas } from '#server/quotas/quotas.ts';
import { type ExportFile, exportFiles } from './export-files.ts';
import { tryLockExport } from './exported-tables.ts';
import { zipped } from './zip-stream.ts';

/** Each holds a connection to the database and packs on the server's own core. */
const MOST_AT_ONCE = 2;
/** So that nobody keeps a place by taking a byte now and then. A year of play goes over a slow line in less than one of them. */
const LONGEST_MS = 10 * 60_000;
/** A line that is alive takes 64 kB in this time. */
const STALLED_MS = 30_000;

/** Everything in the file is of one moment. */
const snapshot = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const;

export type OpenExport = (userId: string) => Promise<Readable>;

/**
 * Resolves with the file as soon as it is certain that it can be made. The work goes on in a transaction, which also holds the lock
 * that lets an account have one at a time on all servers: however it ends, both are gone.
 */
export function createExports(db: Database, quotas: Pick<Quotas, 'spend'>): OpenExport {
  const limited = limitConcurrency({ atOnce: MOST_AT_ONCE, mostWaiting: 0 });
  // Whoever asks for several at once takes none of the others' turns.
  const perUser = limitConcurrencyPerUser({ atOnce: 1, mostWaiting: 0 }, () => underWay);
  return (userId) =>
    new Promise((opened, refused) => {
      const file = new PassThrough();
      // Also where nobody has begun to read it.
      file.on('error', () => {});
      const work = async (tx: Database) => {
        if (!(await tryLockExport(tx, userId))) throw underWay;
        await quotas.spend(db, userId, 'exportsPerHour');
        opened(file);
        await send(exportFiles(tx, userId), file);
      };
      const inTransaction = () => limited(() => db.transaction(work, snapshot));
      perUser(userId, inTransaction).catch((error: Error) => {
        refused(error);
        // To whoever reads it already: the connection breaks, so that nobody takes half of it for the whole.
        file.destroy(error);
      });
    });
}

async function send(files: AsyncIterable<ExportFile>, file: PassThrough): Promise<void> {
  const tooLong = setTimeout(() => file.destroy(new Error('It took too long')), LONGEST_MS);
  try {
    for await (const piece of zipped(files)) {
      if (!file.destroyed && !file.write(piece)) await drained(file);
      if (file.destroyed) return;
    }
    file.end();
  } finally {
    clearTimeout(tooLong);
  }
}

/** Also where the client has left. */
async function drained(file: PassThrough): Promise<void> {
  const stop = new AbortController();
  const { signal } = stop;
  const stalled = setTimeout(() => file.destroy(new Error('Nobody takes it')), STALLED_MS);
  await Promise.race([once(file, 'drain', { signal }), once(file, 'close', { signal })]).catch(
    () => undefined,
  );
  stop.abort();
  clearTimeout(stalled);
}

const underWay = new AppError(
  'quota_reached',
  'Your download is already on its way. Let it finish, then start the next one.',
  { retryAfterSeconds: 60 },
);
