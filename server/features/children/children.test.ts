import { beforeEach, describe, expect, it } from 'vitest';
import { dayAt } from '#domain/calendar.ts';
import { type SignedInUser, signUpSomebody } from '#test-support/people.ts';
import { createTestApp } from '#test-support/test-app.ts';

const testApp = await createTestApp();
let user: SignedInUser;
beforeEach(async () => {
  user = await signUpSomebody(testApp);
});

function ask(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, more: object = {}) {
  const { zone = 'UTC', ...payload } = more as { zone?: string };
  return testApp.request({
    method,
    url,
    headers: { cookie: user.cookie, 'x-time-zone': zone },
    ...(method === 'POST' || method === 'PUT' ? { payload } : {}),
  });
}

const noa = { name: ' Noa ', pronouns: 'she/her', dateOfBirth: '2022-03-01' };

describe('a child', () => {
  it('is added, read, changed and deleted', async () => {
    const added = await ask('POST', '/api/children', noa);
    expect(added.statusCode).toBe(201);
    expect(added.json()).toMatchObject({ name: 'Noa', dateOfBirth: '2022-03-01' });
    const { id } = added.json<{ id: number }>();
    expect((await ask('GET', `/api/children/${id}`)).json()).toEqual(added.json());
    expect((await ask('GET', '/api/children')).json()).toEqual([added.json()]);

    const changes = { name: 'Noam', pronouns: 'they/them', dateOfBirth: '2020-02-29' };
    expect((await ask('PUT', `/api/children/${id}`, changes)).json()).toMatchObject(changes);

    expect((await ask('DELETE', `/api/children/${id}`)).statusCode).toBe(200);
    expect((await ask('GET', '/api/children')).json()).toEqual([]);
    expect((await ask('DELETE', `/api/children/${id}`)).statusCode).toBe(404);
  });

  it('may be added with an age in place of a date of birth', async () => {
    const { age, dateOfBirth } = (
      await ask('POST', '/api/children', { name: 'Kai', pronouns: 'he/him', age: 4 })
    ).json();
    expect(age).toBe(4);
    expect(dateOfBirth).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  it('stays with its parent', async () => {
    const { id } = (await ask('POST', '/api/children', noa)).json();
    user = await signUpSomebody(testApp);
    expect((await ask('GET', '/api/children')).json()).toEqual([]);
    expect((await ask('PUT', `/api/children/${id}`, noa)).statusCode).toBe(404);
  });
});

describe('a birthday never moves by a day', () => {
  it.each([
    ['2022-03-01', 'Pacific/Kiritimati'],
    ['2022-03-01', 'Pacific/Niue'],
    ['2022-03-01T00:00:00.000Z', 'America/New_York'],
    // Midnight on the client's own wall, as older clients send it.
    ['2022-02-28T23:00:00.000Z', 'Europe/Berlin'],
    ['2022-03-01T05:00:00.000Z', 'America/New_York'],
  ])('sent as %s from %s', async (dateOfBirth, zone) => {
    const added = await ask('POST', '/api/children', { ...noa, dateOfBirth, zone });
    expect(added.json().dateOfBirth).toBe('2022-03-01');
    const read = await ask('GET', `/api/children/${added.json().id}`, { zone: 'Asia/Tokyo' });
    expect(read.json().dateOfBirth).toBe('2022-03-01');
  });

  it('under its other spelling too', async () => {
    const { dateOfBirth: date_of_birth, ...rest } = noa;
    const added = await ask('POST', '/api/children', { ...rest, date_of_birth });
    expect(added.json().dateOfBirth).toBe('2022-03-01');
  });
});

const FUTURE = 'That date is still in the future. Please check the birthday.';

describe('bad input', () => {
  it.each([
    [{ name: '  ' }, 'Name is required'],
    [{ name: undefined }, 'Name is required'],
    [{ pronouns: '' }, 'Pronouns are required'],
    [{ dateOfBirth: undefined }, 'Date of birth is required'],
    [{ dateOfBirth: '2023-02-29' }, 'Please enter a valid date'],
    [{ dateOfBirth: 'last spring' }, 'Please enter a valid date'],
    [{ dateOfBirth: '2099-01-01' }, FUTURE],
    [{ dateOfBirth: '2099-01-01T00:00:00.000Z' }, FUTURE],
    [{ dateOfBirth: undefined, date_of_birth: '2099-01-01' }, FUTURE],
    [{ dateOfBirth: undefined, age: 11 }, 'Age must be between 2 and 10'],
  ])('%o is refused with "%s"', async (wrong, sentence) => {
    const response = await ask('POST', '/api/children', { ...noa, ...wrong });
    expect(response.statusCode).toBe(400);
    expect(response.json().error).toBe(sentence);
    expect((await ask('GET', '/api/children')).json()).toEqual([]);
  });

  it('a birthday in the future does not replace the right one', async () => {
    const { id } = (await ask('POST', '/api/children', noa)).json();
    const refused = await ask('PUT', `/api/children/${id}`, { ...noa, dateOfBirth: '2099-01-01' });
    expect(refused.statusCode).toBe(400);
    expect(refused.json().fields).toEqual({ dateOfBirth: FUTURE });
    expect((await ask('GET', `/api/children/${id}`)).json().dateOfBirth).toBe('2022-03-01');
  });

  it('today is a birthday where the day has begun, and the future where it has not', async () => {
    const zones = ['Pacific/Kiritimati', 'Pacific/Niue'] as const;
    const [ahead, behind] = zones.map((zone) => dayAt(new Date(), zone));
    const born = (zone: string) =>
      ask('POST', '/api/children', { ...noa, dateOfBirth: ahead, zone });
    expect(behind).not.toBe(ahead);
    expect((await born(zones[0])).statusCode).toBe(201);
    expect((await born(zones[1])).json().error).toBe(FUTURE);
  });

  it.each(['0', '-1', 'x', '1.5', '99999999999'])('an id of %s is no child', async (id) => {
    const { statusCode } = await ask('GET', `/api/children/${id}`);
    expect([400, 404]).toContain(statusCode);
  });
});

it('keeps the zone that the browser names, and ignores what is none', async () => {
  await ask('GET', '/api/children', { zone: 'Europe/Berlin' });
  await ask('GET', '/api/children', { zone: 'Mars/Olympus' });
  const { rows } = await testApp.database.pool.query('select time_zone from users where id = $1', [
    user.id,
  ]);
  expect(rows[0].time_zone).toBe('Europe/Berlin');
});
