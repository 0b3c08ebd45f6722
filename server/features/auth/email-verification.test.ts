import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { tables } from '#server/database/connect.ts';
import { keyringOf } from '#server/keys/keyring.ts';
import { signStatement } from '#server/signed-statement.ts';
import { linkIn } from '#test-support/mail-server.ts';
import { signUpSomebody } from '#test-support/people.ts';
import { createTestApp, PUBLIC_URL, testConfig } from '#test-support/test-app.ts';
import { startTestJobs } from '#test-support/test-jobs.ts';
import { verificationToken } from './email-verification.ts';

const testApp = await createTestApp();
const mailServer = await startTestJobs(testApp);
const { request, database } = testApp;

async function isVerified(userId: string) {
  const [user] = await database.db.select().from(tables.users).where(eq(tables.users.id, userId));
  return user?.emailVerified;
}

const open = (token: string, cookie = '') =>
  request({ url: `/api/auth/verify-email?token=${token}`, headers: { cookie } });

it('mails a new parent a link, which confirms the address', async () => {
  const user = await signUpSomebody(testApp, { firstName: 'Noor' });
  await expect.poll(() => mailServer.recipients).toContain(user.email);
  const mail = mailServer.mails.find(({ to }) => to?.[0]?.address === user.email);
  expect(mail?.subject).toBe('Confirm your email for Playlight');
  expect(mail?.text).toContain('Hello Noor,');
  expect(mail?.html).toContain('Confirm my email');
  expect(linkIn(mail).origin).toBe(PUBLIC_URL);

  const answer = await request({ url: linkIn(mail).pathname + linkIn(mail).search });
  expect(answer.headers.location).toBe('/login?emailVerified=true');
  expect(await isVerified(user.id)).toBe(true);
});

it('never stands in the way: everything works unconfirmed, and the link works logged in', async () => {
  const user = await signUpSomebody(testApp);
  expect(await isVerified(user.id)).toBe(false);
  const me = await request({ url: '/api/auth/user', headers: { cookie: user.cookie } });
  expect(me.statusCode).toBe(200);
  const answer = await open(verificationToken(testConfig.keyring, user), user.cookie);
  expect(answer.headers.location).toBe('/?emailVerified=true');
});

it('refuses links that we did not write, that are old, or for another address', async () => {
  const user = await signUpSomebody(testApp);
  const later = Date.now() + 1000;
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
    expect((await open(token)).headers.location).toBe('/login?error=verification_link_invalid');
  }
  expect(await isVerified(user.id)).toBe(false);
});
