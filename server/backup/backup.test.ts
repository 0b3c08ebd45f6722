import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, expect, inject, it } from 'vitest';
import { createAudioStore } from '#server/adapters/audio-store.ts';
import { migrateDatabase } from '#server/database/migrate.ts';
import { enqueueRecordingDeletion } from '#server/jobs/delete-recordings.ts';
import { fillEveryTable } from '#test-support/everything.ts';
import { addPlaySession, signUpSomebody } from '#test-support/people.ts';
import { createTestApp } from '#test-support/test-app.ts';
import { createTestDatabase, type TestDatabase } from '#test-support/test-database.ts';
import { restoreBackup, type Target } from './restore-backup.ts';
import { inOrder } from './tables.ts';
import { writeBackup } from './write-backup.ts';

/** A restore runs every migration. */
const LIMIT_MS = 60_000;

const SECRET = 'a secret that this installation made';
const folder = mkdtempSync(join(tmpdir(), 'playlight-backup-'));
afterAll(() => rmSync(folder, { recursive: true }));

const testApp = await createTestApp();
const recordings = createAudioStore(join(folder, 'recordings'), SECRET);
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
  secret: SECRET,
  includesSecret: true,
  version: 'test',
};

/** A database without a table, and a folder without a file. */
async function emptyTarget(name: string): Promise<Target & { database: TestDatabase }> {
  const database = await createTestDatabase(inject('postgresUrl'), 'template0');
  afterAll(() => database.close());
  return {
    database,
    connectionString: database.connectionString,
    recordingsFolder: join(folder, name, 'recordings'),
    secretFile: join(folder, name, 'app-secret'),
    secret: undefined,
  };
}

async function rowsIn({ pool }: TestDatabase, table: string): Promise<string[]> {
  const { rows } = await pool.query(`select t::text as row from ${table} t order by 1`);
  return rows.map(({ row }) => row as string);
}

it(
  'brings every row, recording and the secret to an empty installation',
  async () => {
    const backup = join(folder, 'whole');
    const { tables } = await writeBackup(source, backup);
    const target = await emptyTarget('whole-target');
    await restoreBackup(backup, target);

    const moved = new Set(['public.special_sessions', 'graphile_worker._private_jobs']);
    for (const { name } of tables.filter((table) => !moved.has(table.name)))
      expect(await rowsIn(target.database, name)).toEqual(await rowsIn(testApp.database, name));
    expect(tables.length).toBeGreaterThan(20);

    expect(readFileSync(target.secretFile, 'utf8')).toBe(SECRET);
    const { pool } = target.database;
    const { rows } = await pool.query('select audio_file_url as address from special_sessions');
    const store = createAudioStore(target.recordingsFolder, SECRET);
    const sound = await buffer(await store.read(rows[0].address, { start: 0, end: 4 }));
    expect(sound.toString()).toBe('sound');
    // The job that is to delete it names it where it lies now, and waits for somebody to do it.
    const jobs = await pool.query('select payload, locked_by from graphile_worker._private_jobs');
    expect(jobs.rows).toContainEqual({ payload: { urls: [rows[0].address] }, locked_by: null });
    expect(jobs.rows.every(({ locked_by }) => locked_by === null)).toBe(true);

    // New rows get ids of their own.
    const child = `insert into children (user_id, name, date_of_birth, pronouns)
    values ('${userId}', 'Ida', '2023-03-01', 'she/her') returning id`;
    expect((await pool.query(child)).rowCount).toBe(1);
  },
  LIMIT_MS,
);

it(
  'writes over nothing',
  async () => {
    const backup = join(folder, 'second');
    await writeBackup(source, backup);
    await expect(writeBackup(source, backup)).rejects.toThrow('is there already');

    const nothing = { ...source, connectionString: (await emptyTarget('w')).connectionString };
    await expect(writeBackup(nothing, join(folder, 'nothing'))).rejects.toThrow('no tables');

    const filled = { ...(await emptyTarget('x')), connectionString: source.connectionString };
    await expect(restoreBackup(backup, filled)).rejects.toThrow('The database is not empty');

    const withRecordings = await emptyTarget('y');
    mkdirSync(join(withRecordings.recordingsFolder, userId), { recursive: true });
    await expect(restoreBackup(backup, withRecordings)).rejects.toThrow('is not empty');
  },
  LIMIT_MS,
);

