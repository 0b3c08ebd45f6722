import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

const OWNER_LOCK = 7_052_027;
/** A server that was killed lets go as soon as Postgres sees its connections close. */
const PATIENCE_MS = 3_000;

/**
 * Takes the embedded database for this process alone, because the owner also stops it. The lock lives
 * in a connection: it cannot outlast its holder, and there is no file to go stale.
 */
export async function becomeSingleOwner(connectionString: string, dataDir: string) {
  const client = new pg.Client({ connectionString });
  client.on('error', () => {});
  const lost = new Promise<void>((resolve) => {
    client.once('end', () => resolve());
  });
  await client.connect();
  const deadline = Date.now() + PATIENCE_MS;
  while (!(await tryLock(client))) {
    if (Date.now() > deadline) {
      await client.end();
      throw new Error(
        `Another Playlight is already running on ${dataDir}: stop it first, or give this one its own DATA_DIR.`,
      );
    }
    await sleep(100);
  }
  return {
    release: () => client.end(),
    /** Resolves when the connection is gone, and the lock with it: also where the database died. */
    lost,
  };
}

async function tryLock(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>(
    'select pg_try_advisory_lock($1) as taken',
    [OWNER_LOCK],
  );
  return rows[0]?.taken === true;
}
