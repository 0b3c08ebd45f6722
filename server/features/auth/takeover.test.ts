// Somebody takes an address before its owner comes, and waits.
import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { afterAll, describe, expect, it } from 'vitest';
import { createSignInProvider } from '#server/adapters/sign-in-provider.ts';
import { tables } from '#server/database/connect.ts';
import { lockUser } from '#server/tables/users.ts';
import { mailTo, tokenIn } from '#test-support/mails.ts';
import { startOpenIdProvider, walkThrough } from '#test-support/openid-provider.ts';
import { confirmIdentity, cookieOf, signUpSomebody } from '#test-support/people.ts';
import { createSoftwareAuthenticator } from '#test-support/software-authenticator.ts';
import { createTestApp, PUBLIC_URL } from '#test-support/test-app.ts';
import { countWaiting } from '#test-support/test-database.ts';
import { startTestJobs } from '#test-support/test-jobs.ts';

const openId = await startOpenIdProvider([`${PUBLIC_URL}/api/auth/oidc/callback`]);
afterAll(() => openId.stop());
const provider = createSignInProvider({ ...openId, promptAgain: 'login' });
const testApp = await createTestApp({ signInProviders: { oidc: provider } });
const mailServer = await startTestJobs(testApp);
const { request, database } = testApp;
const { users } = tables;
const NEW_PASSWORD = 'Towers4ever';

/** Goes to the provider and stands before our door again. */
async function comeFromProvider(
  person: typeof openId.person,
  address = '/api/auth/oidc',
  jar = '',
) {
  openId.person = person;
  const start = await request({ url: address, headers: { cookie: jar } });
  const back = new URL(await walkThrough(start.headers.location ?? '', PUBLIC_URL));
  return { url: back.pathname + back.search, headers: { cookie: `${cookieOf(start)}; ${jar}` } };
}

const signIn = async (person: typeof openId.person) => request(await comeFromProvider(person));

const idOf = async (cookie: string) =>
  (await request({ url: '/api/auth/user', headers: { cookie } })).json().id as string | undefined;

const post = (url: string, payload: object, cookie = '') =>
  request({ method: 'POST', url, payload, headers: { cookie } });

/** The owner of the mailbox asks for a new password and follows the link. */
async function reset(email: string) {
  await post('/api/auth/forgot-password', { email });
  const token = await tokenIn(mailServer, email, 'Set a new password');
  return post('/api/auth/reset-password', { token, password: NEW_PASSWORD });
}

const person = (name: string, isVerified: boolean) => ({
  sub: `subject of ${name}`,
  email: `${name}@example.org`,
  email_verified: isVerified,
});

describe('a stranger with a provider’s account', () => {
  it('who moves it to somebody’s address has that address nowhere until it is confirmed', async () => {
    const stranger = person('stranger', true);
    const cookie = cookieOf(await signIn(stranger));
    const email = 'anna@example.org';
    const change = () =>
      request({
        method: 'PATCH',
        url: '/api/profile',
        headers: { cookie },
        payload: { firstName: 'Stranger', email },
      });
    expect((await change()).json()).toMatchObject({ code: 'proof_required' });
    await request(await comeFromProvider(stranger, '/api/auth/oidc?confirm=/profile-edit', cookie));
    expect((await change()).json()).toMatchObject({ email: stranger.email, pendingEmail: email });

    await post('/api/auth/forgot-password', { email });
    const anna = await signUpSomebody(testApp, { email });
    expect((await reset(email)).statusCode).toBe(200);
    const loggedIn = await post('/api/auth/login', { email, password: NEW_PASSWORD });
    expect(loggedIn.json().id).toBe(anna.id);
    expect(await idOf(cookieOf(await signIn(stranger)))).not.toBe(anna.id);
  });

  it('who signed up with an address that the provider never checked is out after its owner’s reset', async () => {
    const stranger = person('berta', false);
    const cookie = cookieOf(await signIn(stranger));
    const id = await idOf(cookie);
    expect((await reset(stranger.email)).statusCode).toBe(200);
    expect(await idOf(cookie)).toBeUndefined();
    const again = await signIn(stranger);
    expect(again.headers.location).toBe('/login?error=email_not_verified');
    expect(await database.db.$count(tables.devices, eq(tables.devices.userId, id ?? ''))).toBe(1);
  });

  it('who comes back in the very moment of that reset is out, too', async () => {
    const stranger = person('clara', false);
    const id = (await idOf(cookieOf(await signIn(stranger)))) ?? '';
    const returning = await comeFromProvider(stranger);
    const answer = await database.db.transaction(async (tx) => {
      await lockUser(tx, id);
      const waiting = request(returning);
      await expect.poll(() => countWaiting(database)).toBe(1);
      await tx.update(users).set({ oidcSubject: null }).where(eq(users.id, id));
      return { waiting };
    });
    const { headers, cookies } = await answer.waiting;
    expect(headers.location).toBe('/login?error=email_not_verified');
    expect(cookies.map(({ name }) => name)).not.toContain('playlight');
  });
});

