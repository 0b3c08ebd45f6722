import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { errorBodySchema } from '#contract/errors.ts';
import { tables } from '#server/database/connect.ts';
import { signUpSomebody } from '#test-support/people.ts';
import { createTestApp } from '#test-support/test-app.ts';

const testApp = await createTestApp();
const { request, database, log } = testApp;
const json = { 'content-type': 'application/json' };
const SECRET_WORDS = 'grandma-lives-in-the-blue-house';

const signUpWith = (payload: string | object, headers: Record<string, string> = json) =>
  request({ method: 'POST', url: '/api/auth/signup', payload, headers });

describe('bad input is answered in the error shape and changes nothing', () => {
  const cases = {
    'malformed JSON': [400, () => signUpWith(`{"email":"${SECRET_WORDS}`)],
    'an empty body': [400, () => signUpWith('')],
    'a list for an object': [400, () => signUpWith([SECRET_WORDS])],
    'wrong types': [400, () => signUpWith({ email: 7, password: { $ne: SECRET_WORDS } })],
    'a prototype to pollute': [
      400,
      () => signUpWith(`{"__proto__":{"admin":true},"email":"${SECRET_WORDS}@example.org"}`),
    ],
    'a body of 5 MB': [413, () => signUpWith({ email: SECRET_WORDS.repeat(170_000) })],
    'a compressed body, which is not unpacked': [
      400,
      () => {
        const body = gzipSync(
          JSON.stringify({ email: 'zip@example.org', password: 'towers4ever' }),
        );
        return signUpWith(body, { ...json, 'content-encoding': 'gzip' });
      },
    ],
    'a form for JSON': [
      415,
      () => signUpWith(`email=${SECRET_WORDS}`, { 'content-type': 'text/plain' }),
    ],
    'an unknown address': [404, () => request({ url: `/api/${SECRET_WORDS}` })],
    'a wrong method': [405, () => request({ method: 'DELETE', url: '/api/auth/login' })],
    'a malformed address': [400, () => request({ url: '/api/%zz' })],
    'a forged cookie': [
      401,
      () => request({ url: '/api/auth/user', headers: { cookie: `playlight=${SECRET_WORDS}` } }),
    ],
    'a NUL in a text': [
      400,
      () => signUpWith({ email: 'nul@example.org', password: 'towers4ever', lastName: 'a\u0000b' }),
    ],
  } as const;

  it.each(Object.entries(cases))('%s', async (_, [status, send]) => {
    const response = await send();
    expect(response.statusCode).toBe(status);
    const body = errorBodySchema.parse(response.json());
    expect(body.error).toBe(body.message);
    expect(body.detail).toBe(body.message);
    expect(body.requestId).toBe(response.headers['x-request-id']);
    expect(response.body).not.toContain(SECRET_WORDS);
    expect(await database.db.$count(tables.users)).toBe(0);
  });

  it('names the methods that an address takes', async () => {
    const response = await request({ method: 'PUT', url: '/api/waitlist/join' });
    expect(response.headers.allow).toBe('POST');
  });
});

describe('the log', () => {
  it('has one line per request, with the route and not what was asked', async () => {
    await request({ url: `/api/auth/user?token=${SECRET_WORDS}` });
    const line = JSON.parse(log().trim().split('\n').at(-1) ?? '{}');
    expect(line).toMatchObject({
      level: 'info',
      method: 'GET',
      route: '/api/auth/user',
      status: 401,
    });
    expect(line.requestId).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('never holds what people type, not even when the database fails under them', async () => {
    const user = await signUpSomebody(testApp, { email: `${SECRET_WORDS}@example.org` });
    await database.pool.query('alter table waitlist rename to waitlist_away');
    const response = await request({
      method: 'POST',
      url: '/api/waitlist/join',
      payload: { email: user.email },
    });
    await database.pool.query('alter table waitlist_away rename to waitlist');
    expect(response.statusCode).toBe(500);
    expect(response.json()).toMatchObject({ code: 'internal' });
    expect(response.body).not.toContain('waitlist');
    expect(log()).toContain('request failed');
    expect(log()).toContain('42P01');
    expect(log()).not.toContain(SECRET_WORDS);
    expect(log()).not.toContain(user.password);
    expect(log()).not.toContain(user.cookie.split('=')[1]);
  });
});
