// npm run eval:read-side: how long the reading calls of a parent with 2,000 play sessions take inside the server,
// among 200 other families, and as a multiple of the smallest call that asks the database.
import { rmSync } from 'node:fs';
import { connectDatabase } from '#server/database/connect.ts';
import { startEmbeddedPostgres } from '#server/database/embedded-postgres.ts';
import { migrateDatabase } from '#server/database/migrate.ts';
import { makeDataDir } from '#test-support/product.ts';
import { appOn } from './app-on.ts';

const PLAY_SESSIONS = 2000;
const NEIGHBOURS = 200;
const REPEATS = 200;

const dataDir = makeDataDir();
const postgres = await startEmbeddedPostgres({ dataDir });
await migrateDatabase(postgres.connectionString);
const database = connectDatabase(postgres.connectionString);
const app = await appOn(database.db);

const signUp = await app.inject({
  method: 'POST',
  url: '/api/auth/signup',
  payload: { email: 'diligent@example.org', password: 'blocks and 2 trains' },
});
const cookie = signUp.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`)[0];
await database.pool.query(
  `insert into users (email) select 'n' || n || '@example.org' from generate_series(1, ${NEIGHBOURS}) n`,
);
await database.pool.query(
  `insert into children (user_id, name, date_of_birth, pronouns)
   select id, 'Noa', '2022-03-01', 'she/her' from users`,
);
await database.pool.query(
  `insert into special_sessions (user_id, child_id, duration, overall_score, completed_at)
   select user_id, id, 300, 4, now() - n * interval '13 hours'
   from children, generate_series(1, ${PLAY_SESSIONS}) n`,
);
// What autovacuum does to a table that grew.
await database.pool.query('vacuum analyze');
const { id } = signUp.json<{ id: string }>();
const { rows } = await database.pool.query('select id from children where user_id = $1', [id]);
const childId = rows[0].id as number;
const newest = await database.pool.query(
  'select max(id) as id from special_sessions where user_id = $1',
  [id],
);

const calls = {
  'GET /api/auth/user (reference)': '/api/auth/user',
  'GET /api/sessions/stats': `/api/sessions/stats?childId=${childId}`,
  'GET /api/sessions/weekly': `/api/sessions/weekly?childId=${childId}`,
  'GET /api/sessions/{id}': `/api/sessions/${newest.rows[0].id}`,
  'GET /api/sessions (the newest 500)': '/api/sessions',
  'GET /api/sessions?limit=20': '/api/sessions?limit=20',
  'GET /api/sessions/progress': '/api/sessions/progress',
  'GET /api/children': '/api/children',
  'GET /api/data-management/overview': '/api/data-management/overview',
};

const lines: string[] = [];
let reference: number | undefined;
for (const [name, url] of Object.entries(calls)) {
  const times: number[] = [];
  for (let repeat = 0; repeat < REPEATS; repeat++) {
    const begun = performance.now();
    const answer = await app.inject({ url, headers: { cookie: cookie ?? '' } });
    times.push(performance.now() - begun);
    if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}`);
  }
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
  reference ??= at(0.5);
  lines.push(
    `| ${name} | ${at(0.5).toFixed(1)} ms | ${at(0.95).toFixed(1)} ms | ${(at(0.5) / reference).toFixed(1)} |`,
  );
}
await app.close();
await database.close();
await postgres.stop();
rmSync(dataDir, { recursive: true });

console.log(`${new Date().toISOString().slice(0, 10)}, npm run eval:read-side, ${REPEATS} calls each,
${PLAY_SESSIONS} play sessions of this parent and of each of ${NEIGHBOURS} neighbours
| call | median | 95 % | median as a multiple of the reference |
|---|---|---|---|
${lines.join('\n')}`);