it(
  'needs the secret that the recordings were encrypted with',
  async () => {
    const backup = join(folder, 'without-secret');
    await writeBackup({ ...source, includesSecret: false }, backup);
    const target = await emptyTarget('z');
    await expect(restoreBackup(backup, target)).rejects.toThrow('does not hold its secret');
    const wrong = { ...target, secret: 'another secret of this owner, long' };
    await expect(restoreBackup(backup, wrong)).rejects.toThrow('belongs to another APP_SECRET');
    await restoreBackup(backup, { ...target, secret: SECRET });
    expect(await rowsIn(target.database, 'users')).toHaveLength(1);
  },
  LIMIT_MS,
);

it(
  'notices a file that was changed, and touches nothing',
  async () => {
    const backup = join(folder, 'broken');
    await writeBackup(source, backup);
    writeFileSync(join(backup, 'tables/public.users.copy.gz'), 'noise');
    const target = await emptyTarget('broken-target');
    await expect(restoreBackup(backup, target)).rejects.toThrow('public.users.copy.gz');
    await expect(rowsIn(target.database, 'users')).rejects.toThrow('does not exist');
  },
  LIMIT_MS,
);

it(
  'takes the backup of an earlier release, and none of a later one',
  async () => {
    const { migrations } = await writeBackup(source, join(folder, 'today'));
    const old = await emptyTarget('old');
    await migrateDatabase(old.connectionString, migrations - 1);
    await old.database.pool.query(`insert into users (email) values ('early@example.org')`);
    const backup = join(folder, 'earlier');
    await writeBackup({ ...source, connectionString: old.connectionString }, backup);

    const { database, ...target } = await emptyTarget('earlier-target');
    await restoreBackup(backup, target);
    expect(await rowsIn(database, 'users')).toHaveLength(1);
    expect(await rowsIn(database, 'drizzle.__drizzle_migrations')).toHaveLength(migrations);

    const manifest = JSON.parse(readFileSync(join(backup, 'manifest.json'), 'utf8'));
    const later = { ...manifest, migrations: migrations + 1 };
    writeFileSync(join(backup, 'manifest.json'), JSON.stringify(later));
    const refused = restoreBackup(backup, await emptyTarget('later-target'));
    await expect(refused).rejects.toThrow('newer release');
  },
  LIMIT_MS,
);

it('counts the recordings that it cannot bring', async () => {
  for (const lost of ['s3://bucket/1.enc', recordings.addressOf('deleted-meanwhile')]) {
    const id = await addPlaySession(testApp, userId, childId);
    const statement = 'update special_sessions set audio_file_url = $1 where id = $2';
    await testApp.database.pool.query(statement, [lost, id]);
  }
  const { recordings: found } = await writeBackup(source, join(folder, 'partial'));
  expect(found).toMatchObject({ files: [{}], gone: 1, elsewhere: 1 });
});

it('brings a recording that was kept before all data moved to this folder', async () => {
  await testApp.database.pool.query(
    'update special_sessions set audio_file_url = $1 where id = $2',
    [`file:///srv/earlier/recordings/${userId}/${playSessionId}.enc`, playSessionId],
  );
  const { recordings: found } = await writeBackup(source, join(folder, 'moved'));
  expect(found.files.map(({ file }) => file)).toEqual([
    `recordings/${userId}/${playSessionId}.enc`,
  ]);
});

it('puts tables after those that they refer to, and knows a circle', () => {
  const table = (name: string, ...refersTo: string[]) => ({ name, columns: [], refersTo });
  const ordered = inOrder([table('a', 'b'), table('b', 'c', 'd'), table('c'), table('d', 'c')]);
  expect(ordered.map(({ name }) => name)).toEqual(['c', 'd', 'b', 'a']);
  expect(() => inOrder([table('a', 'b'), table('b', 'a')])).toThrow('refer to each other: a, b');
});
