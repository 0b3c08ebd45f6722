import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { product } from '#domain/content.ts';
import { nameOr } from '#server/adapters/letter.ts';
import type { Mailer } from '#server/adapters/mailer.ts';
import type { Database } from '#server/database/connect.ts';
import { defineJob, enqueueJob, handleJob, userJobKey } from '#server/jobs/job.ts';
import { findNames } from '#server/tables/users.ts';

const supportMailJob = defineJob(
  'sendSupportMail',
  z.object({ userId: z.uuid(), message: z.string() }),
  'mail',
);

type SupportMessage = z.output<typeof supportMailJob.payloadSchema>;

export function enqueueSupportMail(db: Database, message: SupportMessage): Promise<void> {
  const key = userJobKey(message.userId, `support:${randomUUID()}`);
  return enqueueJob(db, supportMailJob, message, key);
}

/** Takes name and address from the account, not from what a client claims. */
export function sendSupportMail({ db, mailer }: { db: Database; mailer: Mailer }) {
  return handleJob(supportMailJob, async ({ userId, message }, reference) => {
    const user = await findNames(db, userId);
    if (!user) return;
    await mailer.send({
      reference,
      to: product.supportEmail,
      replyTo: user.email,
      subject: `Message from ${nameOr('Parent', user.firstName)}`,
      paragraphs: message.split('\n'),
      note: `Sent by ${user.email} from ${product.name}. Reply to this email to answer them.`,
    });
  });
}
