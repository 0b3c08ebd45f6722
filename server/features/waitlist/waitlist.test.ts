import { expect, it } from 'vitest';
import { tables } from '#server/database/connect.ts';
import { createTestApp } from '#test-support/test-app.ts';

const { request, database } = await createTestApp();
const join = (payload: object) => request({ method: 'POST', url: '/api/waitlist/join', payload });

it('puts an address on the list, as coming from the landing page', async () => {
  expect((await join({ email: 'Early@Example.org' })).statusCode).toBe(201);
  const [entry] = await database.db.select().from(tables.waitlist);
  expect(entry).toMatchObject({ email: 'early@example.org', source: 'landing_page' });
});

it('says so when the address is on the list already, and keeps one entry', async () => {
  await join({ email: 'twice@example.org' });
  const before = await database.db.$count(tables.waitlist);
  const response = await join({ email: 'TWICE@example.org' });
  expect(response.statusCode).toBe(409);
  expect(response.json().message).toMatch(/already/);
  expect(await database.db.$count(tables.waitlist)).toBe(before);
});

it('refuses what is no address', async () => {
  const response = await join({ email: 'not an address' });
  expect(response.json()).toMatchObject({
    code: 'invalid_input',
    message: 'Please enter a valid email address',
  });
});
