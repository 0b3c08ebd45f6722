import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { expect, inject, it, onTestFinished } from 'vitest';
import { isDatabaseAway } from './is-database-away.ts';

const SHORT_MS = 50;

function connectTo(settings: pg.PoolConfig) {
  const pool = new pg.Pool({ ...settings, connectionTimeoutMillis: SHORT_MS });
  pool.on('error', () => undefined);
  onTestFinished(() => pool.end());
  return drizzle(pool);
}

async function connectToServer(answer: (socket: Socket) => void) {
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket.on('error', () => undefined));
    answer(socket);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return connectTo({ host: '127.0.0.1', port: (server.address() as AddressInfo).port });
}

const failureOf = (query: Promise<unknown>) =>
  query.then(
    () => expect.fail('The query went well'),
    (error: unknown) => error,
  );

it.each([
  ['nobody listens', () => connectTo({ host: '127.0.0.1', port: 1 })],
  ['its socket file is gone', () => connectTo({ host: '/nonexistent' })],
  ['it hangs up', () => connectToServer((socket) => socket.destroy())],
  ['it is silent', () => connectToServer(() => undefined)],
])('away: %s, for a query and for a transaction', async (_, connect) => {
  const db = await connect();
  expect(isDatabaseAway(await failureOf(db.execute(sql`select 1`)))).toBe(true);
  expect(isDatabaseAway(await failureOf(db.transaction(async () => undefined)))).toBe(true);
});

const reach = () => {
  const pool = new pg.Pool({ connectionString: inject('postgresUrl') });
  pool.on('connect', (client) => client.on('error', () => undefined));
  onTestFinished(() => pool.end());
  return drizzle(pool);
};

it('away: it goes down in the middle of a query or of a transaction', async () => {
  const endOwn = sql`select pg_terminate_backend(pg_backend_pid())`;
  expect(isDatabaseAway(await failureOf(reach().execute(endOwn)))).toBe(true);
  const inTransaction = reach().transaction((tx) => tx.execute(endOwn));
  expect(isDatabaseAway(await failureOf(inTransaction))).toBe(true);
});

it.each([
  ['it became a standby, or may only be read', '25006'],
  ['it let nobody in after its password changed', '28P01'],
  ['its disk failed', '58030'],
  ['it took longer than its owner allows', '57014'],
])('away: %s', async (_, sqlState) => {
  const refused = sql.raw(`do $$ begin raise exception using errcode = '${sqlState}'; end $$`);
  expect(isDatabaseAway(await failureOf(reach().execute(refused)))).toBe(true);
});

it('there: it refuses a query, or something else went wrong', async () => {
  expect(isDatabaseAway(await failureOf(reach().execute(sql`select 1 / 0`)))).toBe(false);
  expect(isDatabaseAway(await failureOf(reach().execute(sql`no sql`)))).toBe(false);
  const noFile = Object.assign(new Error('no such file'), { code: 'ENOENT', syscall: 'open' });
  expect(isDatabaseAway(noFile)).toBe(false);
  expect(isDatabaseAway(new TypeError('a mistake of ours'))).toBe(false);
});
