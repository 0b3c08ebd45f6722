// Fields that no form has: whose a row is, which id it gets, what an account may do.
import { endpoints } from '#contract/endpoints.ts';
import { nameOf } from '#test-support/safety-net.ts';
import { digestOf } from '../family.ts';
import { call } from '../http-call.ts';
import type { Attack, Scene } from '../tally.ts';
import { bodyFor, endsLogin, requestFor } from '../valid-request.ts';

const CLAIMED_ID = 2_000_000_001;
const LONG_AGO = '2001-01-01T00:00:00.000Z';

/** What an attacker would like to be true, in both spellings that a database layer may take. */
function extraFields(victimId: string): Record<string, unknown> {
  const wishes = {
    id: CLAIMED_ID,
    userId: victimId,
    role: 'admin',
    isAdmin: true,
    emailVerified: true,
    emailConfirmed: true,
    authProvider: 'google',
    googleId: 'claimed',
    passwordHash: 'claimed',
    profileImageUrl: 'https://elsewhere.example/claimed.png',
    audioFileUrl: 'claimed',
    audioSizeBytes: 1,
    overallScore: 99,
    feedback: 'claimed',
    createdAt: LONG_AGO,
    completedAt: LONG_AGO,
    earnedAt: LONG_AGO,
    timeZone: 'Pacific/Auckland',
  };
  const snake = Object.entries(wishes).map(([name, value]) => [
    name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
    value,
  ]);
  return { ...wishes, ...Object.fromEntries(snake) };
}

export const massAssignment: Attack = {
  name: 'mass assignment',
  async run(scene, tally) {
    const { target, victim } = scene;
    const before = await digestOf(target, victim.ids.user);
    const extra = extraFields(victim.ids.user);
    for (const endpoint of endpoints) {
      if (!endpoint.body && !endpoint.upload) continue;
      const attacker = await scene.newAttacker();
      const request = await requestFor(endpoint, attacker);
      const body = bodyFor(endpoint, attacker);
      const headers = { ...request.headers, 'x-user-id': victim.ids.user };
      const cookie = endsLogin(endpoint) ? '' : attacker.cookie;
      const deep = body && JSON.stringify(withExtra(body, extra));
      const query = new URLSearchParams({
        userId: victim.ids.user,
        user_id: victim.ids.user,
        role: 'admin',
      });
      const path = `${request.path}${request.path.includes('?') ? '&' : '?'}${query.toString()}`;
      const { status } = await call(target.url, {
        ...request,
        path,
        headers,
        cookie,
        ...(deep && { body: deep }),
      });
      const found = await findClaimed(scene, attacker.ids.user);
      tally.note(
        status !== 0 && status < 500 && found === '',
        `${nameOf(endpoint)} answered ${status}; ${found}`,
      );
    }
    tally.note(before === (await digestOf(target, victim.ids.user)), "the victim's rows changed");
  },
};

/** On every level of the body. */
function withExtra(value: unknown, extra: Record<string, unknown>): unknown {
  if (Array.isArray(value) || typeof value !== 'object' || value === null) return value;
  const inner = Object.entries(value).map(([name, part]) => [name, withExtra(part, extra)]);
  return { ...extra, ...Object.fromEntries(inner) };
}

/** Names the first thing that came true. */
async function findClaimed({ target }: Scene, attackerId: string): Promise<string> {
  const { pool } = target.database;
  const { rows: tables } = await pool.query<{ table_name: string }>(
    `select table_name from information_schema.tables where table_schema = 'public'`,
  );
  for (const { table_name } of tables) {
    const { rows } = await pool.query<{ row: string }>(
      `select t::text as row from ${table_name} t
       where t::text like '%claimed%' or t::text like '%2000000001%' or t::text like '%2001-01-01%'`,
    );
    if (rows[0]) return `${table_name}: ${rows[0].row.slice(0, 120)}`;
  }
  const { rows } = await pool.query(
    `select 1 from users where id = $1 and (email_verified or auth_provider <> 'password' or time_zone <> 'UTC')`,
    [attackerId],
  );
  return rows.length > 0 ? 'the account has more rights' : '';
}
