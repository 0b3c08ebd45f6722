import { setTimeout as sleep } from 'node:timers/promises';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';
import { becomeSingleOwner } from './single-owner.ts';

const AGAIN_MS = 1_000;

/** The embedded Postgres, taken for this process alone, and started again where it dies under us. */
export async function startOwnPostgres(
  dataDir: string,
  onEnd: () => void,
): Promise<EmbeddedPostgres> {
  const start = async () => {
    const postgres = await startEmbeddedPostgres({ dataDir });
    return { postgres, ownership: await becomeSingleOwner(postgres.connectionString, dataDir) };
  };
  let current = await start();
  const stopping = new AbortController();

  const watch = async () => {
    while (!stopping.signal.aborted) {
      await current.ownership.lost;
      if (stopping.signal.aborted) return;
      onEnd();
      current = await start().catch(() => sleep(AGAIN_MS, current));
    }
  };
  const watched = watch();
  return {
    connectionString: current.postgres.connectionString,
    async stop() {
      stopping.abort();
      await current.ownership.release();
      // A start that is under way is let finish, so that nothing is left behind.
      await watched;
      await current.ownership.release();
      await current.postgres.stop();
    },
  };
}
