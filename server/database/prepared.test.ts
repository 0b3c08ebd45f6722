import { eq, sql } from 'drizzle-orm';
import { expect, inject, it } from 'vitest';
import { createTestDatabase } from '#test-support/test-database.ts';
import { tables } from './connect.ts';
import { prepared } from './prepared.ts';

const { users } = tables;
const namesakes = prepared('namesakes', (db) =>
  db
    .select({ email: users.email })
    .from(users)
    .where(eq(users.firstName, sql.placeholder('firstName'))),
);
const firstName = 'Prepared';
const user = (email: string) => ({ email, firstName });

it('asks whichever database or transaction it is given, however often', async () => {
  const [here, elsewhere] = [
    await createTestDatabase(inject('postgresUrl')),
    await createTestDatabase(inject('postgresUrl')),
  ];
  await here.db.insert(users).values(user('here@example.org'));
  await elsewhere.db.insert(users).values(user('elsewhere@example.org'));
  const inTransaction = here.db.transaction(async (tx) => {
    await tx.insert(users).values(user('in-between@example.org'));
    expect(await namesakes(tx, { firstName })).toHaveLength(2);
    expect(await namesakes(here.db, { firstName })).toEqual([{ email: 'here@example.org' }]);
    throw new Error('taken back');
  });
  await expect(inTransaction).rejects.toThrow('taken back');
  expect(await namesakes(here.db, { firstName })).toEqual([{ email: 'here@example.org' }]);
  expect(await namesakes(elsewhere.db, { firstName })).toEqual([
    { email: 'elsewhere@example.org' },
  ]);
  expect(await namesakes(here.db, { firstName: 'Nobody' })).toEqual([]);
  await here.close();
  await elsewhere.close();
});
