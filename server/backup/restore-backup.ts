// Makes an installation out of a backup. Only an empty one is taken: nothing is ever written over.
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { migrateDatabase } from '#server/database/migrate.ts';
import { previousSecretsFileIn, secretFileIn, writePrivately } from '#server/keys/kept-secrets.ts';
import { isLocked, type Opener, unlockFolder, unwrapped, type Wrapping } from './encryption.ts';
import {
  fingerprintOf,
  type Manifest,
  PREVIOUS_SECRETS_FILE,
  readManifest,
  SECRET_FILE,
  sumOf,
} from './manifest.ts';
import { copyIn, findTables, usePlainSettings } from './tables.ts';

export interface Target {
  readonly connectionString: string;
  readonly recordingsFolder: string;
  /** Where an installation keeps secrets that it made itself. */
  readonly dataDir: string;
  /** What the owner gives: the current one first. */
  readonly secrets: readonly string[];
}

/** A backup that is whole, and can be read. */
export interface Backup {
  readonly folder: string;
  readonly files: Wrapping;
  readonly manifest: Manifest;
}

/** Touches nothing but the backup. `open` is asked where it is encrypted. */
export async function openBackup(folder: string, open: () => Promise<Opener>): Promise<Backup> {
  const files = isLocked(folder) ? await unlockFolder(folder, await open()) : unwrapped;
  const manifest = await readManifest(folder, files);
  await requireWhole(folder, manifest);
  return { folder, files, manifest };
}

export async function restoreBackup(backup: Backup, target: Target): Promise<void> {
  const { manifest } = backup;
  await requireEmpty(target);
  await takeSecrets(backup, target);
  await copyRecordings(backup, target.recordingsFolder);
  await migrateDatabase(target.connectionString, manifest.migrations);
  await copyRows(backup, target);
  // What this release has changed since.
  await migrateDatabase(target.connectionString);
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

/** Keeps those that the backup holds, unless the right one is there already. */
async function takeSecrets(
  { folder, files, manifest }: Backup,
  { dataDir, secrets }: Target,
): Promise<void> {
  const { fingerprint, isIncluded, hasPrevious } = manifest.secret;
  const kept = await readFile(secretFileIn(dataDir), 'utf8').catch(() => undefined);
  const there = secrets.length === 0 && kept !== undefined ? [kept.trim()] : secrets;
  if (there.length > 0) {
    if (there.some((secret) => fingerprintOf(secret) === fingerprint)) return;
    throw new Error(
      'The backup belongs to another APP_SECRET: with this one its recordings could not be read, and nobody would stay logged in.',
    );
  }
  if (!isIncluded) {
    throw new Error(
      'The backup does not hold its secret: set APP_SECRET to the one that it was made with.',
    );
  }
  const wordsOf = (name: string) =>
    text(files.pass(createReadStream(join(folder, `${name}${files.ending}`))));
  await mkdir(dataDir, { recursive: true });
  if (hasPrevious)
    writePrivately(previousSecretsFileIn(dataDir), await wordsOf(PREVIOUS_SECRETS_FILE));
  writePrivately(secretFileIn(dataDir), await wordsOf(SECRET_FILE));
}

async function copyRecordings({ folder, files, manifest }: Backup, to: string): Promise<void> {
  for (const { file } of manifest.recordings.files) {
    const name = file.slice('recordings/'.length, file.length - files.ending.length);
    const copy = join(to, name);
    await mkdir(dirname(copy), { recursive: true, mode: 0o700 });
    await pipeline(
      createReadStream(join(folder, file)),
      files.pass,
      createWriteStream(copy, { mode: 0o600, flush: true }),
    );
  }
}

async function copyRows({ folder, files, manifest }: Backup, target: Target): Promise<void> {
  const { tables, sequences, recordings } = manifest;
  const client = new pg.Client({ connectionString: target.connectionString });
  await client.connect();
  try {
    await usePlainSettings(client);
    await client.query('begin');
    for (const table of tables) await copyIn(client, table, join(folder, table.file), files);
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
