// Confirms an address by a link. The link is a signed statement, so that nothing has to be stored for it.
import * as z from 'zod/mini';
import { product } from '#domain/content.ts';
import type { Mailer } from '#server/adapters/mailer.ts';
import type { Database } from '#server/database/connect.ts';
import { defineJob, enqueueJob, handleJob, userJobKey } from '#server/jobs/job.ts';
import type { Keyring } from '#server/keys/keyring.ts';
import { readStatement, signStatement } from '#server/signed-statement.ts';
import { findUserById, markEmailVerified } from './repository.ts';

const PURPOSE = 'verify-email';
const LIFETIME_DAYS = 30;

const statementSchema = z.object({ userId: z.uuid(), email: z.string(), expiresAt: z.number() });

const verificationMailJob = defineJob(
  'sendVerificationMail',
  z.object({ userId: z.uuid() }),
  'mail',
);

export function enqueueVerificationMail(db: Database, userId: string): Promise<void> {
  return enqueueJob(db, verificationMailJob, { userId }, userJobKey(userId, PURPOSE));
}

interface Dependencies {
  readonly db: Database;
  readonly mailer: Mailer;
  readonly keyring: Keyring;
  readonly publicUrl: () => string;
}

export function sendVerificationMail({ db, mailer, keyring, publicUrl }: Dependencies) {
  return handleJob(verificationMailJob, async ({ userId }, reference) => {
    const user = await findUserById(db, userId);
    if (!user || user.emailVerified) return;
    const token = verificationToken(keyring, user);
    await mailer.send({
      reference,
      to: user.email,
      subject: `Confirm your email for ${product.name}`,
      paragraphs: [
        `Hello${user.firstName ? ` ${user.firstName}` : ''},`,
        `Welcome to ${product.name}. Please confirm that this is your email address. You can play right away; this only helps us to reach you, and you to get back in should you forget your password.`,
      ],
      action: {
        label: 'Confirm my email',
        url: `${publicUrl()}/api/auth/verify-email?token=${token}`,
      },
      note: `You get this because somebody signed up at ${product.name} with this address. If it was not you, you can leave it unanswered.`,
    });
  });
}

export function verificationToken(keyring: Keyring, user: { id: string; email: string }): string {
  const expiresAt = Date.now() + LIFETIME_DAYS * 24 * 60 * 60 * 1000;
  return signStatement(keyring, PURPOSE, { userId: user.id, email: user.email, expiresAt });
}

/** Confirms the address that a token speaks of; false when it is not ours, too old or out of date. */
export async function confirmEmail(
  db: Database,
  keyring: Keyring,
  token: string,
): Promise<boolean> {
  const statement = statementSchema.safeParse(readStatement(keyring, PURPOSE, token));
  if (!statement.success || statement.data.expiresAt < Date.now()) return false;
  return markEmailVerified(db, statement.data.userId, statement.data.email);
}
