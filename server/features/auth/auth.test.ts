import { eq } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { tables } from '#server/database/connect.ts';
import { cookieOf, signUpSomebody } from '#test-support/people.ts';
import { createTestApp, testConfig } from '#test-support/test-app.ts';

const testApp = await createTestApp();
const { request, database } = testApp;

const signUp = (payload: object) => request({ method: 'POST', url: '/api/auth/signup', payload });
const logIn = (payload: object, cookie = '') =>
  request({ method: 'POST', url: '/api/auth/login', payload, headers: { cookie } });
const whoAmI = (cookie: string) => request({ url: '/api/auth/current-user', headers: { cookie } });

describe('signing up', () => {
  it('gives a new parent an account and logs them in', async () => {
    const response = await signUp({
      firstName: ' Ana-Lucía ',
      lastName: 'Pérez',
      email: ' Ana@Example.org ',
      password: 'towers4ever',
    });
    expect(response.statusCode).toBe(201);
    expect(response.json()).toMatchObject({
      firstName: 'Ana-Lucía',
      email: 'ana@example.org',
      authProvider: 'password',
      emailVerified: false,
    });
    expect(response.json()).not.toHaveProperty('passwordHash');
    const stored = { email: 'ana@example.org', firstName: 'Ana-Lucía', lastName: 'Pérez' };
    expect((await whoAmI(cookieOf(response))).json()).toMatchObject(stored);
  });

  it('stores the password as an argon2id hash and the login token as a hash', async () => {
    vi.doUnmock('@node-rs/argon2');
    const user = await signUpSomebody(testApp);
    const [row] = await database.db.select().from(tables.users).where(eq(tables.users.id, user.id));
    expect(row?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const rows = await database.db.select().from(tables.sessions);
    const token = decodeURIComponent(user.cookie.split('=')[1] ?? '').split('.')[0] ?? '';
    expect(token.length).toBeGreaterThan(40);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('refuses an address that is taken, whatever its capitals', async () => {
    const { email } = await signUpSomebody(testApp);
    const response = await signUp({ email: email.toUpperCase(), password: 'towers4ever' });
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ code: 'email_taken' });
  });

  it('lets one of two simultaneous sign-ups with one address win', async () => {
    const twice = { email: 'twins@example.org', password: 'towers4ever' };
    const answers = await Promise.all([signUp(twice), signUp(twice)]);
    expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([201, 409]));
  });

  it.each([
    [{ firstName: 'A' }, 'First name must be at least 2 characters'],
    [{ firstName: 'x'.repeat(26) }, 'First name must be no more than 25 characters'],
    [{ firstName: 'R2D2' }, 'First name can only contain letters, hyphens, and spaces'],
    [{ email: 'nowhere' }, 'Please enter a valid email address'],
    [{ email: 'a@example.org\r\nBcc: b@example.org' }, 'Please enter a valid email address'],
    [{ password: 'short1' }, 'Password must be at least 8 characters'],
    [
      { password: 'Password1' },
      'Too many people use this password, so it’s easy to guess. Please choose another one.',
    ],
    [{ password: 'a1'.repeat(101) }, 'Password must be no more than 200 characters'],
  ])('refuses %o with its sentence and stores nothing', async (wrong, sentence) => {
    const before = await database.db.$count(tables.users);
    const valid = { firstName: 'Ana', email: 'new@example.org', password: 'towers4ever' };
    const response = await signUp({ ...valid, ...wrong });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 'invalid_input', error: sentence });
    expect(response.json().fields).toEqual({ [Object.keys(wrong)[0] ?? '']: sentence });
    expect(await database.db.$count(tables.users)).toBe(before);
  });
});

