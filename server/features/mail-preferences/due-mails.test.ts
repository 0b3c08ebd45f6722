import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { timeAt } from '#domain/calendar.ts';
import { tables } from '#server/database/connect.ts';
import { type SignedInUser, signUpSomebody } from '#test-support/people.ts';
import { createTestApp } from '#test-support/test-app.ts';
import { enqueueDueMails } from './due-mails.ts';

const testApp = await createTestApp();
const { db } = testApp.database;
let me: SignedInUser;
beforeEach(async () => {
  await db.delete(tables.mailPreferences);
  me = await signUpSomebody(testApp);
});

type Preferences = Partial<typeof tables.mailPreferences.$inferInsert>;

async function ask(timeZone: string, preferences: Preferences): Promise<void> {
  await moveTo(timeZone);
  await db.update(tables.users).set({ emailVerified: true }).where(eq(tables.users.id, me.id));
  await db.insert(tables.mailPreferences).values({ userId: me.id, reminder: true, ...preferences });
}

async function moveTo(timeZone: string): Promise<void> {
  await db.update(tables.users).set({ timeZone }).where(eq(tables.users.id, me.id));
}

const HALF_HOUR_MS = 30 * 60 * 1000;

/** What becomes due while time goes by: the days, and the moments. */
async function whileTimeGoesBy(from: string, to: string) {
  const due: { kind: string; day: string; at: string }[] = [];
  for (let now = Date.parse(from); now <= Date.parse(to); now += HALF_HOUR_MS) {
    const moment = new Date(now);
    for (const { kind, day } of await enqueueDueMails(db, moment)) {
      due.push({ kind, day, at: moment.toISOString().slice(0, 16) });
    }
  }
  return due;
}

describe('a reminder', () => {
  it('comes once a day, also where the hour is left out in spring', async () => {
    await ask('Europe/Berlin', { sendAt: '02:30' });
    expect(await whileTimeGoesBy('2026-03-28T00:00Z', '2026-03-30T12:00Z')).toEqual([
      { kind: 'reminder', day: '2026-03-28', at: '2026-03-28T01:30' },
      // There is no half past two: the clock goes from two to three.
      { kind: 'reminder', day: '2026-03-29', at: '2026-03-29T01:00' },
      { kind: 'reminder', day: '2026-03-30', at: '2026-03-30T00:30' },
    ]);
  });

  it('comes once where the hour strikes twice in autumn', async () => {
    await ask('Europe/Berlin', { sendAt: '02:30' });
    expect(await whileTimeGoesBy('2026-10-24T12:00Z', '2026-10-26T12:00Z')).toEqual([
      { kind: 'reminder', day: '2026-10-25', at: '2026-10-25T00:30' },
      { kind: 'reminder', day: '2026-10-26', at: '2026-10-26T01:30' },
    ]);
  });

  it('comes once for each day of a parent who flies, in either direction', async () => {
    await ask('Asia/Tokyo', { sendAt: '17:30' });
    const days = async (from: string, to: string) =>
      (await whileTimeGoesBy(from, to)).map(({ day }) => day);
    expect(await days('2026-05-10T00:00Z', '2026-05-10T12:00Z')).toEqual(['2026-05-10']);
    // It is the tenth once more in Los Angeles, and has been half past five already.
    await moveTo('America/Los_Angeles');
    expect(await days('2026-05-10T20:00Z', '2026-05-11T20:00Z')).toEqual([]);
    expect(await days('2026-05-11T20:00Z', '2026-05-12T10:00Z')).toEqual(['2026-05-11']);
    await moveTo('Pacific/Auckland');
    expect(await days('2026-05-12T10:00Z', '2026-05-13T08:00Z')).toEqual(['2026-05-13']);
  });

  it('is not made up for hours later', async () => {
    await ask('UTC', { sendAt: '17:30' });
    expect(await enqueueDueMails(db, new Date('2026-05-10T20:00Z'))).toEqual([]);
    expect(await enqueueDueMails(db, new Date('2026-05-11T00:10Z'))).toEqual([]);
    expect(await enqueueDueMails(db, new Date('2026-05-11T19:00Z'))).toHaveLength(1);
  });

  it('is queued by one of several servers', async () => {
    await ask('UTC', { sendAt: '17:30' });
    const now = new Date('2026-05-10T17:30Z');
    const all = await Promise.all([1, 2, 3].map(() => enqueueDueMails(db, now)));
    expect(all.flat()).toHaveLength(1);
  });

  it('goes to nobody who did not confirm the address, or who did not ask', async () => {
    await ask('UTC', { sendAt: '17:30' });
    const now = new Date('2026-05-10T17:30Z');
    await db.update(tables.users).set({ emailVerified: false }).where(eq(tables.users.id, me.id));
    expect(await enqueueDueMails(db, now)).toEqual([]);
    await db.update(tables.users).set({ emailVerified: true }).where(eq(tables.users.id, me.id));
    await db.update(tables.mailPreferences).set({ reminder: false, recap: true });
    expect(await enqueueDueMails(db, now)).toMatchObject([{ kind: 'recap' }]);
  });
});

it('a recap comes on Sundays, and still does when the server stood still at its time', async () => {
  await ask('America/New_York', { reminder: false, recap: true, sendAt: '09:00' });
  expect(await whileTimeGoesBy('2026-05-08T00:00Z', '2026-05-15T00:00Z')).toEqual([
    { kind: 'recap', day: '2026-05-10', at: '2026-05-10T13:00' },
  ]);
  expect(await enqueueDueMails(db, new Date('2026-05-17T23:00Z'))).toHaveLength(1);
});

it('a time that has passed today begins tomorrow; one that is to come, today', async () => {
  const choose = (sendAt: string) =>
    testApp.request({
      method: 'PUT',
      url: '/api/mail-preferences',
      headers: { cookie: me.cookie },
      payload: { reminder: true, recap: false, sendAt },
    });
  const mark = async () => {
    const [row] = await db.select().from(tables.mailPreferences);
    return row?.reminderDay ?? null;
  };
  const isOver = timeAt(new Date(), 'UTC') >= '23:55';
  await choose('23:55');
  expect(await mark()).toBe(isOver ? new Date().toISOString().slice(0, 10) : null);
  await choose('00:00');
  expect(await mark()).toBe(new Date().toISOString().slice(0, 10));
  await choose('23:55');
  expect(await mark()).toBe(new Date().toISOString().slice(0, 10));
  expect((await choose('25:00')).statusCode).toBe(400);
});
