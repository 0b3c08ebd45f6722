// Mails from us must not carry a stranger's advertisement in their greeting, whichever way a name came in.
import { eq } from 'drizzle-orm';
import type { Email } from 'postal-mime';
import { afterAll, expect, it } from 'vitest';
import { firstNameSchema } from '#contract/auth.ts';
import { dayAt } from '#domain/calendar.ts';
import { tables } from '#server/database/connect.ts';
import { mailTo } from '#test-support/mails.ts';
import { startOpenIdProvider, walkThrough } from '#test-support/openid-provider.ts';
import { addChild, addPlaySession, cookieOf, signUpSomebody } from '#test-support/people.ts';
import { createTestApp, PUBLIC_URL } from '#test-support/test-app.ts';
import { startTestJobs } from '#test-support/test-jobs.ts';
import { greeting } from './letter.ts';
import { createSignInProvider } from './sign-in-provider.ts';

const openId = await startOpenIdProvider([`${PUBLIC_URL}/api/auth/oidc/callback`]);
afterAll(() => openId.stop());
const oidc = createSignInProvider({ ...openId, promptAgain: 'login' });
const testApp = await createTestApp({ signInProviders: { oidc } });
const mailServer = await startTestJobs(testApp);
const { request, database } = testApp;
const { children, users } = tables;

const hostile = [
  'Win: http://evil.com',
  'evil.com',
  'www.evil.com/a',
  'Ann\r\nBcc: all@evil.com',
  'moc.live\u202E',
  'evil.\u200Ccom',
  'call@evil.com',
  '<b>Ann</b>',
];
const worst = hostile.slice(2, 5);
const real = ['Anne-Marie', 'O’Brien', "D'Arcy", 'Zoë', 'J. R.', 'J.R.', 'नूर', '李娜', 'علی‌رضا'];

/** Drawn by lot, it may spell anything. */
const TOKEN = /token=[\w.-]+/g;

const expectNothingOf = (mail: Email) => {
  expect(`${mail.subject} ${mail.text} ${mail.html}`.replaceAll(TOKEN, '')).not.toMatch(
    /evil|moc\.live|\u202E|Bcc|<b>|&lt;b/,
  );
};

it('an advertisement is no name at sign-up, in a profile, or for a child', async () => {
  const { cookie, email } = await signUpSomebody(testApp);
  const account = { email: 'x@example.org', password: 'trains4ever' };
  for (const name of hostile) {
    const sent = [
      ['POST', '/api/auth/signup', { ...account, firstName: name }],
      ['POST', '/api/auth/signup', { ...account, lastName: name }],
      ['PATCH', '/api/profile', { firstName: name, email }],
      ['POST', '/api/children', { name, pronouns: 'she/her', dateOfBirth: '2022-03-01' }],
    ] as const;
    for (const [method, url, payload] of sent) {
      const answer = await request({ method, url, payload, headers: { cookie } });
      expect(answer.json(), `${url} ${name}`).toMatchObject({ code: 'invalid_input' });
    }
  }
});

it('names from a provider that are none are left out of the account and of its mails', async () => {
  for (const [index, name] of worst.entries()) {
    const email = `named-${index}@example.org`;
    openId.person = { sub: email, email, given_name: name, family_name: name };
    const start = await request({ url: '/api/auth/oidc' });
    const back = new URL(await walkThrough(start.headers.location ?? '', PUBLIC_URL));
    const url = back.pathname + back.search;
    const cookie = cookieOf(await request({ url, headers: { cookie: cookieOf(start) } }));
    const me = (await request({ url: '/api/auth/user', headers: { cookie } })).json();
    expect(me).toMatchObject({ email, firstName: null, lastName: null });
    const mail = await mailTo(mailServer, email, 'Confirm your email');
    expect(mail.text).toMatch(/^Hi,/);
    expectNothingOf(mail);
  }
});

it('names that were stored before are left out of every mail that says one', async () => {
  const user = await signUpSomebody(testApp);
  await mailTo(mailServer, user.email, 'Confirm your email');
  const childId = await addChild(testApp, user.id);
  await addPlaySession(testApp, user.id, childId);
  const { db, pool } = database;
  await pool.query(`update special_sessions set completed_at = now() - interval '2 days'`);
  await request({
    method: 'PUT',
    url: '/api/mail-preferences',
    headers: { cookie: user.cookie },
    payload: { reminder: true, recap: true, sendAt: '17:30' },
  });
  for (const name of worst) {
    await db
      .update(users)
      .set({ firstName: name, emailVerified: false })
      .where(eq(users.id, user.id));
    await db.update(children).set({ name }).where(eq(children.id, childId));
    const before = mailServer.mails.length;
    const post = (url: string, payload: object) =>
      request({ method: 'POST', url, payload, headers: { cookie: user.cookie } });
    await post('/api/auth/verify-email/resend', {});
    await post('/api/contact/support', { message: 'Hello' });
    await pool.query('delete from rate_limits');
    await expect.poll(() => mailServer.mails.length).toBe(before + 2);
    await post('/api/auth/forgot-password', { email: user.email });
    await db.update(users).set({ emailVerified: true }).where(eq(users.id, user.id));
    for (const job of ['sendReminder', 'sendRecap']) {
      const payload = JSON.stringify({ userId: user.id, day: dayAt(new Date(), 'UTC') });
      await pool.query('select graphile_worker.add_job($1, payload := $2::json)', [job, payload]);
    }
    await expect.poll(() => mailServer.mails.length).toBe(before + 5);
    for (const mail of mailServer.mails.slice(before)) expectNothingOf(mail);
  }
});

it.each(real)('%s is a name, and greeted by it', (firstName) => {
  expect(firstNameSchema.safeParse(firstName).success).toBe(true);
  expect(greeting(firstName)).toBe(`Hi ${firstName},`);
});
