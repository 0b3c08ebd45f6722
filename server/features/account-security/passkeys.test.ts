import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { tables } from '#server/database/connect.ts';
import {
  confirmIdentity,
  cookieOf,
  type SignedInUser,
  signUpSomebody,
} from '#test-support/people.ts';
import {
  createSoftwareAuthenticator,
  type Lies,
  type SoftwareAuthenticator,
} from '#test-support/software-authenticator.ts';
import { createTestApp, PUBLIC_URL } from '#test-support/test-app.ts';

const testApp = await createTestApp();
const { request, database } = testApp;

const post = (url: string, cookie: string, payload?: object) =>
  request({ method: 'POST', url, headers: { cookie }, ...(payload && { payload }) });

/** Goes through the whole of adding one, as a browser does. */
async function tryToAdd(cookie: string, key: SoftwareAuthenticator, lies: Lies = {}) {
  const options = (await post('/api/auth/passkeys/start', cookie)).json();
  return post('/api/auth/passkeys', cookie, { attestation: key.create(options, lies) });
}

async function somebodyWithPasskey() {
  const user = await signUpSomebody(testApp);
  await confirmIdentity(testApp, user);
  const key = createSoftwareAuthenticator(PUBLIC_URL);
  const added = await tryToAdd(user.cookie, key);
  expect(added.statusCode).toBe(201);
  return { user, key, passkey: added.json() };
}

const logInOptions = async () => (await post('/api/auth/passkey-log-in/start', '')).json();
const logInWith = (assertion: object) => post('/api/auth/passkey-log-in', '', { assertion });
const logIn = async (key: SoftwareAuthenticator, lies: Lies = {}) =>
  logInWith(key.get(await logInOptions(), lies));

async function expectRefused(answer: Awaited<ReturnType<typeof logIn>>) {
  expect(answer.statusCode).toBe(401);
  expect(answer.json()).toMatchObject({
    code: 'invalid_credentials',
    message: 'That passkey didn’t work here. Please try again, or log in another way.',
  });
  expect(answer.cookies).toEqual([]);
}

describe('a parent with a passkey', () => {
  it('logs in with it, and with nothing else', async () => {
    const { user, key } = await somebodyWithPasskey();
    const answer = await logIn(key);
    expect(answer.json()).toMatchObject({ id: user.id, email: user.email });
    const me = await request({ url: '/api/auth/user', headers: { cookie: cookieOf(answer) } });
    expect(me.json().id).toBe(user.id);
    const again = await logIn(key);
    expect(again.statusCode).toBe(200);
  });

  it('confirms by it that it is them', async () => {
    const { user, key } = await somebodyWithPasskey();
    const cookie = cookieOf(await logIn(key));
    const ways = await request({ url: '/api/auth/proof', headers: { cookie } });
    expect(ways.json().ways).toEqual(['password', 'passkey']);
    const download = () => request({ url: '/api/data-management/export', headers: { cookie } });
    expect((await download()).statusCode).toBe(403);
    const options = (await post('/api/auth/proof/passkey/start', cookie)).json();
    const assertion = key.get(options);
    expect((await post('/api/auth/proof/passkey', cookie, { assertion })).statusCode).toBe(200);
    expect((await download()).statusCode).toBe(200);
    expect(user.email).toContain('@');
  });

  it('names it, and finds it named after the device at first', async () => {
    const { user, passkey } = await somebodyWithPasskey();
    const { cookie } = user;
    expect(passkey).toMatchObject({ name: 'An unknown device', lastUsedAt: null });
    await request({
      method: 'PATCH',
      url: `/api/auth/passkeys/${passkey.id}`,
      headers: { cookie },
      payload: { name: ' Kitchen tablet ' },
    });
    const list = await request({ url: '/api/auth/passkeys', headers: { cookie } });
    expect(list.json()).toMatchObject([{ id: passkey.id, name: 'Kitchen tablet' }]);
  });

  it('removes it, and nobody gets in with it any more', async () => {
    const { user, key, passkey } = await somebodyWithPasskey();
    const options = await logInOptions();
    const removal = await remove(user, passkey.id);
    expect(removal.statusCode).toBe(200);
    await expectRefused(await logInWith(key.get(options)));
  });

  it('has ten at most, and one of them only once', async () => {
    const { user, key } = await somebodyWithPasskey();
    expect((await tryToAdd(user.cookie, key)).statusCode).toBe(401);
    for (let count = 2; count <= 10; count++) {
      const added = await tryToAdd(user.cookie, createSoftwareAuthenticator(PUBLIC_URL));
      expect(added.statusCode).toBe(201);
    }
    const refused = await post('/api/auth/passkeys/start', user.cookie);
    expect(refused.json()).toMatchObject({ code: 'too_many_passkeys' });
  });
});

const remove = ({ cookie }: Pick<SignedInUser, 'cookie'>, id: number) =>
  request({ method: 'DELETE', url: `/api/auth/passkeys/${id}`, headers: { cookie } });

