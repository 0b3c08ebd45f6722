import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { runMigrations } from 'graphile-worker';
import pg from 'pg';
import { packageRoot } from '#server/package-root.ts';

/** Any number will do, as long as it is ours alone: servers that start together queue up on it. */
const MIGRATION_LOCK = 7_052_026;
const OLDEST_POSTGRES = 15;

const FOLDER = join(packageRoot, 'server/database/migrations');

/**
 * Brings tables and job queue up to date; safe when several servers start at the same moment. `most`: only so many migrations of
 * the tables, for rows that were copied when there were no more.
 */
export async function migrateDatabase(connectionString: string, most?: number): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await requireVersion(client);
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await (most === undefined ? migrateFrom(client, FOLDER) : migrateSome(client, most));
    await runMigrations({ connectionString });
  } finally {
    // The lock goes with the connection.
    await client.end();
  }
}

async function migrateFrom(client: pg.Client, migrationsFolder: string): Promise<void> {
  await migrate(drizzle(client), { migrationsFolder });
}

/** The library takes a folder with a journal, all of it. */
async function migrateSome(client: pg.Client, most: number): Promise<void> {
  const journalFile = 'meta/_journal.json';
  const journal = JSON.parse(await readFile(join(FOLDER, journalFile), 'utf8')) as {
    entries: object[];
  };
  if (most > journal.entries.length) {
    throw new Error('These tables were made by a newer release: take that one, or a later one.');
  }
  const folder = await mkdtemp(join(tmpdir(), 'playlight-migrations-'));
  try {
    await cp(FOLDER, folder, { recursive: true });
    const entries = journal.entries.slice(0, most);
    await writeFile(join(folder, journalFile), JSON.stringify({ ...journal, entries }));
    await migrateFrom(client, folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function requireVersion(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ server_version_num: string }>('show server_version_num');
  const major = Math.floor(Number(rows[0]?.server_version_num) / 10_000);
  if (major < OLDEST_POSTGRES) {
    throw new Error(`Postgres ${OLDEST_POSTGRES} or newer is needed; this one is ${major}.`);
  }
}