describe('logging in', () => {
  it('finds the account under any capitals and starts a fresh login session', async () => {
    const user = await signUpSomebody(testApp);
    const response = await logIn(
      { email: user.email.toUpperCase(), password: user.password },
      user.cookie,
    );
    expect(response.statusCode).toBe(200);
    expect(cookieOf(response)).not.toBe(user.cookie);
    expect((await whoAmI(cookieOf(response))).statusCode).toBe(200);
    expect((await whoAmI(user.cookie)).statusCode).toBe(401);
  });

  it('answers a wrong password and an unknown address alike', async () => {
    const user = await signUpSomebody(testApp);
    const wrong = await logIn({ email: user.email, password: 'not my password' });
    const unknown = await logIn({ email: 'nobody@example.org', password: 'not my password' });
    for (const response of [wrong, unknown]) {
      expect(response.statusCode).toBe(401);
      expect(response.cookies).toEqual([]);
    }
    expect({ ...wrong.json(), requestId: '' }).toEqual({ ...unknown.json(), requestId: '' });
  });

  it('sets a cookie that scripts and other sites cannot use', async () => {
    const [cookie] = (await signUp({ email: 'c@example.org', password: 'towers4ever' })).cookies;
    expect(cookie).toMatchObject({ name: 'playlight', httpOnly: true, sameSite: 'Lax', path: '/' });
    expect(cookie).not.toHaveProperty('secure');
  });

  it('binds the cookie to the host on https', async () => {
    const https = await createTestApp({
      config: { ...testConfig, PUBLIC_URL: 'https://play.example.org' },
    });
    const response = await https.request({
      method: 'POST',
      url: '/api/auth/signup',
      payload: { email: 'h@example.org', password: 'towers4ever' },
    });
    expect(response.cookies[0]).toMatchObject({
      name: '__Host-playlight',
      secure: true,
      path: '/',
    });
    expect(response.headers['strict-transport-security']).toContain('max-age=31536000');
  });
});

describe('being logged in', () => {
  it.each(['/api/auth/current-user', '/api/auth/user'])('tells who I am at %s', async (url) => {
    const user = await signUpSomebody(testApp, { firstName: 'Noor' });
    const response = await request({ url, headers: { cookie: user.cookie } });
    expect(response.json()).toMatchObject({ id: user.id, firstName: 'Noor', email: user.email });
  });

  it.each([
    'playlight=made-up',
    'playlight=made-up.signature',
    'playlight=',
    'playlight=%E0%A4%A',
    'other=1',
  ])('treats the cookie %j as nobody', async (cookie) => {
    expect((await whoAmI(cookie)).json()).toMatchObject({ code: 'login_required' });
  });

  it('ends when the login session has expired', async () => {
    const user = await signUpSomebody(testApp);
    await database.db
      .update(tables.sessions)
      .set({ expire: new Date(Date.now() - 1000) })
      .where(eq(tables.sessions.userId, user.id));
    expect((await whoAmI(user.cookie)).statusCode).toBe(401);
  });

  it('ends with the account', async () => {
    const user = await signUpSomebody(testApp);
    await database.db.delete(tables.users).where(eq(tables.users.id, user.id));
    expect((await whoAmI(user.cookie)).statusCode).toBe(401);
    expect(await database.db.$count(tables.sessions, eq(tables.sessions.userId, user.id))).toBe(0);
  });
});

describe('logging out', () => {
  const logOut = (headers: Record<string, string>) => request({ url: '/api/logout', headers });

  it('ends the login session on the server and goes to the front page', async () => {
    const user = await signUpSomebody(testApp);
    const response = await logOut({ cookie: user.cookie });
    expect(response.statusCode).toBe(302);
    expect(response.headers.location).toBe('/');
    expect(response.cookies[0]).toMatchObject({ name: 'playlight', value: '' });
    expect((await whoAmI(user.cookie)).statusCode).toBe(401);
  });

  it('does not let another site log people out', async () => {
    const user = await signUpSomebody(testApp);
    await logOut({ cookie: user.cookie, 'sec-fetch-site': 'cross-site' });
    expect((await whoAmI(user.cookie)).statusCode).toBe(200);
  });

  it('sends a visitor who is not logged in to the front page too', async () => {
    expect((await logOut({})).headers.location).toBe('/');
  });
});
