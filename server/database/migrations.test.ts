import { execFileSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { packageRoot } from '#server/package-root.ts';
import { createTestDatabase } from '#test-support/test-database.ts';
import { migrateDatabase, QUEUE_REVISION } from './migrate.ts';

it('has a migration for everything that the tables say', () => {
  // drizzle-kit takes a path relative to the folder it runs in, and exits with 0 whatever happens.
  const copy = 'node_modules/.cache/migrations-check';
  rmSync(join(packageRoot, copy), { recursive: true, force: true });
  cpSync(join(packageRoot, 'server/database/migrations'), join(packageRoot, copy), {
    recursive: true,
  });
  const said = execFileSync(
    join(packageRoot, 'node_modules/.bin/drizzle-kit'),
    ['generate', '--dialect=postgresql', '--schema=./server/database/schema/*.ts', `--out=${copy}`],
    { cwd: packageRoot, encoding: 'utf8' },
  );
  expect(said).toContain('No schema changes');
});

it('can be run by several servers at once, and again', async () => {
  const { pool, close, connectionString } = await createTestDatabase(inject('postgresUrl'));
  await pool.query('drop schema public cascade; drop schema drizzle cascade; create schema public');
  await pool.query('drop schema graphile_worker cascade');
  await Promise.all([1, 2, 3].map(() => migrateDatabase(connectionString)));
  await migrateDatabase(connectionString);
  const { rows } = await pool.query(
    'select count(*)::int as tables from pg_tables where schemaname = $1',
    ['public'],
  );
  expect(rows[0].tables).toBe(24);
  const queue = await pool.query('select max(id) as revision from graphile_worker.migrations');
  expect(queue.rows[0].revision).toBe(QUEUE_REVISION);
  await close();
});

describe('data of a newer release', () => {
  const NEWER =
    'The data was written by a newer release of Playlight: start that release or a later one, or restore a backup of this one into an empty DATA_DIR or database.';

  it.each([
    [
      'tables',
      `insert into drizzle.__drizzle_migrations (hash, created_at) values ('of tomorrow', 4102444800000)`,
    ],
    ['a job queue', 'insert into graphile_worker.migrations (id, breaking) values (999, true)'],
    ['a job queue that claims to fit', 'insert into graphile_worker.migrations (id) values (999)'],
  ])('with newer %s is left alone, and says what to do', async (_, change) => {
    const { pool, close, connectionString } = await createTestDatabase(inject('postgresUrl'));
    await pool.query(change);
    await expect(migrateDatabase(connectionString)).rejects.toThrow(NEWER);
    await close();
  });

  it('is what an earlier release finds that knows fewer migrations', async () => {
    const { close, connectionString } = await createTestDatabase(inject('postgresUrl'));
    await expect(migrateDatabase(connectionString, 1)).rejects.toThrow(NEWER);
    await close();
  });
});

it('keeps families apart and promises in the database itself', async () => {
  const { pool, close } = await createTestDatabase(inject('postgresUrl'));
  const newUser = async (email: string) => {
    const { rows } = await pool.query('insert into users (email) values ($1) returning id', [
      email,
    ]);
    return rows[0].id as string;
  };
  const [mine, theirs] = [await newUser('me@example.org'), await newUser('they@example.org')];
  const { rows } = await pool.query(
    `insert into children (user_id, name, date_of_birth, pronouns)
     values ($1, 'Noa', '2022-03-01', 'she/her') returning id`,
    [theirs],
  );
  const childId = rows[0].id as number;
  await expect(
    pool.query('insert into special_sessions (user_id, child_id, duration) values ($1, $2, 300)', [
      mine,
      childId,
    ]),
  ).rejects.toMatchObject({ constraint: 'special_sessions_child_of_same_user' });
  await pool.query('delete from users where id = $1', [theirs]);
  expect((await pool.query('select * from children')).rowCount).toBe(0);
  await close();
});
