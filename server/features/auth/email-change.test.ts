import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { tables } from '#server/database/connect.ts';
import { lockUser } from '#server/tables/users.ts';
import { linkIn } from '#test-support/mail-server.ts';
import { mailTo, tokenIn } from '#test-support/mails.ts';
import { confirmIdentity, type SignedInUser, signUpSomebody } from '#test-support/people.ts';
import { createTestApp } from '#test-support/test-app.ts';
import { countWaiting } from '#test-support/test-database.ts';
import { startTestJobs } from '#test-support/test-jobs.ts';

const testApp = await createTestApp();
const mailServer = await startTestJobs(testApp);
const { request, database } = testApp;
const { accountEvents, users } = tables;

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
const ask = (cookie: string, method: Method, url: string, payload?: object) =>
  request({ method, url, headers: { cookie }, ...(payload && { payload }) });
const logIn = ({ password }: SignedInUser, email: string) =>
  ask('', 'POST', '/api/auth/login', { email, password });
const me = async ({ cookie }: SignedInUser) => (await ask(cookie, 'GET', '/api/auth/user')).json();
const askFor = ({ cookie }: SignedInUser, email: string) =>
  ask(cookie, 'PATCH', '/api/profile', { firstName: 'Maya', email });
const confirm = (cookie: string, token: string) =>
  ask(cookie, 'POST', '/api/auth/verify-email', { token });
const newLink = (email: string) => tokenIn(mailServer, email, 'Confirm your new email');
const eventsOf = async ({ id }: SignedInUser) =>
  (await database.db.select().from(accountEvents).where(eq(accountEvents.userId, id))).map(
    ({ kind }) => kind,
  );

async function newUser() {
  const user = await signUpSomebody(testApp);
  await confirmIdentity(testApp, user);
  return user;
}

describe('a new email', () => {
  it('waits, while the old one keeps working, until its owner confirms it', async () => {
    const user = await newUser();
    const email = 'moved@example.org';
    const changes = { email: user.email, pendingEmail: email, hasPassword: true };
    expect((await askFor(user, email)).json()).toMatchObject(changes);
    const token = await newLink(email);
    expect((await logIn(user, email)).statusCode).toBe(401);
    expect((await logIn(user, user.email)).json()).toMatchObject(changes);
    expect(mailServer.mails.some(({ subject }) => subject?.includes('was changed'))).toBe(false);

    await ask('', 'POST', '/api/auth/forgot-password', { email: user.email });
    const resetToken = await tokenIn(mailServer, user.email, 'Set a new password');
    expect((await confirm(user.cookie, token)).json()).toEqual({ email, wasConfirmed: false });
    expect(await me(user)).toMatchObject({ email, pendingEmail: null, emailVerified: true });
    expect((await logIn(user, user.email)).statusCode).toBe(401);
    expect((await logIn(user, email)).statusCode).toBe(200);

    const told = await mailTo(mailServer, user.email, 'The email for your Playlight account');
    expect(told.text).toContain('write to support@playlight.example right away');
    expect(told.text).not.toContain(email);
    const password = 'Towers4ever';
    const late = await ask('', 'POST', '/api/auth/reset-password', { token: resetToken, password });
    expect(late.json()).toMatchObject({ code: 'invalid_reset_token' });
    expect(await eventsOf(user)).toEqual(
      expect.arrayContaining(['email_change_asked', 'email_changed']),
    );
  });

  it('is not for somebody who finds a phone unlocked', async () => {
    const user = await signUpSomebody(testApp);
    const answer = await askFor(user, 'stolen@example.org');
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ code: 'proof_required' });
    expect(await me(user)).toMatchObject({ email: user.email, pendingEmail: null });
  });

  it('can be taken back, asked for again, and replaced; older links end', async () => {
    const user = await newUser();
    await askFor(user, 'first@example.org');
    const first = await newLink('first@example.org');
    await askFor(user, 'second@example.org');
    await newLink('second@example.org');
    expect((await confirm(user.cookie, first)).statusCode).toBe(400);
    await askFor(user, 'first@example.org');
    expect((await confirm(user.cookie, first)).statusCode).toBe(400);
    const resend = await ask(user.cookie, 'POST', '/api/auth/verify-email/resend');
    expect(resend.json()).toEqual({ email: 'first@example.org' });
    const kept = await ask(user.cookie, 'DELETE', '/api/profile/pending-email');
    expect(kept.json()).toMatchObject({ email: user.email, pendingEmail: null });
    await expect
      .poll(async () => (await database.pool.query('select 1 from graphile_worker.jobs')).rowCount)
      .toBe(0);
    expect((await confirm(user.cookie, await newLink('first@example.org'))).statusCode).toBe(400);
    expect(await me(user)).toMatchObject({ email: user.email });
  });

  it('is confirmed by somebody who is logged in to the account alone', async () => {
    const [user, other] = [await newUser(), await newUser()];
    await askFor(user, 'mailbox@example.org');
    const token = await newLink('mailbox@example.org');
    expect((await confirm('', token)).json()).toMatchObject({ code: 'login_required' });
    expect((await confirm(other.cookie, token)).json()).toMatchObject({ code: 'wrong_user' });
    expect((await confirm(user.cookie, token)).statusCode).toBe(200);
    expect((await confirm('', token)).json()).toMatchObject({ wasConfirmed: true });
  });

  it('ends after a week', async () => {
    const user = await newUser();
    await askFor(user, 'late@example.org');
    const token = await newLink('late@example.org');
    const { pendingEmails } = tables;
    const [row] = await database.db
      .update(pendingEmails)
      .set({ expiresAt: new Date(Date.now() - 1) })
      .where(eq(pendingEmails.userId, user.id))
      .returning();
    expect(row?.createdAt).toBeDefined();
    expect((await confirm(user.cookie, token)).statusCode).toBe(400);
    expect(await me(user)).toMatchObject({ email: user.email, pendingEmail: null });
  });
});

