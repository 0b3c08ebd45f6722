// Makes an installation out of a backup. Only an empty one is taken: nothing is ever written over.
import { copyFile, mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { migrateDatabase } from '#server/database/migrate.ts';
import { fingerprintOf, type Manifest, readManifest, SECRET_FILE, sumOf } from './manifest.ts';
import { copyIn, findTables, usePlainSettings } from './tables.ts';

export interface Target {
  readonly connectionString: string;
  readonly recordingsFolder: string;
  /** Where an installation keeps a secret that it made itself. */
  readonly secretFile: string;
  /** What the owner gives. */
  readonly secret: string | undefined;
}

export async function restoreBackup(folder: string, target: Target): Promise<Manifest> {
  const manifest = await readManifest(folder);
  await requireWhole(folder, manifest);
  await requireEmpty(target);
  const secret = await secretFor(folder, manifest, target);
  if (secret !== undefined) await keepSecret(secret, target.secretFile);
  await copyRecordings(folder, manifest, target.recordingsFolder);
  await migrateDatabase(target.connectionString, manifest.migrations);
  await copyRows(folder, manifest, target);
  // What this release has changed since.
  await migrateDatabase(target.connectionString);
  return manifest;
}

async function requireWhole(folder: string, { tables, recordings }: Manifest): Promise<void> {
  for (const { file, sha256 } of [...tables, ...recordings.files]) {
    const found = await sumOf(join(folder, file)).catch(() => 'nothing');
    if (found !== sha256) {
      throw new Error(`${file} in the backup is not what it was: take another copy of it.`);
    }
  }
}

async function requireEmpty({ connectionString, recordingsFolder }: Target): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const tables = await findTables(client);
    if (tables.length > 0) {
      throw new Error(
        'The database is not empty. A restore writes over nothing: give it an empty database, or an empty DATA_DIR.',
      );
    }
  } finally {
    await client.end();
  }
  const recordings = await readdir(recordingsFolder).catch(() => []);
  if (recordings.length > 0) {
    throw new Error(
      `${recordingsFolder} is not empty. A restore writes over nothing: give it an empty DATA_DIR.`,
    );
  }
}

/** The secret to keep, or undefined where the owner gives the right one. */
async function secretFor(
  folder: string,
  { secret: { fingerprint, isIncluded } }: Manifest,
  target: Target,
): Promise<string | undefined> {
  const kept = await readFile(target.secretFile, 'utf8').catch(() => undefined);
  const there = target.secret ?? kept?.trim();
  if (there !== undefined) {
    if (fingerprintOf(there) === fingerprint) return undefined;
    throw new Error(
      'The backup belongs to another APP_SECRET: with this one its recordings could not be read, and nobody would stay logged in.',
    );
  }
  if (isIncluded) return readFile(join(folder, SECRET_FILE), 'utf8');
  throw new Error(
    'The backup does not hold its secret: set APP_SECRET to the one that it was made with.',
  );
}

async function keepSecret(secret: string, file: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, secret, { mode: 0o600 });
  await rename(draft, file);
}

async function copyRecordings(folder: string, { recordings }: Manifest, to: string): Promise<void> {
  for (const { file } of recordings.files) {
    const copy = join(to, file.slice('recordings/'.length));
    await mkdir(dirname(copy), { recursive: true, mode: 0o700 });
    await copyFile(join(folder, file), copy);
  }
}

async function copyRows(folder: string, manifest: Manifest, target: Target): Promise<void> {
  const { tables, sequences, recordings } = manifest;
  const client = new pg.Client({ connectionString: target.connectionString });
  await client.connect();
  try {
    await usePlainSettings(client);
    await client.query('begin');
    for (const table of tables) await copyIn(client, table, join(folder, table.file));
    for (const { name, lastValue } of sequences)
      await client.query('select setval($1, $2)', [name, lastValue]);
    await moveAddresses(client, recordings.address, target.recordingsFolder);
    // Whoever held them is not here.
    await client.query(
      `select graphile_worker.force_unlock_workers(array_agg(distinct locked_by))
       from graphile_worker._private_jobs where locked_by is not null having count(*) > 0`,
    );
    await client.query('commit');
  } finally {
    await client.end();
  }
}

/** Recordings are named by where they lie: in the rows, and in jobs that are to delete them. */
async function moveAddresses(client: pg.Client, from: string, folder: string): Promise<void> {
  const to = pathToFileURL(join(resolve(folder), '/')).href;
  await client.query(
    `update special_sessions set audio_file_url = $2 || substr(audio_file_url, length($1) + 1)
     where starts_with(audio_file_url, $1)`,
    [from, to],
  );
  await client.query(
    `update graphile_worker._private_jobs set payload = replace(payload::text, $1, $2)::json
     where strpos(payload::text, $1) > 0`,
    [from, to],
  );
}
