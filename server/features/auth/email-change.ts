// A new email waits until its owner confirms it. Whoever asks for one is told the same whether or not it has an account already: only
// its owner learns that, by mail.
import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { product } from '#domain/content.ts';
import { greeting, type Letter } from '#server/adapters/letter.ts';
import type { Database } from '#server/database/connect.ts';
import { defineJob, enqueueJob, handleJob, userJobKey } from '#server/jobs/job.ts';
import { findPendingEmail, savePendingEmail } from '#server/tables/pending-emails.ts';
import { findCredentials, findUserById } from '#server/tables/users.ts';
import type { VerificationMailDependencies } from './email-verification.ts';
import { verificationLink, verificationToken } from './verification-token.ts';

const changeMailJob = defineJob('sendEmailChangeMail', z.object({ userId: z.uuid() }), 'mail');
const changedMailJob = defineJob(
  'sendEmailChangedMail',
  z.object({ userId: z.uuid(), oldEmail: z.string() }),
  'mail',
);

export async function askForEmail(tx: Database, userId: string, email: string): Promise<void> {
  await savePendingEmail(tx, userId, email);
  await enqueueJob(tx, changeMailJob, { userId }, userJobKey(userId, 'change-email'));
}

export function sendEmailChangeMail(dependencies: VerificationMailDependencies) {
  const { db, mailer, keyring, publicUrl } = dependencies;
  return handleJob(changeMailJob, async ({ userId }, reference) => {
    const pending = await findPendingEmail(db, userId);
    const user = await findUserById(db, userId);
    if (!pending || !user) return;
    const { email, changeId, expiresAt } = pending;
    const to = { reference, to: email };
    if (await findCredentials(db, email)) return mailer.send({ ...to, ...alreadyYours });
    const token = verificationToken(keyring, { userId, email, changeId, expiresAt });
    await mailer.send({
      ...to,
      subject: `Confirm your new email for ${product.name}`,
      paragraphs: [
        greeting(user.firstName),
        `You asked to use this address for your ${product.name} account. Until you confirm it, nothing changes, and you’ll keep logging in with your old one.`,
      ],
      action: { label: 'Confirm my new email', url: verificationLink(publicUrl(), token) },
      note: `The link works for seven days. If you didn’t ask for this, you can ignore this email. Someone may have mistyped their own address.`,
    });
  });
}

const alreadyYours: Omit<Letter, 'reference' | 'to'> = {
  subject: `Your email and ${product.name}`,
  paragraphs: [
    'Hi,',
    `Someone asked to use this address for another ${product.name} account. It already belongs to an account here, so nothing has changed.`,
    'If that was you, just log in with this address. If you’ve forgotten your password, you can set a new one on the login page.',
  ],
  note: 'If this wasn’t you, you don’t need to do anything.',
};

/** Two changes in a row are two mails to two addresses: none takes the place of the other. */
export function enqueueEmailChangedMail(
  tx: Database,
  userId: string,
  oldEmail: string,
): Promise<void> {
  const key = userJobKey(userId, `email-changed:${randomUUID()}`);
  return enqueueJob(tx, changedMailJob, { userId, oldEmail }, key);
}

export function sendEmailChangedMail({ db, mailer }: VerificationMailDependencies) {
  return handleJob(changedMailJob, async ({ userId, oldEmail }, reference) => {
    const user = await findUserById(db, userId);
    if (!user) return;
    await mailer.send({
      reference,
      to: oldEmail,
      subject: `The email for your ${product.name} account was changed`,
      paragraphs: [
        greeting(user.firstName),
        `Your ${product.name} account has moved to another email address. You can no longer log in with this address, and links that were sent to it no longer work.`,
        `If this wasn’t you, please write to ${product.supportEmail} right away, from this address. We’ll help you get your account back.`,
      ],
      note: 'If it was you, you’re all set.',
    });
  });
}
