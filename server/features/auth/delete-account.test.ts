import { expect, it } from 'vitest';
import { fillEveryTable, rowsOf } from '#test-support/everything.ts';
import { confirmIdentity, type SignedInUser, signUpSomebody } from '#test-support/people.ts';
import { createTestApp } from '#test-support/test-app.ts';

const testApp = await createTestApp();
const { request, database } = testApp;

const askToDelete = ({ cookie }: SignedInUser) =>
  request({ method: 'DELETE', url: '/api/auth/user', headers: { cookie } });

async function deleteAccount(user: SignedInUser) {
  await confirmIdentity(testApp, user);
  return askToDelete(user);
}

it('takes along every row, every login session and every waiting job', async () => {
  const [user, neighbour] = [await signUpSomebody(testApp), await signUpSomebody(testApp)];
  await confirmIdentity(testApp, user);
  await fillEveryTable(testApp, user.id);
  await fillEveryTable(testApp, neighbour.id);
  await request({
    method: 'POST',
    url: '/api/auth/forgot-password',
    payload: { email: user.email },
  });
  const before = await rowsOf(testApp, neighbour.id);
  expect(Object.keys(await rowsOf(testApp, user.id)).length).toBe(21);

  const answer = await askToDelete(user);
  expect(answer.statusCode).toBe(200);
  expect(answer.cookies[0]).toMatchObject({ name: 'playlight', value: '' });
  expect(await rowsOf(testApp, user.id)).toEqual({});
  expect(await rowsOf(testApp, neighbour.id)).toEqual(before);
  const jobs = await database.pool.query<{ payload: object }>(
    'select payload from graphile_worker._private_jobs',
  );
  const left = JSON.stringify(jobs.rows);
  expect(left).not.toContain(user.id);
  expect(left).not.toContain(user.email);
  expect(left).toContain(neighbour.id);
});

it('lets the same email sign up again at once', async () => {
  const user = await signUpSomebody(testApp);
  await deleteAccount(user);
  const again = await signUpSomebody(testApp, { email: user.email });
  expect(again.id).not.toBe(user.id);
});

it('is safe to ask for twice', async () => {
  const user = await signUpSomebody(testApp);
  await deleteAccount(user);
  expect((await askToDelete(user)).statusCode).toBe(401);
});
