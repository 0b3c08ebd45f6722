import type { Config } from '#server/config.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { becomeSingleOwner } from './single-owner.ts';

type Settings = Pick<Config, 'DATABASE_URL' | 'DATA_DIR'>;

export interface OpenDatabase {
  readonly connectionString: string;
  /** Stops what was started for this. */
  readonly close: () => Promise<void>;
}

/** The database of this installation for a command: that of a product which runs, or its own for a moment. */
export async function openDatabase(settings: Settings): Promise<OpenDatabase> {
  if (settings.DATABASE_URL) return leftRunning(settings.DATABASE_URL);
  const postgres = await startEmbeddedPostgres({ dataDir: settings.DATA_DIR });
  try {
    const ownership = await becomeSingleOwner(postgres.connectionString, settings.DATA_DIR);
    return {
      connectionString: postgres.connectionString,
      async close() {
        await ownership.release();
        await postgres.stop();
      },
    };
  } catch {
    // A product is running on it, and will stop it when its time comes.
    return leftRunning(postgres.connectionString);
  }
}

const leftRunning = (connectionString: string): OpenDatabase => ({
  connectionString,
  close: async () => {},
});
