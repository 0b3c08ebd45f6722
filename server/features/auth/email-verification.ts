// Asks the owner of an account's address to confirm it by a link.
import * as z from 'zod/mini';
import { product } from '#domain/content.ts';
import { greeting } from '#server/adapters/letter.ts';
import type { Mailer } from '#server/adapters/mailer.ts';
import type { Database } from '#server/database/connect.ts';
import { defineJob, enqueueJob, handleJob, userJobKey } from '#server/jobs/job.ts';
import type { Keyring } from '#server/keys/keyring.ts';
import { findUserById } from '#server/tables/users.ts';
import { verificationLink, verificationToken } from './verification-token.ts';

const verificationMailJob = defineJob(
  'sendVerificationMail',
  z.object({ userId: z.uuid() }),
  'mail',
);

export function enqueueVerificationMail(db: Database, userId: string): Promise<void> {
  return enqueueJob(db, verificationMailJob, { userId }, userJobKey(userId, 'verify-email'));
}

export interface VerificationMailDependencies {
  readonly db: Database;
  readonly mailer: Mailer;
  readonly keyring: Keyring;
  readonly publicUrl: () => string;
}

export function sendVerificationMail(dependencies: VerificationMailDependencies) {
  const { db, mailer, keyring, publicUrl } = dependencies;
  return handleJob(verificationMailJob, async ({ userId }, reference) => {
    const user = await findUserById(db, userId);
    if (!user || user.emailVerified) return;
    const token = verificationToken(keyring, { userId, email: user.email });
    await mailer.send({
      reference,
      to: user.email,
      subject: `Confirm your email for ${product.name}`,
      paragraphs: [
        greeting(user.firstName),
        `Welcome to ${product.name}. Please confirm that this is your email address. That lets us reach you, and helps you get back in if you ever forget your password. No need to wait for it: you can play right away.`,
      ],
      action: { label: 'Confirm my email', url: verificationLink(publicUrl(), token) },
      note: `You’re getting this because someone signed up for ${product.name} with this address. If this wasn’t you, you can ignore this email.`,
    });
  });
}
