import { describe, expect, it } from 'vitest';
import { KEEP_RECORDINGS_TEXT_VERSION } from '#contract/consents.ts';
import { tables } from '#server/database/connect.ts';
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

  it.each([
    [{ firstName: 'M' }, 'First name must be at least 2 characters'],
    [{ firstName: 'M'.repeat(26) }, 'First name must be 25 characters or less'],
    [{ firstName: 'Win at evil.com' }, 'First name can only contain letters, hyphens, and spaces'],
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
