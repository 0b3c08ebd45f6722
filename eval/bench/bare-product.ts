// The reference for starting and for memory: Fastify on the same embedded Postgres, and nothing else.
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { connectDatabase } from '#server/database/connect.ts';
import { startEmbeddedPostgres } from '#server/database/embedded-postgres.ts';

const postgres = await startEmbeddedPostgres({ dataDir: process.env.DATA_DIR ?? '' });
const { pool, close } = connectDatabase(postgres.connectionString);
const app = Fastify();
app.get('/api/health', async () => (await pool.query('select 1 as up')).rows);
await app.listen({ host: '127.0.0.1', port: 0 });
const { port } = app.server.address() as AddressInfo;
console.log(`ready at http://127.0.0.1:${port}`);

process.once('SIGINT', () => void stop());

async function stop(): Promise<void> {
  await app.close();
  await close();
  await postgres.stop();
  process.exit();
}
