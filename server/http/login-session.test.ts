// Requests of the same moment are looked up together: nobody may get anybody else's answer, nor one of a moment ago.
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { connectDatabase, tables } from '#server/database/connect.ts';
import { type SignedInUser, signUpSomebody } from '#test-support/people.ts';
import { createTestApp } from '#test-support/test-app.ts';

const testApp = await createTestApp();
const people: SignedInUser[] = [];
for (const firstName of ['Ada', 'Bea', 'Cleo'])
  people.push(await signUpSomebody(testApp, { firstName }));

const whoAmI = async (cookie: string) => {
  const answer = await testApp.request({ url: '/api/auth/user', headers: { cookie } });
  return answer.statusCode === 200 ? answer.json().firstName : answer.statusCode;
};
const allAtOnce = () =>
  Promise.all([...people, ...people].map(({ cookie }) => whoAmI(cookie)).concat(whoAmI('')));

it('everybody who asks at once is answered as themselves', async () => {
  expect(await allAtOnce()).toEqual(['Ada', 'Bea', 'Cleo', 'Ada', 'Bea', 'Cleo', 401]);
});

it('a login that ended on another server is over with the next request, also among others', async () => {
  const [, bea] = people;
  const otherServer = connectDatabase(testApp.database.connectionString);
  await otherServer.db.delete(tables.sessions).where(eq(tables.sessions.userId, bea?.id ?? ''));
  expect(await allAtOnce()).toEqual(['Ada', 401, 'Cleo', 'Ada', 401, 'Cleo', 401]);
  await otherServer.close();
});