it('a provider that vouched for the address stays after a reset: its owner proved it', async () => {
  const dora = person('dora', true);
  const id = await idOf(cookieOf(await signIn(dora)));
  expect((await reset(dora.email)).statusCode).toBe(200);
  expect(await idOf(cookieOf(await signIn(dora)))).toBe(id);
});

it('a log-in with the old password in the very moment of a reset is refused', async () => {
  const user = await signUpSomebody(testApp);
  const { waiting } = await database.db.transaction(async (tx) => {
    await lockUser(tx, user.id);
    const login = post('/api/auth/login', { email: user.email, password: user.password });
    await expect.poll(() => countWaiting(database)).toBe(1);
    await tx.update(users).set({ passwordHash: 'another' }).where(eq(users.id, user.id));
    return { waiting: login };
  });
  const answer = await waiting;
  expect(answer.json()).toMatchObject({ code: 'invalid_credentials' });
  expect(answer.cookies).toEqual([]);
});

it('somebody who waits with a new email loses it when the owner resets', async () => {
  const stranger = await signUpSomebody(testApp, { email: 'emil@example.org' });
  await post('/api/auth/proof/password', { password: stranger.password }, stranger.cookie);
  await request({
    method: 'PATCH',
    url: '/api/profile',
    headers: { cookie: stranger.cookie },
    payload: { firstName: 'Stranger', email: 'strangers-own@example.org' },
  });
  const token = await tokenIn(mailServer, 'strangers-own@example.org', 'Confirm your new email');
  expect((await reset(stranger.email)).statusCode).toBe(200);
  expect((await post('/api/auth/verify-email', { token })).statusCode).toBe(400);
  expect((await mailTo(mailServer, 'emil@example.org', 'Confirm')).subject).toContain('Confirm');
  const loggedIn = await post('/api/auth/login', { email: stranger.email, password: NEW_PASSWORD });
  expect(loggedIn.json()).toMatchObject({ email: stranger.email, pendingEmail: null });
});

describe('a stranger who signed up with somebody’s address and left keys there', () => {
  const email = 'fritz@example.org';
  const passkey = createSoftwareAuthenticator(PUBLIC_URL);
  const logInByPasskey = async () => {
    const options = (await post('/api/auth/passkey-log-in/start', {})).json();
    return post('/api/auth/passkey-log-in', { assertion: passkey.get(options) });
  };

  it('keeps none of them when the owner comes, and the owner cannot confirm the account by accident', async () => {
    const stranger = await signUpSomebody(testApp, { email });
    const confirmation = await tokenIn(mailServer, email, 'Confirm your email');
    await confirmIdentity(testApp, stranger);
    const options = (await post('/api/auth/passkeys/start', {}, stranger.cookie)).json();
    const attestation = passkey.create(options);
    await post('/api/auth/passkeys', { attestation }, stranger.cookie);
    const { secret, ticket } = (
      await post('/api/auth/authenticator/start', {}, stranger.cookie)
    ).json();
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
    await post('/api/auth/authenticator', { ticket, code }, stranger.cookie);
    expect((await logInByPasskey()).statusCode).toBe(200);

    const byAccident = await post('/api/auth/verify-email', { token: confirmation });
    expect(byAccident.json()).toMatchObject({ code: 'login_required' });
    expect((await reset(email)).statusCode).toBe(200);
    expect((await logInByPasskey()).statusCode).toBe(401);
    const owner = await post('/api/auth/login', { email, password: NEW_PASSWORD });
    expect(owner.json()).toMatchObject({ email, emailVerified: true });
    expect(await idOf(stranger.cookie)).toBeUndefined();
  });
});

describe('a provider’s account with the email of somebody', () => {
  const newcomer = (email: string) => ({ sub: `later ${email}`, email, email_verified: true });

  it.each([
    ['an authenticator app', 'gerda@example.org'],
    ['taken a provider off', 'hugo@example.org'],
  ])('is not linked where its owner has %s', async (why, email) => {
    const user = await signUpSomebody(testApp, { email });
    const isProviderUnlinked = why.includes('off');
    const changes = { emailVerified: true, isProviderUnlinked };
    await database.db.update(users).set(changes).where(eq(users.id, user.id));
    const app = { userId: user.id, sealedSecret: Buffer.from('sealed'), lastStep: 0 };
    if (!isProviderUnlinked) await database.db.insert(tables.authenticators).values(app);
    const answer = await signIn(newcomer(email));
    expect(answer.headers.location).toBe('/login?error=link_refused');
    expect(answer.cookies.map(({ name }) => name)).not.toContain('playlight');
  });

  it('comes in again later also when the provider no longer tells the email', async () => {
    const ida = person('ida', true);
    const id = await idOf(cookieOf(await signIn(ida)));
    expect(await idOf(cookieOf(await signIn({ sub: ida.sub })))).toBe(id);
  });
});
