// The reference: Fastify with nothing on it, which puts the same statements to the same database through the same kind of pool.
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import type pg from 'pg';
import { connectDatabase } from '#server/database/connect.ts';
import { answerOrders } from '../bench-process.ts';
import type { Statement } from './statements.ts';

export interface BareOrder {
  readonly connectionString: string;
  readonly routes: readonly BareRoute[];
}

interface BareRoute {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly statements: readonly Statement[];
}

answerOrders(async ({ connectionString, routes }: BareOrder) => {
  const { pool } = connectDatabase(connectionString);
  const app = Fastify();
  for (const { method, path, statements } of routes)
    app.route({ method, url: path, handler: () => put(pool, statements) });
  await app.listen({ host: '127.0.0.1', port: 0 });
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
});

/** All at once, as fast as can be; with a transaction among them, one after the other. */
async function put(pool: pg.Pool, statements: readonly Statement[]): Promise<unknown[]> {
  if (!statements.some(({ text }) => text.startsWith('begin')))
    return Promise.all(statements.map((statement) => rowsOf(pool, statement)));
  const client = await pool.connect();
  try {
    const rows: unknown[] = [];
    for (const statement of statements) rows.push(await rowsOf(client, statement));
    return rows;
  } finally {
    client.release();
  }
}

async function rowsOf(database: pg.Pool | pg.PoolClient, { text, values }: Statement) {
  return (await database.query(text, [...values])).rows;
}
