// A backup of a whole installation, made while it runs: the tables as of one moment, and the recordings that they name.
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { pathIn } from '#server/adapters/recordings-folder.ts';
import type { Keyring } from '#server/keys/keyring.ts';
import { type Lock, lockFolder, unwrapped, type Wrapping } from './encryption.ts';
import {
  FORMAT,
  fingerprintOf,
  MANIFEST_FILE,
  type Manifest,
  PREVIOUS_SECRETS_FILE,
  SECRET_FILE,
  sumOf,
} from './manifest.ts';
import { copyOut, findTables, usePlainSettings } from './tables.ts';

export interface Source {
  readonly connectionString: string;
  readonly recordingsFolder: string;
  readonly keyring: Keyring;
  /** False where the owner gives the secrets, and keeps them: then the backup holds no key to the recordings in it. */
  readonly includesSecrets: boolean;
  readonly version: string;
}

/** The folder appears when it is whole. Rejects where there is something of that name already. */
export async function writeBackup(
  source: Source,
  folder: string,
  lock: Lock | 'plain',
): Promise<Manifest> {
  if (await stat(folder).catch(() => undefined)) {
    throw new Error(`${folder} is there already: give the backup a name of its own.`);
  }
  const draft = `${folder}.unfinished-${process.pid}`;
  await mkdir(join(draft, 'tables'), { recursive: true, mode: 0o700 });
  try {
    const files = lock === 'plain' ? unwrapped : await lockFolder(draft, lock);
    const { addresses, ...rows } = await writeRows(source.connectionString, draft, files);
    const recordings = await writeRecordings(source.recordingsFolder, addresses, draft, files);
    const secret = await writeSecrets(source, draft, files);
    const manifest: Manifest = {
      format: FORMAT,
      madeAt: new Date().toISOString(),
      version: source.version,
      ...rows,
      secret,
      recordings,
    };
    await writeText(draft, MANIFEST_FILE, JSON.stringify(manifest, undefined, 1), files);
    await rename(draft, folder);
    return manifest;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

async function writeSecrets(
  { keyring, includesSecrets: isIncluded }: Source,
  folder: string,
  files: Wrapping,
): Promise<Manifest['secret']> {
  const [current = '', ...previous] = keyring.all().map(({ secret }) => secret);
  const hasPrevious = isIncluded && previous.length > 0;
  if (isIncluded) await writeText(folder, SECRET_FILE, current, files);
  if (hasPrevious) await writeText(folder, PREVIOUS_SECRETS_FILE, previous.join('\n'), files);
  return { fingerprint: fingerprintOf(current), isIncluded, hasPrevious };
}

async function writeText(folder: string, name: string, words: string, files: Wrapping) {
  const file = join(folder, `${name}${files.ending}`);
  const bytes = Readable.from([Buffer.from(words)]);
  await pipeline(bytes, files.pass, createWriteStream(file, { mode: 0o600 }));
}

async function writeRows(connectionString: string, folder: string, files: Wrapping) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await usePlainSettings(client);
    await client.query('begin isolation level repeatable read read only');
    const tables: Manifest['tables'] = [];
    const found = await findTables(client);
    if (found.length === 0) throw new Error('The database has no tables: check DATABASE_URL.');
    for (const table of found) {
      const file = join('tables', `${table.name.replaceAll('"', '')}.copy.gz${files.ending}`);
      const rows = await copyOut(client, table, join(folder, file), files);
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

/** As they lie there: still sealed, within what encrypts the backup. */
async function writeRecordings(
  recordingsFolder: string,
  addresses: readonly string[],
  folder: string,
  wrapping: Wrapping,
): Promise<Manifest['recordings']> {
  const address = pathToFileURL(join(resolve(recordingsFolder), '/')).href;
  const ours = addresses.flatMap((one) => pathIn(recordingsFolder, one) ?? []);
  const files: Manifest['recordings']['files'] = [];
  for (const path of ours) {
    const file = join('recordings', `${relative(recordingsFolder, path)}${wrapping.ending}`);
    const copy = join(folder, file);
    await mkdir(dirname(copy), { recursive: true, mode: 0o700 });
    try {
      await pipeline(
        createReadStream(path),
        wrapping.pass,
        createWriteStream(copy, { mode: 0o600 }),
      );
    } catch (error) {
      await rm(copy, { force: true });
      // Deleted by its parent since the rows were read, or not written yet.
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') continue;
      throw error;
    }
    files.push({ file, sha256: await sumOf(copy) });
  }
  const gone = ours.length - files.length;
  return { address, files, gone, elsewhere: addresses.length - ours.length };
}
