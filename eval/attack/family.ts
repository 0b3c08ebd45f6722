// Families: one whose data the others are after, and as many attackers as it takes.
import { createHash, randomUUID } from 'node:crypto';
import { fillEveryTable } from '#test-support/everything.ts';
import type { TestApp } from '#test-support/test-app.ts';
import { callJson, cookiesOf } from './http-call.ts';
import type { Target } from './target.ts';

export const PASSWORD = 'blocks and 2 trains';

/** What a request may name of somebody's. */
export interface Ids {
  readonly child: number;
  readonly playSession: number;
  readonly milestone: number;
  readonly liveKey: string;
  readonly passkey: number;
  readonly loginSession: number;
  readonly user: string;
}

export interface Family {
  readonly email: string;
  readonly cookie: string;
  readonly ids: Ids;
}

export const newEmail = () => `${randomUUID()}@example.org`;

/** Signed up through the front door, with a row in every table. */
export async function makeFamily(target: Target): Promise<Family> {
  const email = newEmail();
  const body = { email, password: PASSWORD, firstName: 'Maya' };
  const answer = await callJson(target.url, 'POST', '/api/auth/signup', body);
  if (answer.status !== 201) throw new Error(`Sign-up failed: ${answer.text}`);
  const cookie = cookiesOf(answer);
  // Nothing is refused only because the password was not typed a moment ago.
  const proof = { password: PASSWORD };
  await callJson(target.url, 'POST', '/api/auth/proof/password', proof, cookie);
  const { id: user } = JSON.parse(answer.text) as { id: string };
  const { childId, playSessionId } = await fillEveryTable(target as unknown as TestApp, user);
  const { pool } = target.database;
  // Nobody has its codes, and the attacks log in by password.
  await pool.query('delete from authenticators where user_id = $1', [user]);
  const idIn = async (table: string) => {
    const { rows } = await pool.query<{ id: number }>(
      `select id from ${table} where user_id = $1`,
      [user],
    );
    return rows[0]?.id ?? 0;
  };
  const ids = {
    user,
    child: childId,
    playSession: playSessionId,
    milestone: await idIn('milestones'),
    passkey: await idIn('passkeys'),
    loginSession: await idIn('sessions'),
    liveKey: await renameLivePlay(target, user),
  };
  return { email, cookie, ids };
}

/** Everybody's is called the same at first. */
async function renameLivePlay({ database: { pool } }: Target, user: string): Promise<string> {
  const key = randomUUID();
  await pool.query('delete from live_segments where user_id = $1', [user]);
  await pool.query('update live_sessions set key = $2 where user_id = $1', [user, key]);
  await pool.query(
    `insert into live_segments (user_id, key, position, segment) values ($1, $2, 0, '{}')`,
    [user, key],
  );
  return key;
}

/** Words that stand nowhere but in the rows of this family. */
export async function markWith(target: Target, { ids }: Family, secret: string): Promise<void> {
  const { pool } = target.database;
  await pool.query('update users set first_name = $2 where id = $1', [ids.user, secret]);
  await pool.query('update children set name = $2 where user_id = $1', [ids.user, secret]);
  await pool.query(
    'update special_sessions set activity_description = $2, audio_transcription = $2 where user_id = $1',
    [ids.user, secret],
  );
  await pool.query('update utterances set text = $2 where user_id = $1', [ids.user, secret]);
  await pool.query('update coach_messages set content = $2 where user_id = $1', [ids.user, secret]);
}

/** Where the rows of a user stand: another text after any change in any table. */
export async function digestOf({ database }: Target, userId: string): Promise<string> {
  const { rows: columns } = await database.pool.query<{ table_name: string; column_name: string }>(
    `select table_name, column_name from information_schema.columns
     where table_schema = 'public'
       and (column_name = 'user_id' or (table_name = 'users' and column_name = 'id'))
     order by table_name`,
  );
  const hash = createHash('sha256');
  for (const { table_name, column_name } of columns) {
    const { rows } = await database.pool.query<{ row: string }>(
      `select t::text as row from ${table_name} t where ${column_name} = $1 order by 1`,
      [userId],
    );
    hash.update(`${table_name}:${rows.map(({ row }) => row).join('\n')}\n`);
  }
  return hash.digest('hex');
}
