// One user's traces in every table: for proving what a deletion takes along and what it leaves.
import { addChild, addPlaySession } from './people.ts';
import type { TestApp } from './test-app.ts';

/** Every row of every table that names this user, counted by table. */
export async function rowsOf(
  { database }: TestApp,
  userId: string,
): Promise<Record<string, number>> {
  const { rows: columns } = await database.pool.query<{ table_name: string; column_name: string }>(
    `select table_name, column_name from information_schema.columns
     where table_schema = 'public'
       and (column_name = 'user_id' or (table_name = 'users' and column_name = 'id'))`,
  );
  const counts = await Promise.all(
    columns.map(async ({ table_name, column_name }) => {
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
export async function fillEveryTable(testApp: TestApp, userId: string) {
  const childId = await addChild(testApp, userId);
  const playSessionId = await addPlaySession(testApp, userId, childId);
  const { pool } = testApp.database;
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
  await add(
    `insert into live_sessions (user_id, key, child_id, holder, play_session_id)
     values ($1, 'a-live-one', $2, gen_random_uuid(), $3)`,
    userId,
    childId,
    playSessionId,
  );
  await add(
    `insert into live_segments (user_id, key, position, segment) values ($1, 'a-live-one', 0, '{}')`,
    userId,
  );
  await add(
    `insert into milestones (user_id, child_id, kind) values ($1, $2, 'firstSession')`,
    userId,
    childId,
  );
  await add('insert into mail_preferences (user_id, reminder) values ($1, true)', userId);
  await add(
    `insert into recording_uploads (play_session_id, user_id, upload_id) values ($1, $2, $2)`,
    playSessionId,
    userId,
  );
  await add(
    `insert into recording_parts (upload_id, position, user_id, play_session_id, sealed_bytes)
     values ($2, 0, $2, $1, 'sealed')`,
    playSessionId,
    userId,
  );
  await add(
    `insert into pending_emails (user_id, email, expires_at)
     values ($1, 'waits@example.org', now() + interval '1 day')`,
    userId,
  );
  await add(
    `insert into account_events (user_id, kind, device) values ($1, 'logged_in', 'Chrome on Android')`,
    userId,
  );
  await add(
    `insert into passkeys (user_id, credential_id, public_key, counter, transports, name)
     values ($1, gen_random_uuid()::text, 'a key', 0, '[]', 'Chrome on Android')`,
    userId,
  );
  await add(
    `insert into authenticators (user_id, sealed_secret, last_step) values ($1, 'sealed', 0)`,
    userId,
  );
  await add(`insert into recovery_codes (user_id, code_hash) values ($1, 'a hash')`, userId);
  return { childId, playSessionId };
}
