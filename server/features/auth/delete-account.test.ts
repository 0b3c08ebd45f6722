import { expect, it } from 'vitest';
import { addChild, addPlaySession, signUpSomebody } from '#test-support/people.ts';
import { createTestApp } from '#test-support/test-app.ts';

const testApp = await createTestApp();
const { request, database } = testApp;

const deleteAccount = (cookie: string) =>
  request({ method: 'DELETE', url: '/api/auth/user', headers: { cookie } });

/** Every row of every table that names this user, counted by table. */
async function rowsOf(userId: string): Promise<Record<string, number>> {
  const { rows: tables } = await database.pool.query<{ table_name: string; column_name: string }>(
    `select table_name, column_name from information_schema.columns
     where table_schema = 'public' and (column_name = 'user_id' or (table_name = 'users' and column_name = 'id'))`,
  );
  const counts = await Promise.all(
    tables.map(async ({ table_name, column_name }) => {
      const { rowCount } = await database.pool.query(
        `select 1 from ${table_name} where ${column_name} = $1`,
        [userId],
      );
      return [table_name, rowCount ?? 0] as const;
    }),
  );
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

/** Gives a user something in every table that there is. */
async function fillEveryTable(userId: string): Promise<void> {
  const childId = await addChild(testApp, userId);
  const playSessionId = await addPlaySession(testApp, userId, childId);
  const { pool } = database;
  const add = (statement: string, ...values: unknown[]) => pool.query(statement, values);
  await add(
    `insert into utterances (play_session_id, user_id, position, start_ms, end_ms, speaker, text)
     values ($1, $2, 1, 0, 900, 'parent', 'You put the red one on top.')`,
    playSessionId,
    userId,
  );
  await add(
    `insert into coach_messages (user_id, child_id, play_session_id, role, content)
     values ($1, $2, $3, 'user', 'How did I do?')`,
    userId,
    childId,
    playSessionId,
  );
  await add(
    `insert into consents (user_id, kind, granted, text_version) values ($1, 'keep_recordings', true, '1')`,
    userId,
  );
  await add(
    `insert into password_reset_tokens (user_id, token, expires_at) values ($1, gen_random_uuid()::text, now())`,
    userId,
  );
  await add(
    `insert into parent_voice_enrollments (user_id, embedding, embedding_dimension) values ($1, '[]', 0)`,
    userId,
  );
  const { rows } = await add(
    `insert into voice_embeddings (user_id, child_id, speaker_type, embedding, embedding_model)
     values ($1, $2, 'child', '[]', 'any') returning id`,
    userId,
    childId,
  );
  await add(
    `insert into voice_sessions (session_id, child_embedding_id) values ($1, $2)`,
    playSessionId,
    rows[0].id,
  );
}

it('takes along every row, every login session and every waiting job', async () => {
  const [user, neighbour] = [await signUpSomebody(testApp), await signUpSomebody(testApp)];
  await fillEveryTable(user.id);
  await fillEveryTable(neighbour.id);
  await request({
    method: 'POST',
    url: '/api/auth/forgot-password',
    payload: { email: user.email },
  });
  const before = await rowsOf(neighbour.id);
  expect(Object.keys(await rowsOf(user.id)).length).toBe(10);

  const answer = await deleteAccount(user.cookie);
  expect(answer.statusCode).toBe(200);
  expect(answer.cookies[0]).toMatchObject({ name: 'playlight', value: '' });
  expect(await rowsOf(user.id)).toEqual({});
  expect(await rowsOf(neighbour.id)).toEqual(before);
  const voices = await database.pool.query('select 1 from voice_sessions');
  expect(voices.rowCount).toBe(1);
  const jobs = await database.pool.query<{ payload: object }>(
    'select payload from graphile_worker._private_jobs',
  );
  const left = JSON.stringify(jobs.rows);
  expect(left).not.toContain(user.id);
  expect(left).not.toContain(user.email);
  expect(left).toContain(neighbour.id);
});

it('lets the same email sign up again at once', async () => {
  const user = await signUpSomebody(testApp);
  await deleteAccount(user.cookie);
  const again = await signUpSomebody(testApp, { email: user.email });
  expect(again.id).not.toBe(user.id);
});

it('is safe to ask for twice', async () => {
  const user = await signUpSomebody(testApp);
  await deleteAccount(user.cookie);
  expect((await deleteAccount(user.cookie)).statusCode).toBe(401);
});
