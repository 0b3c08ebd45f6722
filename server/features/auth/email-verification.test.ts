import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { tables } from '#server/database/connect.ts';
import { keyringOf } from '#server/keys/keyring.ts';
import { signStatement } from '#server/signed-statement.ts';
import { linkIn } from '#test-support/mail-server.ts';
import { mailTo, tokenIn } from '#test-support/mails.ts';
import { signUpSomebody } from '#test-support/people.ts';
import { createTestApp, PUBLIC_URL, testConfig } from '#test-support/test-app.ts';
import { startTestJobs } from '#test-support/test-jobs.ts';
import { verificationToken } from './verification-token.ts';

const testApp = await createTestApp();
const mailServer = await startTestJobs(testApp);
const { request, database } = testApp;

async function isVerified(userId: string) {
  const [user] = await database.db.select().from(tables.users).where(eq(tables.users.id, userId));
  return user?.emailVerified;
}

const confirm = (token: string, cookie = '') =>
  request({
    method: 'POST',
    url: '/api/auth/verify-email',
    payload: { token },
    headers: { cookie },
  });
const resend = (cookie: string) =>
  request({ method: 'POST', url: '/api/auth/verify-email/resend', headers: { cookie } });
const tokenOf = ({ id: userId, email }: { id: string; email: string }) =>
  verificationToken(testConfig.keyring, { userId, email });

it('mails a new parent a link to a page, whose button confirms the address', async () => {
  const user = await signUpSomebody(testApp, { firstName: 'Noor' });
  const mail = await mailTo(mailServer, user.email, 'Confirm your email for Playlight');
  expect(mail.text).toContain('Hi Noor,');
  expect(mail.html).toContain('Confirm my email');
  expect(linkIn(mail).href).toContain(`${PUBLIC_URL}/verify-email?token=`);

  const token = linkIn(mail).searchParams.get('token') ?? '';
  const outcome = { email: user.email, wasConfirmed: false };
  expect((await confirm(token, user.cookie)).json()).toEqual(outcome);
  expect(await isVerified(user.id)).toBe(true);
  expect((await confirm(token)).json()).toEqual({ ...outcome, wasConfirmed: true });
});

it.each(['GET', 'HEAD'] as const)(
  'a program that looks at links with %s confirms nothing, also by a link of an older mail',
  async (method) => {
    const user = await signUpSomebody(testApp);
    const token = tokenOf(user);
    const answer = await request({ method, url: `/api/auth/verify-email?token=${token}` });
    expect(answer.headers.location).toBe(`/verify-email?token=${token}`);
    await request({ method, url: `/verify-email?token=${token}` });
    expect(await isVerified(user.id)).toBe(false);
  },
);

it('never stands in the way: everything works unconfirmed, and the link works logged in', async () => {
  const user = await signUpSomebody(testApp);
  const me = await request({ url: '/api/auth/user', headers: { cookie: user.cookie } });
  expect(me.json()).toMatchObject({ emailVerified: false });
  expect((await confirm(tokenOf(user), user.cookie)).statusCode).toBe(200);
});

it('says so to somebody who is logged in to another account, and confirms nothing', async () => {
  const [user, other] = [await signUpSomebody(testApp), await signUpSomebody(testApp)];
  const answer = await confirm(tokenOf(user), other.cookie);
  expect(answer.json()).toMatchObject({ code: 'wrong_user' });
  expect(await isVerified(user.id)).toBe(false);
});

it('is not confirmed by whoever only reads the mailbox: another may have signed up with it', async () => {
  const user = await signUpSomebody(testApp);
  expect((await confirm(tokenOf(user))).json()).toMatchObject({ code: 'login_required' });
  expect(await isVerified(user.id)).toBe(false);
  expect((await confirm(tokenOf(user), user.cookie)).statusCode).toBe(200);
});

it('sends the link again to whoever asks, a few times an hour', async () => {
  const user = await signUpSomebody(testApp);
  await tokenIn(mailServer, user.email, 'Confirm your email');
  const before = mailServer.recipients.filter((to) => to === user.email).length;
  expect((await resend(user.cookie)).json()).toEqual({ email: user.email });
  await expect
    .poll(() => mailServer.recipients.filter((to) => to === user.email).length)
    .toBe(before + 1);
  const statuses = [];
  for (let tries = 0; tries < 5; tries++) statuses.push((await resend(user.cookie)).statusCode);
  expect(statuses).toEqual([200, 200, 200, 200, 429]);
});

it('refuses links that we did not write, that are old, or for another address', async () => {
  const user = await signUpSomebody(testApp);
  const later = Date.now() + 60_000;
  const statement = { userId: user.id, email: user.email, expiresAt: later };
  const wrong = [
    'nonsense',
    'e30.e30',
    signStatement(keyringOf('another secret altogether, thirty-two'), 'verify-email', statement),
    signStatement(testConfig.keyring, 'another-purpose', statement),
    signStatement(testConfig.keyring, 'verify-email', { ...statement, expiresAt: 1 }),
    signStatement(testConfig.keyring, 'verify-email', { ...statement, email: 'x@example.org' }),
    signStatement(testConfig.keyring, 'verify-email', {}),
  ];
  for (const token of wrong) {
    expect((await confirm(token)).json()).toMatchObject({ code: 'invalid_verification_link' });
  }
  expect(await isVerified(user.id)).toBe(false);
});
