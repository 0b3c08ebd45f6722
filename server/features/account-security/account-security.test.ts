import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { tables } from '#server/database/connect.ts';
import { deleteExpiredRows } from '#server/jobs/delete-expired-rows.ts';
import {
  confirmIdentity,
  cookieOf,
  type SignedInUser,
  signUpSomebody,
} from '#test-support/people.ts';
import { createTestApp, PUBLIC_URL } from '#test-support/test-app.ts';
import { startTestJobs } from '#test-support/test-jobs.ts';

const testApp = await createTestApp();
const mailServer = await startTestJobs(testApp);
const { request, database } = testApp;
const { accountEvents, devices, sessions } = tables;

const PIXEL =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

const logIn = ({ email, password }: Pick<SignedInUser, 'email' | 'password'>, cookie = '') =>
  request({
    method: 'POST',
    url: '/api/auth/login',
    headers: { 'user-agent': PIXEL, cookie },
    payload: { email, password },
  });
const as = (cookie: string, url: string, method: 'GET' | 'DELETE' = 'GET') =>
  request({ method, url, headers: { cookie } });
const isLoggedIn = async (cookie: string) =>
  (await as(cookie, '/api/auth/user')).statusCode === 200;
const kindsOf = async (cookie: string): Promise<string[]> =>
  (await as(cookie, '/api/auth/account-events'))
    .json()
    .events.map(({ kind }: { kind: string }) => kind);

const mailsTo = ({ email }: Pick<SignedInUser, 'email'>) =>
  mailServer.mails.filter(
    ({ to, subject }) => to?.[0]?.address === email && !subject?.startsWith('Confirm'),
  );

const changePassword = (cookie: string, password: string) =>
  request({
    method: 'POST',
    url: '/api/auth/password',
    headers: { cookie },
    payload: { password },
  });

describe('devices that are logged in', () => {
  it('are fifty at most, and the one that was first is the first to go', async () => {
    const user = await signUpSomebody(testApp);
    const values = Array.from({ length: 49 }, () => ({
      sid: randomUUID(),
      sess: {},
      expire: new Date(Date.now() + 60_000),
      userId: user.id,
    }));
    await database.db.insert(sessions).values(values);
    expect(await isLoggedIn(user.cookie)).toBe(true);
    const newest = cookieOf(await logIn(user));
    expect(await isLoggedIn(newest)).toBe(true);
    expect(await isLoggedIn(user.cookie)).toBe(false);
    expect(await database.db.$count(sessions, eq(sessions.userId, user.id))).toBe(50);
  });

  it('are listed, and can be signed out one by one or all but this one', async () => {
    const user = await signUpSomebody(testApp);
    const phone = cookieOf(await logIn(user));
    const tablet = cookieOf(await logIn(user));
    const list = async () => (await as(user.cookie, '/api/auth/login-sessions')).json();
    const found = await list();
    expect(found.map(({ device }: { device: string }) => device).toSorted()).toEqual([
      'An unknown device',
      'Chrome on Android',
      'Chrome on Android',
    ]);
    const own = found.find(({ isThisOne }: { isThisOne: boolean }) => isThisOne);
    expect(own.device).toBe('An unknown device');
    expect(JSON.stringify(found)).not.toContain('sid');

    const phonesOwn = (await as(phone, '/api/auth/login-sessions'))
      .json()
      .find(({ isThisOne }: { isThisOne: boolean }) => isThisOne);
    const signOut = () => as(user.cookie, `/api/auth/login-sessions/${phonesOwn.id}`, 'DELETE');
    expect((await signOut()).statusCode).toBe(200);
    expect(await isLoggedIn(phone)).toBe(false);
    expect(await isLoggedIn(tablet)).toBe(true);
    expect((await signOut()).statusCode).toBe(404);

    await as(user.cookie, '/api/auth/login-sessions', 'DELETE');
    expect(await isLoggedIn(tablet)).toBe(false);
    expect(await isLoggedIn(user.cookie)).toBe(true);
    expect(await list()).toHaveLength(1);
  });

  it('are seen once an hour, without a write at every request', async () => {
    const user = await signUpSomebody(testApp);
    const ofUser = eq(sessions.userId, user.id);
    const seen = async () =>
      (await database.db.select().from(sessions).where(ofUser))[0]?.lastSeenAt.getTime() ?? 0;
    const first = await seen();
    await isLoggedIn(user.cookie);
    expect(await seen()).toBe(first);
    const long = { lastSeenAt: sql`now() - interval '3 hours'` };
    await database.db.update(sessions).set(long).where(ofUser);
    await isLoggedIn(user.cookie);
    expect(await seen()).toBeGreaterThan(first - 1000);
  });
});

