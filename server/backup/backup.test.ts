import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { afterAll, expect, inject, it } from 'vitest';
import { createAudioStore } from '#server/adapters/audio-store.ts';
import { migrateDatabase } from '#server/database/migrate.ts';
import { enqueueRecordingDeletion } from '#server/jobs/delete-recordings.ts';
import { keptKeyring } from '#server/keys/kept-secrets.ts';
import { keyringOf } from '#server/keys/keyring.ts';
import { createPartStore } from '#server/plays/upload/upload-parts.ts';
import { earlierRelease, unpackEarlierBackup } from '#test-support/earlier-release.ts';
import { fillEveryTable } from '#test-support/everything.ts';
import { addPlaySession, signUpSomebody } from '#test-support/people.ts';
import { createTestApp } from '#test-support/test-app.ts';
import { createTestDatabase, type TestDatabase } from '#test-support/test-database.ts';
import type { Lock, Opener } from './encryption.ts';
import { openBackup, restoreBackup, type Target } from './restore-backup.ts';
import { type Source, writeBackup } from './write-backup.ts';

/** A restore runs every migration. */

const SECRET = 'a secret that this installation made';
const keyring = keyringOf(SECRET);
const folder = mkdtempSync(join(tmpdir(), 'playlight-backup-'));
afterAll(() => rmSync(folder, { recursive: true }));

const testApp = await createTestApp();
const recordings = createAudioStore(join(folder, 'recordings'), keyring);
const { id: userId } = await signUpSomebody(testApp);
const { childId, playSessionId } = await fillEveryTable(testApp, userId);
const address = recordings.addressOf(`${userId}/${playSessionId}`);
await recordings.save(address, Buffer.from('sound'));
await testApp.database.pool.query('update special_sessions set audio_file_url = $1', [address]);
await enqueueRecordingDeletion(testApp.database.db, userId);
await testApp.database.pool.query(
  `update graphile_worker._private_jobs set locked_at = now(), locked_by = 'a worker that is gone'`,
);

const source = {
  connectionString: testApp.database.connectionString,
  recordingsFolder: join(folder, 'recordings'),
  keyring,
  includesSecrets: true,
  version: 'test',
};

const identity = await generateX25519Identity();
const toOwner: Lock = { recipients: [await identityToRecipient(identity)] };

const back = (from: Source, to: string, lock: Lock | 'plain' = toOwner) =>
  writeBackup(from, to, lock);
const restore = async (from: string, target: Target, opener: Opener = { identities: [identity] }) =>
  restoreBackup(await openBackup(from, async () => opener), target);

/** A database without a table, and a folder without a file. */
async function emptyTarget(name: string): Promise<Target & { database: TestDatabase }> {
  const database = await createTestDatabase(inject('postgresUrl'), 'template0');
  afterAll(() => database.close());
  return {
    database,
    connectionString: database.connectionString,
    recordingsFolder: join(folder, name, 'recordings'),
    dataDir: join(folder, name),
    secrets: [],
  };
}

async function rowsIn({ pool }: TestDatabase, table: string): Promise<string[]> {
  const { rows } = await pool.query(`select t::text as row from ${table} t order by 1`);
  return rows.map(({ row }) => row as string);
}

it('brings every row, recording and the secret to an empty installation', async () => {
  const backup = join(folder, 'whole');
  const { tables } = await back(source, backup);
  const target = await emptyTarget('whole-target');
  await restore(backup, target);

  const moved = new Set(['public.special_sessions', 'graphile_worker._private_jobs']);
  for (const { name } of tables.filter((table) => !moved.has(table.name)))
    expect(await rowsIn(target.database, name)).toEqual(await rowsIn(testApp.database, name));
  expect(tables.length).toBeGreaterThan(20);

  expect(readFileSync(join(target.dataDir, 'app-secret'), 'utf8')).toBe(SECRET);
  const { pool } = target.database;
  const { rows } = await pool.query('select audio_file_url as address from special_sessions');
  const store = createAudioStore(target.recordingsFolder, keyring);
  const kept = await store.find(rows[0].address);
  const sound = kept && (await buffer(await kept.read({ start: 0, end: 4 })));
  expect(sound?.toString()).toBe('sound');
  // The job that is to delete it names it where it lies now, and waits for somebody to do it.
  const jobs = await pool.query('select payload, locked_by from graphile_worker._private_jobs');
  expect(jobs.rows).toContainEqual({ payload: { urls: [rows[0].address] }, locked_by: null });
  expect(jobs.rows.every(({ locked_by }) => locked_by === null)).toBe(true);

  // New rows get ids of their own.
  const child = `insert into children (user_id, name, date_of_birth, pronouns)
    values ('${userId}', 'Ida', '2023-03-01', 'she/her') returning id`;
  expect((await pool.query(child)).rowCount).toBe(1);
});

