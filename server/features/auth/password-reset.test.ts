import { eq } from 'drizzle-orm';
import type { Email } from 'postal-mime';
import { beforeEach, describe, expect, it } from 'vitest';
import { tables } from '#server/database/connect.ts';
import { lockUser } from '#server/tables/users.ts';
import { linkIn } from '#test-support/mail-server.ts';
import { type SignedInUser, signUpSomebody } from '#test-support/people.ts';
import { createTestApp } from '#test-support/test-app.ts';
import { countWaiting } from '#test-support/test-database.ts';
import { startTestJobs } from '#test-support/test-jobs.ts';

const testApp = await createTestApp();
const mailServer = await startTestJobs(testApp);
const { request, database, log } = testApp;

const NEW_PASSWORD = 'Towers4ever';

const post = (url: string, payload: object) => request({ method: 'POST', url, payload });
const forgot = (email: string) => post('/api/auth/forgot-password', { email });
const reset = (token: string, password = NEW_PASSWORD) =>
  post('/api/auth/reset-password', { token, password });
const logIn = (email: string, password: string) => post('/api/auth/login', { email, password });

const waitingJobs = async () =>
  (await database.pool.query('select 1 from graphile_worker.jobs')).rowCount;

/** Asks for a reset and waits for the mail. */
async function tokenFor({ email }: SignedInUser): Promise<string> {
  const isReset = ({ subject }: Email) => subject?.startsWith('Set a new password');
  const count = () => mailServer.mails.filter(isReset).length;
  const before = count();
  await forgot(email);
  await expect.poll(count).toBe(before + 1);
  const mail = mailServer.mails.findLast(isReset);
  expect(mail?.to?.[0]?.address).toBe(email);
  return linkIn(mail).searchParams.get('token') ?? '';
}

describe('a parent who forgot the password', () => {
  let user: SignedInUser;
  beforeEach(async () => {
    user = await signUpSomebody(testApp);
  });

  it('gets a link to the reset page, sets a new password and logs in with it', async () => {
    const token = await tokenFor(user);
    expect((await reset(token)).statusCode).toBe(200);
    expect((await logIn(user.email, user.password)).statusCode).toBe(401);
    expect((await logIn(user.email, 'Towers4ever')).statusCode).toBe(200);
  });

  it('is logged out everywhere by it, and the address counts as confirmed', async () => {
    const token = await tokenFor(user);
    await reset(token);
    const me = await request({ url: '/api/auth/user', headers: { cookie: user.cookie } });
    expect(me.statusCode).toBe(401);
    const loggedIn = await logIn(user.email, 'Towers4ever');
    expect(loggedIn.json()).toMatchObject({ emailVerified: true });
  });

  it('can use a link once, even when two tabs try at the same moment', async () => {
    const token = await tokenFor(user);
    const answers = await Promise.all([reset(token), reset(token)]);
    const statuses = new Set(answers.map((answer) => answer.statusCode));
    expect(statuses).toEqual(new Set([200, 400]));
    expect((await reset(token)).json()).toMatchObject({ code: 'invalid_reset_token' });
  });

  it('may try again where the new password is one of the most common', async () => {
    const token = await tokenFor(user);
    expect((await reset(token, 'Password1')).json()).toMatchObject({ code: 'invalid_input' });
    expect((await reset(token)).statusCode).toBe(200);
  });

  it('makes older links worthless by using a newer one', async () => {
    const older = await tokenFor(user);
    const newer = await tokenFor(user);
    await reset(newer);
    expect((await reset(older)).statusCode).toBe(400);
  });

  it('gets no link at an address that the account is just leaving', async () => {
    const { db } = database;
    await db.transaction(async (tx) => {
      const { users } = tables;
      await lockUser(tx, user.id);
      await tx.update(users).set({ email: 'left@example.org' }).where(eq(users.id, user.id));
      await forgot(user.email);
      await expect.poll(() => countWaiting(database)).toBe(1);
    });
    await expect.poll(waitingJobs).toBe(0);
    const { passwordResetTokens } = tables;
    expect(await db.$count(passwordResetTokens, eq(passwordResetTokens.userId, user.id))).toBe(0);
  });

  it('cannot use a link after an hour', async () => {
    const token = await tokenFor(user);
    const [row] = await database.db
      .select()
      .from(tables.passwordResetTokens)
      .where(eq(tables.passwordResetTokens.userId, user.id));
    const lifetimeMinutes = ((row?.expiresAt.getTime() ?? 0) - Date.now()) / 60_000;
    expect(lifetimeMinutes).toBeGreaterThan(59);
    expect(lifetimeMinutes).toBeLessThanOrEqual(60);
    await database.db
      .update(tables.passwordResetTokens)
      .set({ expiresAt: new Date(Date.now() - 1) });
    expect((await reset(token)).json()).toMatchObject({
      error: 'This password reset link is invalid or has expired. Please request a new one.',
    });
    expect((await logIn(user.email, user.password)).statusCode).toBe(200);
  });

  it('leaves no token in the database or the log, only its hash', async () => {
    const token = await tokenFor(user);
    const rows = await database.db.select().from(tables.passwordResetTokens);
    expect(JSON.stringify(rows)).not.toContain(token);
    const jobs = await database.pool.query('select * from graphile_worker._private_jobs');
    expect(JSON.stringify(jobs.rows)).not.toContain(token);
    await reset(token);
    expect(log()).not.toContain(token);
  });

  it.each([
    ['Short1', 'Password must be at least 8 characters'],
    ['TOWERS4EVER', 'Password must contain at least one lowercase letter'],
    ['towers4ever', 'Password must contain at least one uppercase letter'],
    ['TowersForEver', 'Password must contain at least one number'],
  ])('is told what is wrong with %s, and the link stays good', async (password, sentence) => {
    const token = await tokenFor(user);
    expect((await reset(token, password)).json()).toMatchObject({ error: sentence });
    expect((await reset(token)).statusCode).toBe(200);
  });
});

it('a reset without a token is refused as such', async () => {
  expect((await reset('')).json()).toMatchObject({ error: 'Invalid or missing reset token' });
});

it('answers a known and an unknown address with the same words, and mails nobody unknown', async () => {
  const user = await signUpSomebody(testApp);
  const known = await forgot(user.email);
  const unknown = await forgot('stranger@example.org');
  expect(unknown.statusCode).toBe(known.statusCode);
  expect(unknown.body).toBe(known.body);
  await expect.poll(() => mailServer.recipients).toContain(user.email);
  await expect.poll(waitingJobs).toBe(0);
  expect(mailServer.recipients).not.toContain('stranger@example.org');
});