describe('an address that somebody else has', () => {
  it('is asked for with the same answer; its owner gets a friendly mail without a link', async () => {
    const [user, owner] = [await newUser(), await signUpSomebody(testApp)];
    const [taken, free] = [await askFor(user, owner.email), await askFor(user, 'free@example.org')];
    expect(taken.statusCode).toBe(free.statusCode);
    expect(taken.body.replace(owner.email, '')).toBe(free.body.replace('free@example.org', ''));
    await askFor(user, owner.email);
    const mail = await mailTo(mailServer, owner.email, 'Your email and Playlight');
    expect(() => linkIn(mail)).toThrow('no link');
    expect(mail.text).not.toContain('Maya');
  });

  it('can be waited for by several; nobody blocks it, and the first to confirm gets it', async () => {
    const [one, two] = [await newUser(), await newUser()];
    const email = 'wanted@example.org';
    await askFor(one, email);
    const ofOne = await newLink(email);
    await askFor(two, email);
    await expect.poll(() => newLink(email)).not.toBe(ofOne);
    const ofTwo = await newLink(email);
    const answers = await Promise.all([confirm(one.cookie, ofOne), confirm(two.cookie, ofTwo)]);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));

    await askFor(two, 'signed-up@example.org');
    const late = await newLink('signed-up@example.org');
    const stranger = await signUpSomebody(testApp, { email: 'signed-up@example.org' });
    expect((await confirm(two.cookie, late)).json()).toMatchObject({ code: 'email_taken' });
    expect(await me(stranger)).toMatchObject({ email: 'signed-up@example.org' });
  });
});

describe('at the same moment', () => {
  /** Something that needs the user's row while another transaction holds it. */
  async function whileHeld<Answer>(
    { id }: SignedInUser,
    change: Partial<typeof users.$inferInsert>,
    act: () => Promise<Answer>,
  ): Promise<Answer> {
    const { waiting } = await database.db.transaction(async (tx) => {
      await lockUser(tx, id);
      const begun = act();
      await expect.poll(() => countWaiting(database)).toBe(1);
      await tx.update(users).set(change).where(eq(users.id, id));
      if (change.emailVerified) await tx.delete(tables.pendingEmails);
      return { waiting: begun };
    });
    return waiting;
  }

  it('a reset ends a change before it is confirmed', async () => {
    const user = await newUser();
    await askFor(user, 'racing@example.org');
    const token = await newLink('racing@example.org');
    const answer = await whileHeld(user, { emailVerified: true }, () =>
      confirm(user.cookie, token),
    );
    expect(answer.json()).toMatchObject({ code: 'invalid_verification_link' });
    expect(await me(user)).toMatchObject({ email: user.email });
  });

  it('a change that is confirmed leaves the link of the first address worth nothing', async () => {
    const user = await newUser();
    const token = await tokenIn(mailServer, user.email, 'Confirm your email');
    const answer = await whileHeld(user, { email: 'elsewhere@example.org' }, () =>
      confirm(user.cookie, token),
    );
    expect(answer.json()).toMatchObject({ code: 'invalid_verification_link' });
    expect(await me(user)).toMatchObject({ email: 'elsewhere@example.org', emailVerified: false });
  });
});
