import { describe, expect, it } from 'vitest';
import { KEEP_RECORDINGS_TEXT_VERSION } from '#contract/consents.ts';
import { tables } from '#server/database/connect.ts';
import { limits } from '#server/http/rate-limits.ts';
import { signUpSomebody } from '#test-support/people.ts';
import { createTestApp } from '#test-support/test-app.ts';
import { startTestJobs } from '#test-support/test-jobs.ts';

const testApp = await createTestApp();
const mailServer = await startTestJobs(testApp);

function ask(
  cookie: string,
  method: 'GET' | 'PUT' | 'PATCH' | 'POST' | 'DELETE',
  url: string,
  payload?: object,
) {
  return testApp.request({ method, url, headers: { cookie }, ...(payload ? { payload } : {}) });
}

describe('the profile', () => {
  it('takes a new name and keeps the email confirmed or not as it was', async () => {
    const { cookie, email } = await signUpSomebody(testApp);
    const answer = await ask(cookie, 'PATCH', '/api/profile', { firstName: ' Noor ', email });
    expect(answer.json()).toMatchObject({ firstName: 'Noor', email });
    expect((await ask(cookie, 'GET', '/api/auth/user')).json().firstName).toBe('Noor');
  });

  it('asks to confirm a new email, under which one logs in from then on', async () => {
    const { cookie, password } = await signUpSomebody(testApp);
    const email = 'moved@example.org';
    const changes = { firstName: 'Maya', email, currentPassword: password };
    const answer = await ask(cookie, 'PATCH', '/api/profile', changes);
    expect(answer.json()).toMatchObject({ email, emailVerified: false, hasPassword: true });
    await expect.poll(() => mailServer.recipients).toContain(email);
    expect((await ask('', 'POST', '/api/auth/login', { email, password })).statusCode).toBe(200);
  });

  it.each([
    [undefined, 400, 'Please enter your current password to change your email.'],
    ['', 400, 'Please enter your current password to change your email.'],
    ['not my password', 401, 'This is not your current password.'],
  ])('keeps the email where the password is %j', async (currentPassword, status, sentence) => {
    const { cookie, email } = await signUpSomebody(testApp);
    const changes = { firstName: 'Maya', email: 'stolen@example.org', currentPassword };
    const answer = await ask(cookie, 'PATCH', '/api/profile', changes);
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({
      message: sentence,
      fields: { currentPassword: sentence },
    });
    expect((await ask(cookie, 'GET', '/api/auth/user')).json().email).toBe(email);
  });

  it('counts guesses at the password with those at the log-in', async () => {
    const { cookie, email, password } = await signUpSomebody(testApp);
    for (let guess = 1; guess <= limits.login.account.attempts; guess++) {
      const changes = {
        firstName: 'Maya',
        email: 'stolen@example.org',
        currentPassword: 'a guess',
      };
      expect((await ask(cookie, 'PATCH', '/api/profile', changes)).statusCode).toBe(401);
    }
    expect((await ask('', 'POST', '/api/auth/login', { email, password })).statusCode).toBe(429);
  });

  it('moves the account of somebody who only comes by a provider without a password', async () => {
    const { cookie, id } = await signUpSomebody(testApp);
    await testApp.database.pool.query('update users set password_hash = null where id = $1', [id]);
    expect((await ask(cookie, 'GET', '/api/auth/user')).json().hasPassword).toBe(false);
    const changes = { firstName: 'Maya', email: 'from-a-provider@example.org' };
    const answer = await ask(cookie, 'PATCH', '/api/profile', changes);
    expect(answer.json()).toMatchObject({ email: changes.email, emailVerified: false });
  });

  it('does not take the email of somebody else', async () => {
    const [me, other] = [await signUpSomebody(testApp), await signUpSomebody(testApp)];
    const { password: currentPassword } = me;
    const changes = { firstName: 'Maya', email: other.email.toUpperCase(), currentPassword };
    const answer = await ask(me.cookie, 'PATCH', '/api/profile', changes);
    expect(answer.statusCode).toBe(409);
    expect((await ask(me.cookie, 'GET', '/api/auth/user')).json().email).toBe(me.email);
  });

  it.each([
    [{ firstName: 'M' }, 'First name must be at least 2 characters'],
    [{ firstName: 'M'.repeat(26) }, 'First name must be 25 characters or less'],
    [{ email: 'nowhere' }, 'Please enter a valid email address'],
  ])('refuses %o', async (wrong, sentence) => {
    const { cookie, email } = await signUpSomebody(testApp);
    const changes = { firstName: 'Maya', email, ...wrong };
    expect((await ask(cookie, 'PATCH', '/api/profile', changes)).json().error).toBe(sentence);
  });
});

describe('keeping recordings', () => {
  const path = '/api/consents/keep-recordings';

  it('is off until agreed to, dated, and can be withdrawn', async () => {
    const { cookie, id } = await signUpSomebody(testApp);
    expect((await ask(cookie, 'GET', path)).json()).toEqual({ granted: false, changedAt: null });
    const agreed = (await ask(cookie, 'PUT', path, { granted: true })).json();
    expect(agreed.granted).toBe(true);
    expect(Date.now() - Date.parse(agreed.changedAt)).toBeLessThan(60_000);
    await ask(cookie, 'PUT', path, { granted: true });
    expect((await ask(cookie, 'PUT', path, { granted: false })).json().granted).toBe(false);
    const { rows } = await testApp.database.pool.query(
      'select granted, text_version from consents where user_id = $1 order by id',
      [id],
    );
    expect(rows).toEqual([
      { granted: true, text_version: KEEP_RECORDINGS_TEXT_VERSION },
      { granted: false, text_version: KEEP_RECORDINGS_TEXT_VERSION },
    ]);
  });

  it('may be agreed to so many times, and withdrawn always', async () => {
    const { cookie } = await signUpSomebody(testApp);
    expect((await ask(cookie, 'PUT', path, { granted: true })).statusCode).toBe(200);
    await testApp.database.db.update(tables.rateLimits).set({ hits: 1000 });
    expect((await ask(cookie, 'PUT', path, { granted: true })).statusCode).toBe(429);
    expect((await ask(cookie, 'PUT', path, { granted: false })).json().granted).toBe(false);
    await testApp.database.db.delete(tables.rateLimits);
  });
});

describe('a message to the people behind it', () => {
  const path = '/api/contact/support';

  it('reaches their mailbox from the account’s own address, whatever a client claims', async () => {
    const { cookie, email } = await signUpSomebody(testApp, { firstName: 'Noor' });
    const answer = await ask(cookie, 'POST', path, {
      message: ' Hello,\nthe ring is stuck. ',
      userEmail: 'somebody-else@example.org',
      userName: 'Somebody',
    });
    expect(answer.statusCode).toBe(202);
    await expect
      .poll(() => mailServer.mails.some((one) => one.subject?.includes('Noor')))
      .toBe(true);
    const mail = mailServer.mails.find((one) => one.subject === 'Message from Noor');
    expect(mail?.to?.[0]?.address).toBe('support@playlight.example');
    expect(mail?.replyTo?.[0]?.address).toBe(email);
    expect(mail?.text).toContain('the ring is stuck.');
    expect(mail?.text).not.toContain('somebody-else');
  });

  it.each([
    ['   ', 'Please enter a message'],
    ['x'.repeat(1001), 'Please keep it to 1000 characters'],
  ])('is refused when it is %j', async (message, sentence) => {
    const { cookie } = await signUpSomebody(testApp);
    expect((await ask(cookie, 'POST', path, { message })).json().error).toBe(sentence);
  });
});