it('writes over nothing', async () => {
  const backup = join(folder, 'second');
  await back(source, backup);
  await expect(back(source, backup)).rejects.toThrow('is there already');

  const nothing = { ...source, connectionString: (await emptyTarget('w')).connectionString };
  await expect(back(nothing, join(folder, 'nothing'))).rejects.toThrow('no tables');

  const filled = { ...(await emptyTarget('x')), connectionString: source.connectionString };
  await expect(restore(backup, filled)).rejects.toThrow('The database is not empty');

  const withRecordings = await emptyTarget('y');
  mkdirSync(join(withRecordings.recordingsFolder, userId), { recursive: true });
  await expect(restore(backup, withRecordings)).rejects.toThrow('is not empty');
});

it('needs the secret that the recordings were encrypted with', async () => {
  const backup = join(folder, 'without-secret');
  await back({ ...source, includesSecrets: false }, backup);
  const target = await emptyTarget('z');
  await expect(restore(backup, target)).rejects.toThrow('does not hold its secret');
  const wrong = { ...target, secrets: ['another secret of this owner, long'] };
  await expect(restore(backup, wrong)).rejects.toThrow('belongs to another APP_SECRET');
  await restore(backup, { ...target, secrets: ['a newer secret of this owner, long', SECRET] });
  expect(await rowsIn(target.database, 'users')).toHaveLength(1);
});

it('notices a file that was changed, and touches nothing', async () => {
  const backup = join(folder, 'broken');
  await back(source, backup);
  writeFileSync(join(backup, 'tables/public.users.copy.gz.age'), 'noise');
  const target = await emptyTarget('broken-target');
  await expect(restore(backup, target)).rejects.toThrow('public.users.copy.gz');
  await expect(rowsIn(target.database, 'users')).rejects.toThrow('does not exist');
});

it('takes the backup of an earlier release, and none of a later one', async () => {
  const { migrations } = await back(source, join(folder, 'today'));
  const old = await emptyTarget('old');
  await migrateDatabase(old.connectionString, migrations - 1);
  await old.database.pool.query(`insert into users (email) values ('early@example.org')`);
  const backup = join(folder, 'earlier');
  await back({ ...source, connectionString: old.connectionString }, backup, 'plain');

  const { database, ...target } = await emptyTarget('earlier-target');
  await restore(backup, target);
  expect(await rowsIn(database, 'users')).toHaveLength(1);
  expect(await rowsIn(database, 'drizzle.__drizzle_migrations')).toHaveLength(migrations);

  const manifest = JSON.parse(readFileSync(join(backup, 'manifest.json'), 'utf8'));
  const later = { ...manifest, migrations: migrations + 1 };
  writeFileSync(join(backup, 'manifest.json'), JSON.stringify(later));
  const refused = restore(backup, await emptyTarget('later-target'));
  await expect(refused).rejects.toThrow('newer release');
});

