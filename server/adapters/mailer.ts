// The one door for mail: a mail server where SMTP_URL names one, else a folder of files that any mail
// program opens. Both write the same message.
import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { htmlOf, type Letter, textOf, withoutTricks } from './letter.ts';

const SMTP_TIMEOUT_MS = 15_000;

export interface Mailer {
  /** Where mail goes, for people. */
  readonly description: string;
  /** Resolves once the mail is in safe hands; rejects otherwise, and may be tried again. */
  send(letter: Letter): Promise<void>;
  close(): void;
}

/** What became of the mails since the start. */
export interface MailTally {
  sent: number;
  failed: number;
}

export interface MailerOptions {
  readonly smtpUrl: string | undefined;
  readonly from: string;
  readonly outboxFolder: string;
}

export function createMailer({ smtpUrl, from, outboxFolder }: MailerOptions) {
  return counted(smtpUrl ? smtpMailer(smtpUrl, from) : outboxMailer(outboxFolder, from));
}

function counted(mailer: Mailer): Mailer & { readonly tally: Readonly<MailTally> } {
  const tally: MailTally = { sent: 0, failed: 0 };
  return {
    ...mailer,
    tally,
    async send(letter) {
      try {
        await mailer.send(letter);
        tally.sent += 1;
      } catch (error) {
        tally.failed += 1;
        throw error;
      }
    },
  };
}

/** Loaded with the first mail. */
const nodemailer = () => import('nodemailer');

function smtpMailer(smtpUrl: string, from: string): Mailer {
  const connect = async () =>
    (await nodemailer()).createTransport({
      url: smtpUrl,
      connectionTimeout: SMTP_TIMEOUT_MS,
      greetingTimeout: SMTP_TIMEOUT_MS,
      socketTimeout: SMTP_TIMEOUT_MS,
    });
  let transport: ReturnType<typeof connect> | undefined;
  return {
    description: `the mail server ${new URL(smtpUrl).host}`,
    async send(letter) {
      transport ??= connect();
      await (await transport).sendMail(messageOf(letter, from));
    },
    close: () => void transport?.then((open) => open.close()),
  };
}

function outboxMailer(folder: string, from: string): Mailer {
  return {
    description: `the folder ${folder} (set SMTP_URL to send it)`,
    async send(letter) {
      const { createTransport } = await nodemailer();
      const written = { streamTransport: true, buffer: true, newline: 'windows' } as const;
      const { message } = await createTransport(written).sendMail(messageOf(letter, from));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID()}.eml`;
      // Moved into place when it is whole: whoever watches the folder never reads half a mail.
      const draft = join(folder, `.${name}`);
      try {
        await writeFile(draft, message as Buffer, { mode: 0o600 });
        await rename(draft, join(folder, name));
      } finally {
        // Half of one, where the disk is full.
        await rm(draft, { force: true });
      }
    },
    close: () => {},
  };
}

function messageOf(written: Letter, from: string) {
  const letter = withoutTricks(written);
  const { to, replyTo, subject, unsubscribe } = letter;
  return {
    from,
    messageId: `<${letter.reference}@${from.split('@').at(-1)?.replace('>', '')}>`,
    // As an object the address is never parsed: it cannot turn into two recipients.
    to: { name: '', address: to },
    ...(replyTo ? { replyTo: { name: '', address: replyTo } } : {}),
    subject,
    ...(unsubscribe && {
      headers: {
        'List-Unsubscribe': `<${unsubscribe.oneClick}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    }),
    text: textOf(letter),
    html: htmlOf(letter),
  };
}
