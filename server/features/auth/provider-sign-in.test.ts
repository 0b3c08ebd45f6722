import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { createSignInProvider } from '#server/adapters/sign-in-provider.ts';
import { tables } from '#server/database/connect.ts';
import { insertResetToken } from '#server/tables/password-reset-tokens.ts';
import { startOpenIdProvider, walkThrough } from '#test-support/openid-provider.ts';
import { cookieOf, signUpSomebody } from '#test-support/people.ts';
import { createTestApp, PUBLIC_URL, testConfig } from '#test-support/test-app.ts';
import { hashToken } from './token.ts';

const openId = await startOpenIdProvider([
  `${PUBLIC_URL}/api/auth/google/callback`,
  `${PUBLIC_URL}/api/auth/oidc/callback`,
]);
afterAll(() => openId.stop());
const provider = createSignInProvider({ ...openId, promptAgain: 'login' });
const testApp = await createTestApp({
  // Google is an OpenID Connect provider like any other; here the test's own plays its part.
  signInProviders: { google: provider, oidc: provider },
  config: { ...testConfig, OIDC_LABEL: 'Sign in with the clinic' },
});
const { request, database } = testApp;

/** Leaves for the provider and comes back, as the person who sits at the browser. */
async function signInBy(way: 'google' | 'oidc', person: typeof openId.person) {
  openId.person = person;
  const start = await request({ url: `/api/auth/${way}` });
  const back = new URL(await walkThrough(start.headers.location ?? '', PUBLIC_URL));
  return request({ url: back.pathname + back.search, headers: { cookie: cookieOf(start) } });
}

const loginCookieOf = (answer: { cookies: { name: string; value: string }[] }) =>
  cookieOf({ cookies: answer.cookies.filter(({ name }) => name === 'playlight') });

async function whoAmI(answer: Parameters<typeof loginCookieOf>[0]) {
  const cookie = loginCookieOf(answer);
  return (await request({ url: '/api/auth/user', headers: { cookie } })).json();
}

const person = (name: string, isVerified = true) => ({
  sub: `subject of ${name}`,
  email: `${name}@example.org`,
  email_verified: isVerified,
  given_name: 'Ada',
  family_name: 'Lovelace',
});

describe.each(['google', 'oidc'] as const)('signing in by %s', (way) => {
  it('makes an account for somebody new, and welcomes them', async () => {
    const answer = await signInBy(way, person(`new-${way}`));
    expect(answer.headers.location).toBe('/welcome');
    expect(await whoAmI(answer)).toMatchObject({
      email: `new-${way}@example.org`,
      firstName: 'Ada',
      lastName: 'Lovelace',
      authProvider: way,
      emailVerified: true,
    });
  });

  it('finds the same account the next time, even under a new email', async () => {
    const first = await whoAmI(await signInBy(way, person(`again-${way}`)));
    const answer = await signInBy(way, {
      ...person(`again-${way}`),
      email: `moved-${way}@example.org`,
    });
    expect(answer.headers.location).toBe('/');
    expect((await whoAmI(answer)).id).toBe(first.id);
  });
});

describe('an account that has the same email already', () => {
  it('is linked when the provider has confirmed the email', async () => {
    const user = await signUpSomebody(testApp, { email: 'linked@example.org' });
    await database.db
      .update(tables.users)
      .set({ emailVerified: true })
      .where(eq(tables.users.id, user.id));
    const answer = await signInBy('google', person('linked'));
    expect((await whoAmI(answer)).id).toBe(user.id);
    const { statusCode } = await request({
      method: 'POST',
      url: '/api/auth/login',
      payload: { email: user.email, password: user.password },
    });
    expect(statusCode).toBe(200);
  });

  it('is not linked when the provider has not', async () => {
    const user = await signUpSomebody(testApp, { email: 'claimed@example.org' });
    const answer = await signInBy('oidc', person('claimed', false));
    expect(answer.headers.location).toBe('/login?error=email_not_verified');
    expect(loginCookieOf(answer)).toBe('');
    const [row] = await database.db.select().from(tables.users).where(eq(tables.users.id, user.id));
    expect(row?.oidcSubject).toBeNull();
  });

  it('is taken back from a stranger who signed up with it and never confirmed it', async () => {
    const stranger = await signUpSomebody(testApp, { email: 'owner@example.org' });
    const answer = await signInBy('google', person('owner'));
    expect((await whoAmI(answer)).id).toBe(stranger.id);
    const still = await request({ url: '/api/auth/user', headers: { cookie: stranger.cookie } });
    expect(still.statusCode).toBe(401);
    const { statusCode } = await request({
      method: 'POST',
      url: '/api/auth/login',
      payload: { email: stranger.email, password: stranger.password },
    });
    expect(statusCode).toBe(401);
  });
});