describe('whoever is not the owner', () => {
  it('does not get in by an answer that was used before', async () => {
    const { key } = await somebodyWithPasskey();
    const assertion = key.get(await logInOptions());
    expect((await logInWith(assertion)).statusCode).toBe(200);
    await expectRefused(await logInWith(assertion));
    // The challenge is used up, too, for a new answer.
    const options = await logInOptions();
    await expectRefused(await logInWith(key.get(options, { isUserVerified: false })));
    await expectRefused(await logInWith(key.get(options)));
  });

  it.each([
    ['on another site', { origin: 'https://playlight.example.evil' }],
    ['for another site', { rpId: 'evil.example' }],
    ['without having been asked who they are', { isUserVerified: false }],
    ['for another user', { userHandle: Buffer.from('somebody else').toString('base64url') }],
  ] as const)('does not get in by what was signed %s', async (_, lies) => {
    const { key } = await somebodyWithPasskey();
    await expectRefused(await logIn(key, lies));
    expect((await logIn(key)).statusCode).toBe(200);
  });

  it('does not get in by a copy of the key, and the server says so in its log', async () => {
    const { key } = await somebodyWithPasskey();
    expect((await logIn(key, { counter: 40 })).statusCode).toBe(200);
    await expectRefused(await logIn(key, { counter: 40 }));
    await expectRefused(await logIn(key, { counter: 12 }));
    expect(testApp.log()).toContain('a passkey was refused');
    expect((await logIn(key, { counter: 41 })).statusCode).toBe(200);
  });

  it('does not get in by a challenge that we did not make, or made for something else', async () => {
    const { user, key } = await somebodyWithPasskey();
    const options = await logInOptions();
    const forged = Buffer.from(options.challenge, 'base64url').fill(7, 0, 8).toString('base64url');
    await expectRefused(await logInWith(key.get({ ...options, challenge: forged })));
    const toConfirm = (await post('/api/auth/proof/passkey/start', user.cookie)).json();
    await expectRefused(await logInWith(key.get(toConfirm)));
    expect((await logIn(key)).statusCode).toBe(200);
  });

  it('does not confirm for somebody else by a passkey of their own', async () => {
    const { key } = await somebodyWithPasskey();
    const victim = await signUpSomebody(testApp);
    const options = (await post('/api/auth/proof/passkey/start', victim.cookie)).json();
    const assertion = key.get(options);
    const answer = await post('/api/auth/proof/passkey', victim.cookie, { assertion });
    expect(answer.statusCode).toBe(401);
    const removal = await request({
      method: 'DELETE',
      url: '/api/auth/user',
      headers: { cookie: victim.cookie },
    });
    expect(removal.statusCode).toBe(403);
  });

  it('adds none that was made elsewhere, unverified or for another account', async () => {
    const { user } = await somebodyWithPasskey();
    const other = await somebodyWithPasskey();
    const fresh = () => createSoftwareAuthenticator(PUBLIC_URL);
    for (const lies of [
      { origin: 'https://evil.example' },
      { rpId: 'evil.example' },
      { isUserVerified: false },
    ]) {
      expect((await tryToAdd(user.cookie, fresh(), lies)).statusCode).toBe(401);
    }
    const options = (await post('/api/auth/passkeys/start', other.user.cookie)).json();
    const attestation = fresh().create(options);
    const stolen = await post('/api/auth/passkeys', user.cookie, { attestation });
    expect(stolen.statusCode).toBe(401);
  });

  it('learns from no answer whether there is an account', async () => {
    const options = await logInOptions();
    expect(options.allowCredentials).toEqual([]);
    await expectRefused(await logIn(createSoftwareAuthenticator(PUBLIC_URL)));
  });
});

it('a passkey can be the only key, and is then not given away', async () => {
  const { user, key, passkey } = await somebodyWithPasskey();
  const { users } = tables;
  await database.db
    .update(users)
    .set({ passwordHash: null, oidcSubject: `subject of ${user.id}`, authProvider: 'oidc' })
    .where(eq(users.id, user.id));
  const unlink = () =>
    request({
      method: 'DELETE',
      url: '/api/auth/linked-providers/oidc',
      headers: { cookie: user.cookie },
    });
  expect((await unlink()).statusCode).toBe(200);
  expect((await logIn(key)).statusCode).toBe(200);
  const refused = await remove(user, passkey.id);
  expect(refused.json()).toMatchObject({ code: 'last_way_in' });
  expect((await logIn(key)).statusCode).toBe(200);
});

it('a provider that is the only way in is not unlinked', async () => {
  const user = await signUpSomebody(testApp);
  await confirmIdentity(testApp, user);
  await database.db
    .update(tables.users)
    .set({ passwordHash: null, googleId: `subject of ${user.id}` })
    .where(eq(tables.users.id, user.id));
  const answer = await request({
    method: 'DELETE',
    url: '/api/auth/linked-providers/google',
    headers: { cookie: user.cookie },
  });
  expect(answer.json()).toMatchObject({ code: 'last_way_in' });
  const ways = await request({ url: '/api/auth/ways-in', headers: { cookie: user.cookie } });
  expect(ways.json()).toEqual({ hasPassword: false, providers: ['google'] });
});
