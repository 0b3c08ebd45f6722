import { randomUUID } from 'node:crypto';
import type { InjectOptions } from 'fastify';
import { describe, expect, it } from 'vitest';
import { signUpSomebody } from '#test-support/people.ts';
import { createTestApp, testConfig } from '#test-support/test-app.ts';

const first = await createTestApp();
/** A second server on the first one's database. */
const second = await createTestApp({ db: first.database.db });

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

it('leaves a place to the others there, however often one account goes on after its limit', async () => {
  const here = { remoteAddress: '198.51.100.40' };
  const ask = (email: string) => ({
    method: 'POST' as const,
    url: '/api/auth/forgot-password',
    payload: { email },
    ...here,
  });
  for (let tries = 1; tries <= 60; tries++) await first.request(ask('one@example.org'));
  expect((await first.request(ask('one@example.org'))).statusCode).toBe(429);
  expect((await first.request(ask('another@example.org'))).statusCode).toBe(200);
});

it('logs a user out on every server', async () => {
  const user = await signUpSomebody(first);
  const whoAmI = () => second.request({ url: '/api/auth/user', headers: { cookie: user.cookie } });
  expect((await whoAmI()).statusCode).toBe(200);
  await first.request({ url: '/api/logout', headers: { cookie: user.cookie } });
  expect((await whoAmI()).statusCode).toBe(401);
});