it('shows nothing to whoever has no key, and opens with its passphrase alone', async () => {
  const backup = join(folder, 'with-passphrase');
  const passphrase = 'five small blue wooden trains';
  await back(source, backup, { passphrase, workFactor: 10 });
  const files = readdirSync(backup, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  expect(files.filter((file) => !file.endsWith('.age'))).toEqual([]);
  for (const file of files) expect(readFileSync(file, 'latin1')).toMatch(/^age-encryption\.org/);

  const target = await emptyTarget('passphrase-target');
  const wrong = restore(backup, target, { passphrase: 'five small red wooden trains' });
  await expect(wrong).rejects.toThrow('This passphrase does not open the backup');
  await expect(restore(backup, target)).rejects.toThrow('No key in BACKUP_IDENTITY opens');
  await expect(rowsIn(target.database, 'users')).rejects.toThrow('does not exist');
  expect(existsSync(target.dataDir)).toBe(false);

  await restore(backup, target, { passphrase });
  expect(await rowsIn(target.database, 'users')).toHaveLength(1);
});

it('notices a manifest that was cut or changed, and a file in the place of another', async () => {
  const backup = join(folder, 'tampered');
  await back(source, backup);
  const open = () => openBackup(backup, async () => ({ identities: [identity] }));
  const manifest = join(backup, 'manifest.json.age');
  const whole = readFileSync(manifest);
  for (const changed of [
    whole.subarray(0, whole.length - 1),
    whole.subarray(0, whole.length >> 1),
    Buffer.concat([whole, Buffer.from('x')]),
    Buffer.from(whole.map((byte, at) => (at === whole.length - 40 ? byte ^ 1 : byte))),
  ]) {
    writeFileSync(manifest, changed);
    await expect(open()).rejects.toThrow('manifest.json.age in the backup is not what it was');
  }
  writeFileSync(manifest, whole);
  await open();
  const users = readFileSync(join(backup, 'tables/public.users.copy.gz.age'));
  writeFileSync(join(backup, 'tables/public.children.copy.gz.age'), users);
  await expect(open()).rejects.toThrow('public.children.copy.gz.age');
});

it('brings the secrets before the current one along, for what they sealed', async () => {
  const backup = join(folder, 'rotating');
  const newer = 'a newer secret that this installation made';
  await back({ ...source, keyring: keyringOf(newer, [SECRET]) }, backup);
  const target = await emptyTarget('rotating-target');
  await restore(backup, target);
  const kept = keptKeyring(target.dataDir).all();
  expect(kept.map(({ secret }) => secret)).toEqual([newer, SECRET]);
});

it('restores what an earlier release backed up, unencrypted, with its sound', async () => {
  const backup = join(folder, 'earlier-release');
  unpackEarlierBackup(backup);
  const target = await emptyTarget('earlier-release-target');
  await restore(backup, target);
  const { pool, db } = target.database;
  const { rows } = await pool.query(
    `select email, audio_file_url as url from users join special_sessions on user_id = users.id`,
  );
  expect(rows).toMatchObject([{ email: earlierRelease.email }]);
  const ring = keptKeyring(target.dataDir);
  const kept = await createAudioStore(target.recordingsFolder, ring).find(rows[0].url);
  expect(kept?.size).toBe(earlierRelease.recording.size);
  const sound = kept && (await buffer(await kept.read({ start: 0, end: kept.size - 1 })));
  const sum = createHash('sha256')
    .update(sound ?? '')
    .digest('hex');
  expect(sum).toBe(earlierRelease.recording.sha256);
  const upload = await buffer(createPartStore(db, ring).read(earlierRelease.upload.id));
  expect(upload.toString()).toBe(earlierRelease.upload.sound);
});

it('counts the recordings that it cannot bring', async () => {
  for (const lost of ['s3://bucket/1.enc', recordings.addressOf('deleted-meanwhile')]) {
    const id = await addPlaySession(testApp, userId, childId);
    const statement = 'update special_sessions set audio_file_url = $1 where id = $2';
    await testApp.database.pool.query(statement, [lost, id]);
  }
  const { recordings: found } = await back(source, join(folder, 'partial'));
  expect(found).toMatchObject({ files: [{}], gone: 1, elsewhere: 1 });
});

it('brings a recording that was kept before all data moved to this folder', async () => {
  await testApp.database.pool.query(
    'update special_sessions set audio_file_url = $1 where id = $2',
    [`file:///srv/earlier/recordings/${userId}/${playSessionId}.enc`, playSessionId],
  );
  const { recordings: found } = await back(source, join(folder, 'moved'));
  expect(found.files.map(({ file }) => file)).toEqual([
    `recordings/${userId}/${playSessionId}.enc.age`,
  ]);
});
