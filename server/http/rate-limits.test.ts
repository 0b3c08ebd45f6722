import { randomUUID } from 'node:crypto';
import type { InjectOptions } from 'fastify';
import { describe, expect, it } from 'vitest';
import { tables } from '#server/database/connect.ts';
import { signUpSomebody } from '#test-support/people.ts';
import { createTestApp, testConfig } from '#test-support/test-app.ts';

const first = await createTestApp();
/** A second server on the first one's database. */
const second = await createTestApp({ db: first.database.db });

function logIn(app: typeof first, email: string, password: string, remoteAddress = '127.0.0.1') {
  return app.request({
    method: 'POST',
    url: '/api/auth/login',
    payload: { email, password },
    remoteAddress,
  });
}

describe('guessing passwords', () => {
  it('ends after ten tries on one account, on every server, and says when to try again', async () => {
    const user = await signUpSomebody(first);
    for (let tries = 1; tries <= 10; tries++) {
      const server = tries % 2 === 0 ? first : second;
      expect((await logIn(server, user.email, `guess ${tries}`)).statusCode).toBe(401);
    }
    for (const server of [first, second]) {
      const refused = await logIn(server, user.email, user.password, '203.0.113.9');
      expect(refused.statusCode).toBe(429);
      expect(refused.json()).toMatchObject({
        code: 'too_many_requests',
        error: 'Too many attempts. Please try again in 15 minutes.',
      });
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(800);
    }
  });

  it('is counted for addresses without an account in the same way', async () => {
    for (let tries = 1; tries <= 10; tries++) await logIn(first, 'ghost@example.org', 'guess');
    expect((await logIn(first, 'ghost@example.org', 'guess')).statusCode).toBe(429);
  });

  it('is allowed again when the time is over', async () => {
    const user = await signUpSomebody(first);
    for (let tries = 1; tries <= 11; tries++) await logIn(first, user.email, 'guess');
    await first.database.db
      .update(tables.rateLimits)
      .set({ resetsAt: new Date(Date.now() - 1000) });
    expect((await logIn(second, user.email, user.password)).statusCode).toBe(200);
  });

  it('is forgotten after a success', async () => {
    const user = await signUpSomebody(first);
    for (let round = 1; round <= 3; round++) {
      for (let tries = 1; tries <= 5; tries++) await logIn(first, user.email, 'guess');
      expect((await logIn(first, user.email, user.password)).statusCode).toBe(200);
    }
  });
});

it.each([
  ['/api/auth/forgot-password', { email: 'mail-me@example.org' }, 5],
  ['/api/auth/reset-password', { token: 'guessed', password: 'Towers4ever' }, 10],
  ['/api/waitlist/join', { email: 'again@example.org' }, 10],
  ['/api/auth/signup', { email: 'again@example.org', password: 'towers4ever' }, 10],
])('%s is limited as well', async (url, payload, limit) => {
  const statuses: number[] = [];
  for (let tries = 1; tries <= limit + 1; tries++) {
    const { request } = tries % 2 === 0 ? first : second;
    statuses.push((await request({ method: 'POST', url, payload })).statusCode);
  }
  expect(statuses.slice(0, limit)).not.toContain(429);
  expect(statuses.at(-1)).toBe(429);
});

it('stores neither addresses nor emails in the clear', async () => {
  await logIn(first, 'private@example.org', 'guess', '192.0.2.55');
  const rows = JSON.stringify(await first.database.db.select().from(tables.rateLimits));
  expect(rows).not.toContain('private');
  expect(rows).not.toContain('192.0.2.55');
});

describe('trying many accounts', () => {
  const ASK_LIMIT = 50;

  /** Asks for one reset after the other, each for another account. */
  async function askForResets(app: typeof first, times: number, how: InjectOptions) {
    let status = 0;
    for (let tries = 1; tries <= times; tries++) {
      const payload = { email: `${randomUUID()}@example.org` };
      const url = '/api/auth/forgot-password';
      status = (await app.request({ method: 'POST', url, payload, ...how })).statusCode;
    }
    return status;
  }

  it('from one place ends, on every server, and leaves other places alone', async () => {
    const here = { remoteAddress: '198.51.100.7' };
    expect(await askForResets(first, ASK_LIMIT, here)).toBe(200);
    expect(await askForResets(second, 1, here)).toBe(429);
    expect(await askForResets(second, 1, { remoteAddress: '198.51.100.8' })).toBe(200);
  });

  it('from one IPv6 network counts as from one place', async () => {
    for (let tries = 1; tries <= ASK_LIMIT; tries++)
      await askForResets(first, 1, { remoteAddress: `2001:db8:1:2::${tries}` });
    expect(await askForResets(first, 1, { remoteAddress: '2001:db8:1:2:a::b' })).toBe(429);
    expect(await askForResets(first, 1, { remoteAddress: '2001:db8:1:3::1' })).toBe(200);
  });

  it('is not hidden by a made-up forwarding header', async () => {
    const from = (address: string) => ({
      remoteAddress: '198.51.100.20',
      headers: { 'x-forwarded-for': address },
    });
    await askForResets(first, ASK_LIMIT, from('192.0.2.1'));
    expect(await askForResets(first, 1, from('192.0.2.2'))).toBe(429);
  });

  it('is told apart behind a proxy that is trusted', async () => {
    const behindProxy = await createTestApp({
      config: { ...testConfig, TRUST_PROXY: '198.51.100.30' },
    });
    const from = (address: string) => ({
      remoteAddress: '198.51.100.30',
      headers: { 'x-forwarded-for': address },
    });
    await askForResets(behindProxy, ASK_LIMIT, from('192.0.2.1'));
    expect(await askForResets(behindProxy, 1, from('192.0.2.1'))).toBe(429);
    expect(await askForResets(behindProxy, 1, from('192.0.2.2'))).toBe(200);
  });
});

it('logs a user out on every server', async () => {
  const user = await signUpSomebody(first);
  const whoAmI = () => second.request({ url: '/api/auth/user', headers: { cookie: user.cookie } });
  expect((await whoAmI()).statusCode).toBe(200);
  await first.request({ url: '/api/logout', headers: { cookie: user.cookie } });
  expect((await whoAmI()).statusCode).toBe(401);
});
