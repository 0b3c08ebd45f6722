import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, expect, inject, it } from 'vitest';
import { connectDatabase } from './connect.ts';
import { isDatabaseAway } from './is-database-away.ts';

const postgres = new URL(inject('postgresUrl').replace('@/', '@localhost/'));
const lines: Socket[] = [];
/** The way to the database, which may be cut off without anybody being told. */
const relay = createServer((line) => {
  const onward = connect(`${postgres.searchParams.get('host')}/.s.PGSQL.5432`);
  for (const socket of [line, onward]) lines.push(socket.on('error', () => undefined));
  line.pipe(onward).pipe(line);
}).listen(0, '127.0.0.1');
await once(relay, 'listening');
const { port } = relay.address() as AddressInfo;

const database = connectDatabase(
  `postgres://${postgres.username}@127.0.0.1:${port}${postgres.pathname}`,
  { connectMs: 200, silenceMs: 200 },
);
afterAll(async () => {
  for (const line of lines) line.destroy();
  relay.close();
  await database.close();
});

const failureOf = (query: Promise<unknown>) =>
  query.then(
    () => expect.fail('The query went well'),
    (error: unknown) => error,
  );

it('a database that falls silent is away, for a query and in a transaction', async () => {
  const { db, pool } = database;
  const silence = () => {
    for (const line of lines) line.unpipe();
  };
  await db.execute(sql`select 1`);
  silence();
  expect(isDatabaseAway(await failureOf(db.execute(sql`select 1`)))).toBe(true);

  const inTransaction = db.transaction(async (tx) => {
    await tx.execute(sql`create temp table half_done ()`);
    silence();
    await tx.execute(sql`select 1`);
  });
  expect(isDatabaseAway(await failureOf(inTransaction))).toBe(true);
  // A connection that was given up would go on in the middle of its transaction.
  expect(pool.totalCount).toBe(0);
  expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
});

it('a connection on which nobody asks anything may be silent', async () => {
  const client = await database.pool.connect();
  const { rows } = await client.query('select pg_backend_pid() as pid');
  // Longer than what is waited for an answer.
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect((await client.query('select pg_backend_pid() as pid')).rows).toEqual(rows);
  client.release();
});
