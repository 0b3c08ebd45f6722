// A backup of a whole installation, made while it runs: the tables as of one moment, and the recordings that they name.
import { copyFile, mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { pathIn } from '#server/adapters/recordings-folder.ts';
import {
  FORMAT,
  fingerprintOf,
  MANIFEST_FILE,
  type Manifest,
  SECRET_FILE,
  sumOf,
} from './manifest.ts';
import { copyOut, findTables, usePlainSettings } from './tables.ts';

export interface Source {
  readonly connectionString: string;
  readonly recordingsFolder: string;
  readonly secret: string;
  /** False where the owner gives the secret, and keeps it: then the backup holds no key to what is encrypted in it. */
  readonly includesSecret: boolean;
  readonly version: string;
}

/** The folder appears when it is whole. Rejects where there is something of that name already. */
export async function writeBackup(source: Source, folder: string): Promise<Manifest> {
  if (await stat(folder).catch(() => undefined)) {
    throw new Error(`${folder} is there already: give the backup a name of its own.`);
  }
  const draft = `${folder}.unfinished-${process.pid}`;
  await mkdir(join(draft, 'tables'), { recursive: true, mode: 0o700 });
  try {
    const { addresses, ...rows } = await writeRows(source.connectionString, draft);
    const recordings = await writeRecordings(source.recordingsFolder, addresses, draft);
    const { secret, includesSecret: isIncluded } = source;
    if (isIncluded) await writeFile(join(draft, SECRET_FILE), secret, { mode: 0o600 });
    const manifest: Manifest = {
      format: FORMAT,
      madeAt: new Date().toISOString(),
      version: source.version,
      ...rows,
      secret: { fingerprint: fingerprintOf(secret), isIncluded },
      recordings,
    };
    await writeFile(join(draft, MANIFEST_FILE), JSON.stringify(manifest, undefined, 1));
    await rename(draft, folder);
    return manifest;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

async function writeRows(connectionString: string, folder: string) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await usePlainSettings(client);
    await client.query('begin isolation level repeatable read read only');
    const tables: Manifest['tables'] = [];
    const found = await findTables(client);
    if (found.length === 0) throw new Error('The database has no tables: check DATABASE_URL.');
    for (const table of found) {
      const file = join('tables', `${table.name.replaceAll('"', '')}.copy.gz`);
      const rows = await copyOut(client, table, join(folder, file));
      tables.push({
        ...table,
        columns: [...table.columns],
        rows,
        file,
        sha256: await sumOf(join(folder, file)),
      });
    }
    // Sequences know no snapshot: read after the rows, they are never behind them.
    const sequences = await client.query<Manifest['sequences'][number]>(
      `select format('%I.%I', schemaname, sequencename) as name, last_value::text as "lastValue"
       from pg_sequences where last_value is not null and schemaname in ('public', 'graphile_worker')`,
    );
    const migrations = await client.query<{ count: number }>(
      'select count(*)::int as count from drizzle.__drizzle_migrations',
    );
    const named = await client.query<{ address: string }>(
      `select audio_file_url as address from special_sessions where audio_file_url is not null`,
    );
    return {
      tables,
      sequences: sequences.rows,
      migrations: migrations.rows[0]?.count ?? 0,
      addresses: named.rows.map(({ address }) => address),
    };
  } finally {
    await client.end();
  }
}

/** As they lie there: still encrypted. */
async function writeRecordings(
  recordingsFolder: string,
  addresses: readonly string[],
  folder: string,
): Promise<Manifest['recordings']> {
  const address = pathToFileURL(join(resolve(recordingsFolder), '/')).href;
  const ours = addresses.flatMap((one) => pathIn(recordingsFolder, one) ?? []);
  const files: Manifest['recordings']['files'] = [];
  for (const path of ours) {
    const file = join('recordings', relative(recordingsFolder, path));
    const copy = join(folder, file);
    await mkdir(dirname(copy), { recursive: true, mode: 0o700 });
    try {
      await copyFile(path, copy);
    } catch (error) {
      // Deleted by its parent since the rows were read, or not written yet.
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') continue;
      throw error;
    }
    files.push({ file, sha256: await sumOf(copy) });
  }
  const gone = ours.length - files.length;
  return { address, files, gone, elsewhere: addresses.length - ours.length };
}
