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
const CONNECT_LIMIT_MS = 10_000;

const FOLDER = join(packageRoot, 'server/database/migrations');
const JOURNAL = 'meta/_journal.json';
/** Of the job queue's own tables, as the pinned version of the library makes them; a test holds it. */
export const QUEUE_REVISION = 19;

interface Journal {
  readonly entries: readonly { readonly when: number }[];
}

const newerRelease = () =>
  new Error(
    'The data was written by a newer release of Playlight: start that release or a later one, or restore a backup of this one into an empty DATA_DIR or database.',
  );

/**
 * Brings tables and job queue up to date; safe when several servers start at the same moment. `most`: only so many migrations of
 * the tables, for rows that were copied when there were no more.
 */
export async function migrateDatabase(connectionString: string, most?: number): Promise<void> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: CONNECT_LIMIT_MS });
  await client.connect();
  try {
    await requireVersion(client);
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    if (await migrateTables(client, most)) await runMigrations({ connectionString });
  } finally {
    // The lock goes with the connection.
    await client.end();
  }
}

/** False where everything was up to date, as at almost every start. The library takes a folder with a journal, all of it. */
async function migrateTables(client: pg.Client, most: number | undefined): Promise<boolean> {
  const journal = JSON.parse(await readFile(join(FOLDER, JOURNAL), 'utf8')) as Journal;
  if (most !== undefined && most > journal.entries.length) throw newerRelease();
  const entries = journal.entries.slice(0, most);
  if (await isUpToDate(client, entries)) return false;
  if (most === undefined) await migrate(drizzle(client), { migrationsFolder: FOLDER });
  else await migrateSome(client, { ...journal, entries });
  return true;
}

async function migrateSome(client: pg.Client, journal: Journal): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'playlight-migrations-'));
  try {
    await cp(FOLDER, folder, { recursive: true });
    await writeFile(join(folder, JOURNAL), JSON.stringify(journal));
    await migrate(drizzle(client), { migrationsFolder: folder });
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Throws where the data is of a newer release, which may have moved what this one looks for: better not started than failing at every sign-up. */
async function isUpToDate(client: pg.Client, known: Journal['entries']): Promise<boolean> {
  const rowsOf = async (table: string, column: string) => {
    const found = await client.query<{ exists: boolean }>(
      'select to_regclass($1) is not null as exists',
      [table],
    );
    if (!found.rows[0]?.exists) return [];
    const { rows } = await client.query<{ number: string }>(
      `select ${column} as number from ${table}`,
    );
    return rows.map(({ number }) => Number(number));
  };
  const times = new Set(known.map(({ when }) => when));
  const tables = await rowsOf('drizzle.__drizzle_migrations', 'created_at');
  const queue = await rowsOf('graphile_worker.migrations', 'id');
  const isKnown =
    tables.every((when) => times.has(when)) && queue.every((id) => id <= QUEUE_REVISION);
  if (!isKnown) throw newerRelease();
  return tables.length === times.size && queue.includes(QUEUE_REVISION);
}

async function requireVersion(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ server_version_num: string }>('show server_version_num');
  const major = Math.floor(Number(rows[0]?.server_version_num) / 10_000);
  if (major < OLDEST_POSTGRES) {
    throw new Error(`Postgres ${OLDEST_POSTGRES} or newer is needed; this one is ${major}.`);
  }
}
