import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { runMigrations } from 'graphile-worker';
import pg from 'pg';
import { packageRoot } from '#server/package-root.ts';

/** Any number will do, as long as it is ours alone: servers that start together queue up on it. */
const MIGRATION_LOCK = 7_052_026;
const OLDEST_POSTGRES = 15;

/** Brings tables and job queue up to date; safe when several servers start at the same moment. */
export async function migrateDatabase(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await requireVersion(client);
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle(client), {
      migrationsFolder: join(packageRoot, 'server/database/migrations'),
    });
    await runMigrations({ connectionString });
  } finally {
    // The lock goes with the connection.
    await client.end();
  }
}

async function requireVersion(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ server_version_num: string }>('show server_version_num');
  const major = Math.floor(Number(rows[0]?.server_version_num) / 10_000);
  if (major < OLDEST_POSTGRES) {
    throw new Error(`Postgres ${OLDEST_POSTGRES} or newer is needed; this one is ${major}.`);
  }
}
