import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { tables } from '#server/database/connect.ts';
import { tokenIn } from '#test-support/mails.ts';
import {
  confirmIdentity,
  cookieOf,
  type SignedInUser,
  signUpSomebody,
} from '#test-support/people.ts';
import { createTestApp } from '#test-support/test-app.ts';
import { startTestJobs } from '#test-support/test-jobs.ts';

const testApp = await createTestApp();
const mailServer = await startTestJobs(testApp);
const { request, database } = testApp;
const { authenticators, recoveryCodes } = tables;

const post = (url: string, cookie: string, payload?: object) =>
  request({ method: 'POST', url, headers: { cookie }, ...(payload && { payload }) });

/** What the app on the phone shows, so many half minutes from now. */
const codeOf = (secret: string, halfMinutes = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + halfMinutes * 30_000,
  });

const logIn = ({ email, password }: SignedInUser, code?: string) =>
  post('/api/auth/login', '', { email, password, ...(code && { code }) });

async function somebodyWithApp() {
  const user = await signUpSomebody(testApp);
  const { users } = tables;
  await database.db.update(users).set({ emailVerified: true }).where(eq(users.id, user.id));
  await confirmIdentity(testApp, user);
  const { secret, ticket, address } = (
    await post('/api/auth/authenticator/start', user.cookie)
  ).json();
  const code = codeOf(secret);
  const answer = await post('/api/auth/authenticator', user.cookie, { ticket, code });
  expect(answer.statusCode).toBe(201);
  const codes: string[] = answer.json().recoveryCodes;
  return { user, secret, address, code, codes };
}

/** As if the app had not been asked yet, since a test cannot wait half a minute for the next code. */
const forgetUse = (user: SignedInUser) =>
  database.db.update(authenticators).set({ lastStep: 0 }).where(eq(authenticators.userId, user.id));

describe('a parent with an authenticator app', () => {
  it('is asked for a code after the password, and is not logged in without one', async () => {
    const { user, secret, address } = await somebodyWithApp();
    expect(address).toMatch(/^otpauth:\/\/totp\/Playlight:.*issuer=Playlight/);
    const asked = await logIn(user);
    expect(asked.statusCode).toBe(401);
    expect(asked.json()).toMatchObject({ code: 'code_required' });
    expect(asked.cookies).toEqual([]);
    const entered = await logIn(user, ` ${codeOf(secret, 1).replace(/^.../, '$& ')} `);
    expect(entered.json()).toMatchObject({ id: user.id });
    expect(cookieOf(entered)).toContain('playlight=');
  });

  it('uses each code once, at log-in and to confirm alike', async () => {
    const { user, secret, code: usedCode } = await somebodyWithApp();
    expect((await logIn(user, usedCode)).statusCode).toBe(401);
    await forgetUse(user);
    const code = codeOf(secret);
    expect((await logIn(user, code)).statusCode).toBe(200);
    const again = await logIn(user, code);
    expect(again.json()).toMatchObject({ code: 'invalid_credentials', fields: { code: /used/ } });
    const { cookie, password } = user;
    const proof = (payload: object) => post('/api/auth/proof/password', cookie, payload);
    expect((await proof({ password })).json()).toMatchObject({ code: 'code_required' });
    expect((await proof({ password, code })).statusCode).toBe(401);
    await forgetUse(user);
    expect((await proof({ password, code: codeOf(secret) })).statusCode).toBe(200);
  });

  it('is not asked whether the password is right by a code alone', async () => {
    const { user, secret } = await somebodyWithApp();
    const wrong = await logIn({ ...user, password: 'not this one' }, codeOf(secret, 1));
    expect(wrong.json()).toMatchObject({
      message: 'That email or password isn’t right. Please try again.',
    });
    expect((await logIn(user, codeOf(secret, 1))).statusCode).toBe(200);
  });

  it('gets in by each recovery code once, and by none from before after a renewal', async () => {
    const { user, codes } = await somebodyWithApp();
    expect(new Set(codes).size).toBe(10);
    const [first = '', second = ''] = codes;
    expect((await logIn(user, first.toLowerCase().replaceAll('-', ' '))).statusCode).toBe(200);
    expect((await logIn(user, first)).statusCode).toBe(401);
    const state = await request({
      url: '/api/auth/authenticator',
      headers: { cookie: user.cookie },
    });
    expect(state.json()).toEqual({ isOn: true, recoveryCodesLeft: 9 });
    const kept = await database.db.select().from(recoveryCodes);
    expect(JSON.stringify(kept)).not.toContain(second.replaceAll('-', ''));

    const renewed = await post('/api/auth/authenticator/recovery-codes', user.cookie);
    const [fresh = ''] = renewed.json().recoveryCodes;
    expect((await logIn(user, second)).statusCode).toBe(401);
    expect((await logIn(user, fresh)).statusCode).toBe(200);
    const subjects = () =>
      mailServer.mails.flatMap(({ to, subject }) =>
        to?.[0]?.address === user.email ? [subject] : [],
      );
    for (const told of [
      'Your authenticator app is set up (Playlight)',
      'A recovery code was used (Playlight)',
      'You have new recovery codes (Playlight)',
    ]) {
      await expect.poll(subjects).toContain(told);
    }
  });

  const NEW_PASSWORD = 'Towers4ever';

  async function reset({ email }: SignedInUser) {
    await post('/api/auth/forgot-password', '', { email });
    const token = await tokenIn(mailServer, email, 'Set a new password');
    await post('/api/auth/reset-password', '', { token, password: NEW_PASSWORD });
  }

  it('keeps it through a password reset: whoever reads the mail alone does not get in', async () => {
    const { user, codes } = await somebodyWithApp();
    const lastMonth = new Date(Date.now() - 30 * 24 * 60 * 60 * 1000);
    await database.db.update(authenticators).set({ createdAt: lastMonth });
    await reset(user);
    const asked = await logIn({ ...user, password: NEW_PASSWORD });
    expect(asked.json()).toMatchObject({ code: 'code_required' });
    expect((await logIn({ ...user, password: NEW_PASSWORD }, codes[3])).statusCode).toBe(200);
  });

  it('is not kept out by one that somebody with the password added this week', async () => {
    const { user } = await somebodyWithApp();
    await reset(user);
    expect((await logIn({ ...user, password: NEW_PASSWORD })).statusCode).toBe(200);
  });

  it('is asked for a code on every other device from then on', async () => {
    const user = await signUpSomebody(testApp);
    const elsewhere = cookieOf(await logIn(user));
    await confirmIdentity(testApp, user);
    const { secret, ticket } = (await post('/api/auth/authenticator/start', user.cookie)).json();
    await post('/api/auth/authenticator', user.cookie, { ticket, code: codeOf(secret) });
    const still = (cookie: string) => request({ url: '/api/auth/user', headers: { cookie } });
    expect((await still(elsewhere)).statusCode).toBe(401);
    expect((await still(user.cookie)).statusCode).toBe(200);
  });

  it('takes it off again, and the password is enough', async () => {
    const { user } = await somebodyWithApp();
    await request({
      method: 'DELETE',
      url: '/api/auth/authenticator',
      headers: { cookie: user.cookie },
    });
    expect((await logIn(user)).statusCode).toBe(200);
  });
});

