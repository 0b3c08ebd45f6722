import { expect, it } from 'vitest';
import { errorBodySchema } from '#contract/errors.ts';
import { connectDatabase } from '#server/database/connect.ts';
import { signUpSomebody } from '#test-support/people.ts';
import { createTestApp } from '#test-support/test-app.ts';

const { cookie } = await signUpSomebody(await createTestApp());
// Nobody listens on this port.
const away = connectDatabase('postgres://nobody@127.0.0.1:1/nothing');
const { request, log } = await createTestApp({ db: away.db });

it.each([
  ['who is logged in', { url: '/api/auth/user', headers: { cookie } }],
  [
    'a visitor’s log-in',
    {
      method: 'POST',
      url: '/api/auth/login',
      payload: { email: 'maya@example.org', password: 'towers4ever' },
    },
  ],
] as const)('without a database %s is answered with when to come again', async (_, call) => {
  const response = await request(call);
  expect(response.statusCode).toBe(503);
  expect(response.headers['retry-after']).toBe('60');
  const body = errorBodySchema.parse(response.json());
  expect(body).toMatchObject({
    code: 'database_away',
    message: 'We can’t get to your data right now. Please try again in a minute.',
    requestId: response.headers['x-request-id'],
  });
  expect([body.error, body.detail]).toEqual([body.message, body.message]);
  expect(log()).toContain('ECONNREFUSED');
});