describe('a change of the password', () => {
  it('wants a proof, ends every other login, and is told by mail', async () => {
    const user = await signUpSomebody(testApp, { firstName: 'Noor' });
    const phone = cookieOf(await logIn(user));
    expect((await changePassword(user.cookie, 'Sunny Blocks 7')).statusCode).toBe(403);
    await confirmIdentity(testApp, user);
    const common = await changePassword(user.cookie, 'Password1');
    expect(common.json()).toMatchObject({ code: 'invalid_input' });
    expect((await changePassword(user.cookie, 'Sunny Blocks 7')).statusCode).toBe(200);
    expect(await isLoggedIn(phone)).toBe(false);
    expect(await isLoggedIn(user.cookie)).toBe(true);
    expect((await logIn(user)).statusCode).toBe(401);
    expect((await logIn({ ...user, password: 'Sunny Blocks 7' })).statusCode).toBe(200);

    const isChange = ({ subject }: { subject?: string | undefined }) =>
      subject?.startsWith('Your password was changed') ?? false;
    await expect.poll(() => mailsTo(user).some(isChange)).toBe(true);
    const text = mailsTo(user).find(isChange)?.text ?? '';
    expect(text).toContain('Hi Noor,');
    expect(text).toContain('Device: An unknown device');
    expect(text).toMatch(/When: \w+ \d+, 20\d\d/);
    expect(text).toContain(`${PUBLIC_URL}/settings/security`);
  });

  it('gives a provider’s account its first one', async () => {
    const user = await signUpSomebody(testApp);
    await confirmIdentity(testApp, user);
    await database.db
      .update(tables.users)
      .set({ passwordHash: null, googleId: `subject of ${user.id}` })
      .where(eq(tables.users.id, user.id));
    await changePassword(user.cookie, 'Sunny Blocks 7');
    expect((await logIn({ ...user, password: 'Sunny Blocks 7' })).statusCode).toBe(200);
  });
});

describe('a log-in', () => {
  it('on a new device is told by mail; the first device and known ones are not', async () => {
    const user = await signUpSomebody(testApp);
    await logIn(user, user.cookie);
    const unknown = await logIn(user);
    await logIn(user, cookieOf(unknown));
    await expect.poll(() => mailsTo(user).length).toBe(1);
    expect(mailsTo(user)[0]?.subject).toBe('New login to your account (Playlight)');
    expect(mailsTo(user)[0]?.text).toContain('Device: Chrome on Android');
    const cookie = cookieOf(await logIn(user, cookieOf(unknown)));
    expect(await kindsOf(cookie)).toEqual([
      'logged_in',
      'logged_in',
      'logged_in_on_new_device',
      'logged_in',
      'logged_in',
      'signed_up',
    ]);
  });
});

describe('what happened to an account', () => {
  it('is told newest first, page by page, to its owner alone', async () => {
    const user = await signUpSomebody(testApp);
    const stranger = await signUpSomebody(testApp);
    const row = { userId: user.id, kind: 'data_downloaded', device: 'Chrome on Android' } as const;
    await database.db.insert(accountEvents).values(Array.from({ length: 25 }, () => ({ ...row })));
    const page = async (query = '') =>
      (await as(user.cookie, `/api/auth/account-events${query}`)).json();
    const first = await page();
    expect(first.hasMore).toBe(true);
    expect(first.events).toHaveLength(20);
    const last = first.events.at(-1);
    const second = await page(`?before=${last.id}`);
    expect(second.hasMore).toBe(false);
    expect(second.events.map(({ kind }: { kind: string }) => kind).slice(-2)).toEqual([
      'logged_in',
      'signed_up',
    ]);
    expect(await kindsOf(stranger.cookie)).toEqual(['logged_in', 'signed_up']);
  });

  it('says when its data were downloaded', async () => {
    const user = await signUpSomebody(testApp);
    await confirmIdentity(testApp, user);
    await as(user.cookie, '/api/data-management/export');
    expect(await kindsOf(user.cookie)).toContain('data_downloaded');
  });

  it('is kept for 90 days, and a device for 400 after it was last seen', async () => {
    const user = await signUpSomebody(testApp);
    const daysAgo = (days: number) => sql`now() - make_interval(days => ${days})`;
    const event = { userId: user.id, kind: 'logged_in', device: 'Safari on Mac' } as const;
    await database.db.insert(accountEvents).values([
      { ...event, createdAt: daysAgo(91) },
      { ...event, createdAt: daysAgo(89) },
    ]);
    await database.db.insert(devices).values([
      { userId: user.id, deviceHash: 'long gone', lastSeenAt: daysAgo(401) },
      { userId: user.id, deviceHash: 'still there', lastSeenAt: daysAgo(399) },
    ]);
    await deleteExpiredRows(database.db).run({}, 'any');
    expect(await kindsOf(user.cookie)).toEqual(['logged_in', 'logged_in', 'signed_up']);
    const left = await database.db.select().from(devices).where(eq(devices.userId, user.id));
    expect(left.map(({ deviceHash }) => deviceHash)).toContain('still there');
    expect(left).toHaveLength(2);
  });
});