describe('somebody who knows the password', () => {
  it('cannot guess the code: they wait longer each time, and the owner’s own device does not', async () => {
    const { user, secret } = await somebodyWithApp();
    const statuses = [];
    for (let tries = 1; tries <= 6; tries++)
      statuses.push((await logIn(user, '000000')).statusCode);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    const code = codeOf(secret, 1);
    expect((await logIn(user, code)).statusCode).toBe(429);
    const { cookie, email, password } = user;
    const ownDevice = await post('/api/auth/login', cookie, { email, password, code });
    expect(ownDevice.statusCode).toBe(200);
  });

  it('does not set up an app of their own without confirming, nor with another’s ticket', async () => {
    const victim = await signUpSomebody(testApp);
    expect((await post('/api/auth/authenticator/start', victim.cookie)).statusCode).toBe(403);
    const other = await signUpSomebody(testApp);
    await confirmIdentity(testApp, other);
    await confirmIdentity(testApp, victim);
    const { secret, ticket } = (await post('/api/auth/authenticator/start', other.cookie)).json();
    const add = (code: string) => post('/api/auth/authenticator', victim.cookie, { ticket, code });
    expect((await add(codeOf(secret))).statusCode).toBe(400);
    expect((await logIn(victim)).statusCode).toBe(200);
  });
});

it('keeps the secret sealed, and turns nothing on before a right code', async () => {
  const user = await signUpSomebody(testApp);
  await confirmIdentity(testApp, user);
  const { secret, ticket } = (await post('/api/auth/authenticator/start', user.cookie)).json();
  const wrong = codeOf(secret) === '123456' ? '654321' : '123456';
  const refused = await post('/api/auth/authenticator', user.cookie, { ticket, code: wrong });
  expect(refused.statusCode).toBe(400);
  expect((await logIn(user)).statusCode).toBe(200);
  await post('/api/auth/authenticator', user.cookie, { ticket, code: codeOf(secret) });
  const [row] = await database.db
    .select()
    .from(authenticators)
    .where(eq(authenticators.userId, user.id));
  expect(row?.sealedSecret.toString('latin1')).not.toContain(secret);
});
