import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterAll, describe, expect, it } from 'vitest';
import { startMailServer } from '#test-support/mail-server.ts';
import type { Letter } from './letter.ts';
import { createMailer } from './mailer.ts';

const folder = mkdtempSync(join(tmpdir(), 'playlight-mail-'));
const outboxFolder = join(folder, 'outbox');
const mailServer = await startMailServer();
const from = 'Playlight <hello@example.org>';
const bySmtp = createMailer({ smtpUrl: mailServer.url, from, outboxFolder });
const byOutbox = createMailer({ smtpUrl: undefined, from, outboxFolder });

afterAll(async () => {
  bySmtp.close();
  await mailServer.stop();
  rmSync(folder, { recursive: true });
});

const letter: Letter = {
  reference: '7.1700000000000',
  to: 'maya@example.org',
  subject: 'Grüße & <Glückwünsche>',
  paragraphs: ['Hello <b>Maya</b>,', 'Fünf Minuten.'],
  action: { label: 'Open', url: 'https://play.example.org/reset-password?token=a&b="c"' },
  note: 'Not you? Never mind.',
};

async function readOutbox() {
  const [name = ''] = readdirSync(outboxFolder);
  expect(name).toMatch(/^\d{4}-\d\d-\d\dT.*\.eml$/);
  return PostalMime.parse(readFileSync(join(outboxFolder, name)));
}

describe('a mail', () => {
  it('is the same by a mail server and in the outbox, plain and as HTML', async () => {
    await bySmtp.send(letter);
    await byOutbox.send(letter);
    for (const mail of [mailServer.mails[0], await readOutbox()]) {
      expect(mail?.from).toMatchObject({ name: 'Playlight', address: 'hello@example.org' });
      expect(mail?.to?.[0]?.address).toBe('maya@example.org');
      expect(mail?.subject).toBe(letter.subject);
      expect(mail?.text).toContain('Hello <b>Maya</b>,');
      expect(mail?.text).toContain(letter.action?.url);
      expect(mail?.html).toContain('Hello &lt;b&gt;Maya&lt;/b&gt;,');
      expect(mail?.html).toContain('token=a&amp;b=&quot;c&quot;');
      expect(mail?.html).toContain('content="width=device-width, initial-scale=1"');
      expect(mail?.messageId).toBe('<7.1700000000000@example.org>');
    }
  });

  it('goes to one address, whatever stands in it', async () => {
    const before = mailServer.recipients.length;
    await bySmtp.send({ ...letter, to: 'a@example.org, b@example.org' }).catch(() => {});
    expect(mailServer.recipients.slice(before)).not.toContain('b@example.org');
  });

  it('fails aloud when the mail server does not take it', async () => {
    mailServer.isBusy = true;
    await expect(bySmtp.send(letter)).rejects.toThrow('Try later');
    mailServer.isBusy = false;
    const nobody = createMailer({ smtpUrl: 'smtp://127.0.0.1:9', from, outboxFolder });
    await expect(nobody.send(letter)).rejects.toThrow('ECONNREFUSED');
  });
});
