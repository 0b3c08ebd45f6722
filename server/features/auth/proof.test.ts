import { afterAll, describe, expect, it } from 'vitest';
import { createSignInProvider } from '#server/adapters/sign-in-provider.ts';
import { tables } from '#server/database/connect.ts';
import { startOpenIdProvider, walkThrough } from '#test-support/openid-provider.ts';
import { confirmIdentity, cookieOf, signUpSomebody } from '#test-support/people.ts';
import { createTestApp, PUBLIC_URL } from '#test-support/test-app.ts';

const openId = await startOpenIdProvider([`${PUBLIC_URL}/api/auth/oidc/callback`]);
afterAll(() => openId.stop());
const provider = createSignInProvider({ ...openId, promptAgain: 'login' });
const testApp = await createTestApp({ signInProviders: { oidc: provider } });
const { request, database } = testApp;

const download = (cookie: string) =>
  request({ url: '/api/data-management/export', headers: { cookie } });
const deleteAccount = (cookie: string) =>
  request({ method: 'DELETE', url: '/api/auth/user', headers: { cookie } });
const waysOf = async (cookie: string) =>
  (await request({ url: '/api/auth/proof', headers: { cookie } })).json().ways;

describe('somebody who finds a phone unlocked', () => {
  it('neither downloads nor deletes the account, and changes nothing', async () => {
    const { cookie } = await signUpSomebody(testApp);
    for (const answer of [await download(cookie), await deleteAccount(cookie)]) {
      expect(answer.statusCode).toBe(403);
      expect(answer.json()).toMatchObject({ code: 'proof_required' });
    }
    const still = await request({ url: '/api/auth/user', headers: { cookie } });
    expect(still.statusCode).toBe(200);
  });

  it('cannot guess the password for ever', async () => {
    const { cookie, email, password } = await signUpSomebody(testApp);
    const guess = () =>
      request({
        method: 'POST',
        url: '/api/auth/proof/password',
        headers: { cookie },
        payload: { password: 'a guess' },
      });
    const statuses = [];
    for (let tries = 1; tries <= 6; tries++) statuses.push((await guess()).statusCode);
    expect(statuses.slice(0, 5)).toEqual(Array(5).fill(401));
    expect(statuses.at(-1)).toBe(429);
    expect((await download(cookie)).statusCode).toBe(403);
    // The owner logs in all the same, on a device that is not known yet.
    const login = { method: 'POST', url: '/api/auth/login', payload: { email, password } } as const;
    expect((await request(login)).statusCode).toBe(200);
  });
});

it('gives the download to no other site’s page, though it only reads', async () => {
  const user = await signUpSomebody(testApp);
  await confirmIdentity(testApp, user);
  const headers = { cookie: user.cookie, 'sec-fetch-site': 'cross-site' };
  const answer = await request({ url: '/api/data-management/export', headers });
  expect(answer.json()).toMatchObject({ code: 'foreign_origin' });
});

it('lets the owner in after the password, on this device alone and for five minutes', async () => {
  const user = await signUpSomebody(testApp);
  const { email, password } = user;
  const other = await request({
    method: 'POST',
    url: '/api/auth/login',
    payload: { email, password },
  });
  expect(await waysOf(user.cookie)).toEqual(['password']);
  await confirmIdentity(testApp, user);
  expect((await download(user.cookie)).statusCode).toBe(200);
  expect((await download(cookieOf(other))).statusCode).toBe(403);
  const sixMinutesAgo = new Date(Date.now() - 6 * 60 * 1000);
  await database.db.update(tables.sessions).set({ provenAt: sixMinutesAgo });
  expect((await download(user.cookie)).statusCode).toBe(403);
});

describe('by the provider', () => {
  const person = { sub: 'rosa', email: 'rosa@example.org', email_verified: true };

  /** Leaves for the provider and comes back, with these cookies. */
  async function goThere(address: string, cookie: string, who: typeof person) {
    openId.person = who;
    const start = await request({ url: address, headers: { cookie } });
    const back = new URL(await walkThrough(start.headers.location ?? '', PUBLIC_URL));
    // The newest of a name first, as only that one is read.
    const jar = `${cookieOf(start)}; ${cookie}`;
    return {
      asked: new URL(start.headers.location ?? '').searchParams,
      answer: await request({ url: back.pathname + back.search, headers: { cookie: jar } }),
    };
  }

  it('the owner confirms by a new round trip, and somebody else does not', async () => {
    const { answer: signedIn } = await goThere('/api/auth/oidc', '', person);
    const cookie = cookieOf(signedIn);
    expect(await waysOf(cookie)).toEqual(['oidc']);
    expect((await deleteAccount(cookie)).statusCode).toBe(403);

    const there = '/api/auth/oidc?confirm=/delete-account';
    const stranger = { ...person, sub: 'stranger', email: 'stranger@example.org' };
    const refused = await goThere(there, cookie, stranger);
    expect(refused.asked.get('prompt')).toBe('login');
    expect(refused.answer.headers.location).toBe('/delete-account?proof=refused');
    expect((await deleteAccount(cookie)).statusCode).toBe(403);

    const { answer } = await goThere(there, cookie, person);
    expect(answer.headers.location).toBe('/delete-account?proof=given');
    expect(answer.cookies.map(({ name }) => name)).not.toContain('playlight');
    expect((await deleteAccount(cookie)).statusCode).toBe(200);
  });

  it.each(['//evil.example', 'https://evil.example', '/\\evil.example'])(
    'never leads to %s',
    async (confirm) => {
      const answer = await request({ url: '/api/auth/oidc', query: { confirm } });
      expect(answer.statusCode).toBe(400);
    },
  );
});
