import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { addDays, dayAt, weekOf } from '#domain/calendar.ts';
import { tables } from '#server/database/connect.ts';
import { enqueueJob, userJobKey } from '#server/jobs/job.ts';
import { keyringOf } from '#server/keys/keyring.ts';
import { signStatement } from '#server/signed-statement.ts';
import { addChild, type SignedInUser, signUpSomebody } from '#test-support/people.ts';
import { createTestApp, PUBLIC_URL, testConfig } from '#test-support/test-app.ts';
import { startTestJobs } from '#test-support/test-jobs.ts';
import { recapJob, reminderJob } from './due-mails.ts';

const testApp = await createTestApp();
const mailServer = await startTestJobs(testApp);
const { db } = testApp.database;
const today = dayAt(new Date(), 'UTC');
const sunday = weekOf(today)[0] ?? today;
const wanted = { reminder: true, recap: true, sendAt: '17:30' };

let me: SignedInUser;
let childId: number;
beforeEach(async () => {
  me = await signUpSomebody(testApp, { firstName: 'Noor' });
  childId = await addChild(testApp, me.id);
  await db.update(tables.users).set({ emailVerified: true }).where(eq(tables.users.id, me.id));
  await change(wanted);
});

const ask = (method: 'GET' | 'PUT', payload?: object) =>
  testApp.request({
    method,
    url: '/api/mail-preferences',
    headers: { cookie: me.cookie },
    ...(payload ? { payload } : {}),
  });
const change = (payload: object) => ask('PUT', payload);

const play = (day: string, more: object = {}) =>
  db.insert(tables.specialSessions).values({
    userId: me.id,
    childId,
    duration: 300,
    completedAt: new Date(`${day}T00:00:01Z`),
    ...more,
  });

const mailsToMe = () =>
  mailServer.mails.filter(
    ({ to, subject }) => to?.[0]?.address === me.email && !subject?.startsWith('Confirm'),
  );

/** Runs a job, and waits until all that was queued is done. */
async function run(job: typeof reminderJob, day: string): Promise<void> {
  await enqueueJob(db, job, { userId: me.id, day }, userJobKey(me.id, job.name));
  const waiting = () => testApp.database.pool.query('select 1 from graphile_worker.jobs');
  await expect.poll(async () => (await waiting()).rowCount).toBe(0);
}

describe('the settings', () => {
  it('are off until asked for, and are kept', async () => {
    expect((await ask('GET')).json()).toEqual(wanted);
    me = await signUpSomebody(testApp);
    const off = { reminder: false, recap: false, sendAt: '17:30' };
    expect((await ask('GET')).json()).toEqual(off);
    await change({ ...off, recap: true, sendAt: '08:05' });
    expect((await ask('GET')).json()).toEqual({ ...off, recap: true, sendAt: '08:05' });
  });
});

describe('the reminder', () => {
  it('names the child, and can be ended by its link and by the mail program', async () => {
    await run(reminderJob, today);
    const [mail] = mailsToMe();
    expect(mail?.text).toContain('Five minutes with Noa');
    expect(mail?.text).toContain(`${PUBLIC_URL}/session/goals`);
    expect(mail?.text).toContain(`${PUBLIC_URL}/unsubscribe?token=`);
    expect(mail?.html).toContain('>Unsubscribe</a>');
    const header = (key: string) => mail?.headers.find((one) => one.key === key)?.value;
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const link = new URL(/<(.+)>/.exec(header('list-unsubscribe') ?? '')?.[1] ?? '');

    const oneClick = await testApp.request({
      method: 'POST',
      url: link.pathname + link.search,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(oneClick.json()).toEqual({ kind: 'reminder' });
    expect((await ask('GET')).json()).toEqual({ ...wanted, reminder: false });
    await run(reminderJob, today);
    expect(mailsToMe()).toHaveLength(1);
  });

  it.each([
    ['was played', () => play(today)],
    ['there is no child', () => db.delete(tables.children).where(eq(tables.children.id, childId))],
  ])('does not come where %s', async (_, happen) => {
    await happen();
    await run(reminderJob, today);
    expect(mailsToMe()).toEqual([]);
  });

  it('does not come for a day that is over, and comes though yesterday was played', async () => {
    await play(addDays(today, -1));
    await run(reminderJob, addDays(today, -1));
    expect(mailsToMe()).toEqual([]);
    await run(reminderJob, today);
    expect(mailsToMe()).toHaveLength(1);
  });
});

describe('the recap', () => {
  // On Tuesday at the latest; from Wednesday on there would be none.
  const due = today <= addDays(sunday, 2) ? sunday : addDays(sunday, 7);

  it('tells of the week that has ended, child by child, and of nothing else', async () => {
    const day = addDays(due, -1);
    await play(day, { labeledPraises: 4, behaviorDescriptions: 7, questions: 5, criticisms: 2 });
    await play(addDays(due, -7), { labeledPraises: 3, duration: 270 });
    await play(addDays(due, -8), { labeledPraises: 50 });
    await addChild(testApp, me.id);
    const earnedAt = new Date(`${day}T00:00:01Z`);
    await db
      .insert(tables.milestones)
      .values({ userId: me.id, childId, kind: 'streak3', earnedAt });
    await run(recapJob, due);
    const [mail] = mailsToMe();
    expect(mail?.subject).toBe('Your week of play');
    expect(mail?.text).toContain(
      'You played with Noa 2 times, for 10 minutes in all. We heard about 7 praise moments, about 7 describing moments. New: 3-day streak.',
    );
    expect(mail?.text?.match(/You played with Noa/g)).toHaveLength(1);
    expect(mail?.text).not.toMatch(/question|critic/);
  });

  it('does not come after a week without play, nor days late', async () => {
    await play(addDays(due, -8));
    await run(recapJob, due);
    await play(addDays(today, -9));
    await run(recapJob, addDays(today, -3));
    expect(mailsToMe()).toEqual([]);
  });
});

it('a link that we did not write ends nothing', async () => {
  const statement = { userId: me.id, kind: 'reminder' };
  for (const token of [
    'nonsense',
    signStatement(keyringOf('another secret altogether, thirty-two'), 'unsubscribe', statement),
    signStatement(testConfig.keyring, 'verify-email', statement),
    signStatement(testConfig.keyring, 'unsubscribe', { ...statement, kind: 'password' }),
  ]) {
    const url = `/api/mail-preferences/unsubscribe?token=${token}`;
    expect((await testApp.request({ method: 'POST', url })).statusCode).toBe(400);
  }
  expect((await ask('GET')).json()).toEqual(wanted);
});
