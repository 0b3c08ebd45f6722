import { count, DrizzleQueryError, eq, sql } from 'drizzle-orm';
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

const everything = prepared('every_kind_of_value', (db) =>
  db
    .select({
      createdAt: users.createdAt,
      emailVerified: users.emailVerified,
      lastName: users.lastName,
      inAll: count(),
      upper: sql<string>`upper(${users.email})`.as('upper'),
    })
    .from(users)
    .where(eq(users.email, sql.placeholder('email')))
    .groupBy(users.id),
);

it('reads every kind of value as the library does', async () => {
  const { db, close } = await createTestDatabase(inject('postgresUrl'));
  const createdAt = new Date('2026-03-01T09:30:00.123Z');
  await db.insert(users).values({ ...user('one@example.org'), createdAt });
  expect(await everything(db, { email: 'one@example.org' })).toEqual([
    { createdAt, emailVerified: false, lastName: null, inAll: 1, upper: 'ONE@EXAMPLE.ORG' },
  ]);
  await close();
});

const halved = prepared('halved', (db) =>
  db
    .select({ half: sql<number>`1 / ${sql.placeholder('by')}::int` })
    .from(sql`(values (1)) as one`),
);

it('fails as the library does', async () => {
  const { db, close } = await createTestDatabase(inject('postgresUrl'));
  const failure = halved(db, { by: 0 });
  await expect(failure).rejects.toBeInstanceOf(DrizzleQueryError);
  await expect(failure).rejects.toMatchObject({ cause: { code: '22012' } });
  await close();
});
