// npm run eval:export [PLAY_SESSIONS]: how much memory the download of an account with a very long history takes in the server, while a
// client reads it as fast as it comes.
import { rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { connectDatabase } from '#server/database/connect.ts';
import { startEmbeddedPostgres } from '#server/database/embedded-postgres.ts';
import { migrateDatabase } from '#server/database/migrate.ts';
import { makeDataDir } from '#test-support/product.ts';
import { appOn } from './app-on.ts';

const PLAY_SESSIONS = Number(process.argv[2] ?? 20_000);
const LINES = 10;
const TRANSCRIPT_LETTERS = 10_000;
const SAMPLE_MS = 20;
const MEGABYTE = 1024 * 1024;

const dataDir = makeDataDir();
const postgres = await startEmbeddedPostgres({ dataDir });
await migrateDatabase(postgres.connectionString);
const database = connectDatabase(postgres.connectionString);
const app = await appOn(database.db);
await app.listen({ port: 0, host: '127.0.0.1' });

const signUp = await app.inject({
  method: 'POST',
  url: '/api/auth/signup',
  payload: { email: 'diligent@example.org', password: 'blocks and 2 trains' },
});
const cookie = signUp.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`)[0];
const { id: userId } = signUp.json<{ id: string }>();
await database.pool.query(
  `insert into children (user_id, name, date_of_birth, pronouns) values ($1, 'Noa', '2022-03-01', 'she/her')`,
  [userId],
);
// Every transcript is another one, as it would be: what repeats is compressed away.
await database.pool.query(
  `insert into special_sessions (user_id, child_id, duration, overall_score, completed_at, audio_transcription)
   select user_id, id, 300, 4, now() - n * interval '1 hour',
     (select string_agg(md5(n::text || ':' || part::text), ' ') from generate_series(1, ${TRANSCRIPT_LETTERS} / 33) part)
   from children, generate_series(1, ${PLAY_SESSIONS}) n where user_id = $1`,
  [userId],
);
await database.pool.query(
  `insert into utterances (play_session_id, user_id, position, start_ms, end_ms, speaker, text, code, why)
   select id, user_id, position, position * 1000, position * 1000 + 900, 'parent', md5(id::text || position), 'BD', 'It says what the child does.'
   from special_sessions, generate_series(1, ${LINES}) position`,
);
await database.pool.query('vacuum analyze');

const { port } = app.server.address() as AddressInfo;
const before = process.memoryUsage().rss;
let peak = before;
const sampling = setInterval(() => {
  peak = Math.max(peak, process.memoryUsage().rss);
}, SAMPLE_MS);
const begun = performance.now();
const response = await fetch(`http://127.0.0.1:${port}/api/data-management/export`, {
  headers: { cookie: cookie ?? '' },
});
if (!response.ok || !response.body) throw new Error(`It answered ${response.status}`);
let bytes = 0;
for await (const piece of response.body) bytes += piece.length;
const seconds = (performance.now() - begun) / 1000;
clearInterval(sampling);
await app.close();
await database.close();
await postgres.stop();
rmSync(dataDir, { recursive: true });

const inMegabytes = (count: number) => `${Math.round(count / MEGABYTE)} MB`;
console.log(`${new Date().toISOString().slice(0, 10)}, npm run eval:export
| play sessions | zip | time | memory before | at its peak | growth |
|---|---|---|---|---|---|
| ${PLAY_SESSIONS} | ${inMegabytes(bytes)} | ${seconds.toFixed(0)} s | ${inMegabytes(before)} | ${inMegabytes(peak)} | ${inMegabytes(peak - before)} |`);
