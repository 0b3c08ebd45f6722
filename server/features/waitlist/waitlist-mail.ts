import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { product } from '#domain/content.ts';
import type { Mailer } from '#server/adapters/mailer.ts';
import type { Database } from '#server/database/connect.ts';
import { defineJob, enqueueJob, handleJob } from '#server/jobs/job.ts';

const waitlistMailJob = defineJob('sendWaitlistMail', z.object({ email: z.string() }), 'mail');

export function enqueueWaitlistMail(db: Database, email: string): Promise<void> {
  // Hashed, because keys of jobs are looked at by people.
  const key = `waitlist:${createHash('sha256').update(email).digest('base64url')}`;
  return enqueueJob(db, waitlistMailJob, { email }, key);
}

export function sendWaitlistMail({ mailer }: { mailer: Mailer }) {
  return handleJob(waitlistMailJob, ({ email }, reference) =>
    mailer.send({
      reference,
      to: email,
      subject: `You’re on the ${product.name} waitlist`,
      paragraphs: [
        'Thank you for your interest. We’ve saved your spot on the list.',
        'You’ll be the first to know when we launch, with early access and special pricing. Until then, there’s nothing you need to do.',
      ],
      note: `You’re getting this because this address was added to the ${product.name} waitlist. If that wasn’t you, write to ${product.supportEmail} and we’ll take it off.`,
    }),
  );
}