describe('a stranger who waited for the owner of an address', () => {
  it('does not come back by another provider', async () => {
    const stranger = { ...person('waited-for', false), sub: 'the stranger' };
    await signInBy('oidc', stranger);
    await signInBy('google', person('waited-for'));
    const answer = await signInBy('oidc', stranger);
    expect(answer.headers.location).toBe('/login?error=email_not_verified');
    expect(loginCookieOf(answer)).toBe('');
  });

  it('does not come back by an older link', async () => {
    const stranger = await signUpSomebody(testApp, { email: 'linked-before@example.org' });
    const expiresAt = new Date(Date.now() + 60_000);
    const token = { userId: stranger.id, token: hashToken('a link'), expiresAt };
    await insertResetToken(database.db, token);
    await signInBy('google', person('linked-before'));
    const { statusCode } = await request({
      method: 'POST',
      url: '/api/auth/reset-password',
      payload: { token: 'a link', password: 'Towers4ever' },
    });
    expect(statusCode).toBe(400);
  });
});

describe('what can go wrong leads back to the log-in page', () => {
  const callback = (query: string, cookie = '') =>
    request({ url: `/api/auth/oidc/callback?${query}`, headers: { cookie } });

  it('a person who says no', async () => {
    expect((await signInBy('oidc', null)).headers.location).toBe('/login?error=canceled');
  });

  it('a provider that shares no email', async () => {
    const answer = await signInBy('oidc', { sub: 'nameless' });
    expect(answer.headers.location).toBe('/login?error=no_email');
  });

  it('a way back without the way there', async () => {
    expect((await callback('code=x&state=y')).headers.location).toBe('/login?error=expired');
    expect((await callback('code=x', 'playlight-sign-in=forged.cookie')).headers.location).toBe(
      '/login?error=expired',
    );
  });

  it('a cookie of ours that is no way there', async () => {
    const { cookie } = await signUpSomebody(testApp);
    const swapped = cookie.replace('playlight=', 'playlight-sign-in=');
    expect((await callback('code=x', swapped)).headers.location).toBe('/login?error=expired');
  });

  it('a state or a code that is not ours', async () => {
    openId.person = person('mallory');
    const start = await request({ url: '/api/auth/oidc' });
    const back = new URL(await walkThrough(start.headers.location ?? '', PUBLIC_URL));
    const swapped = new URLSearchParams(back.search);
    swapped.set('state', 'forged');
    const forged = await callback(swapped.toString(), cookieOf(start));
    expect(forged.headers.location).toBe('/login?error=provider_failed');
    // The code of one browser is worthless in another, whose verifier differs.
    const other = await request({ url: '/api/auth/oidc' });
    const stolen = await callback(back.search.slice(1), cookieOf(other));
    expect(stolen.headers.location).toBe('/login?error=provider_failed');
  });

  it('not the way there itself, whose cookie is bound to the host on https', async () => {
    const https = await createTestApp({
      signInProviders: { oidc: provider },
      config: { ...testConfig, PUBLIC_URL: 'https://play.example.org' },
    });
    const [cookie] = (await https.request({ url: '/api/auth/oidc' })).cookies;
    expect(cookie).toMatchObject({ name: '__Host-playlight-sign-in', secure: true, path: '/' });
  });

  it('a provider that is down', async () => {
    const down = createSignInProvider({
      ...openId,
      promptAgain: 'login',
      issuer: 'http://127.0.0.1:9',
    });
    const alone = await createTestApp({ signInProviders: { google: down } });
    const answer = await alone.request({ url: '/api/auth/google' });
    expect(answer.headers.location).toBe('/login?error=provider_failed');
  });

  it('a way that is not set up', async () => {
    const bare = await createTestApp();
    for (const way of ['google', 'oidc']) {
      const answer = await bare.request({ url: `/api/auth/${way}` });
      expect(answer.headers.location).toBe(`/login?error=${way}_not_configured`);
    }
    const { google, oidcLabel } = (await bare.request({ url: '/api/auth/providers' })).json();
    expect({ google, oidcLabel }).toEqual({ google: false, oidcLabel: null });
  });
});

it('tells the screens which ways there are', async () => {
  const providers = await request({ url: '/api/auth/providers' });
  expect(providers.json()).toEqual({ google: true, oidcLabel: 'Sign in with the clinic' });
});

it('uses PKCE, state and nonce', async () => {
  const { location } = (await request({ url: '/api/auth/google' })).headers;
  const { searchParams } = new URL(location ?? '');
  expect(searchParams.get('code_challenge_method')).toBe('S256');
  for (const name of ['code_challenge', 'state', 'nonce']) {
    expect(searchParams.get(name)?.length).toBeGreaterThan(20);
  }
});
