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
      subject: `You are on the ${product.name} waitlist`,
      paragraphs: [
        'Thank you for your interest. Your place on the list is kept.',
        'You will be the first to know when we launch, with early access and special pricing. Until then, nothing needs to be done.',
      ],
      note: `You get this because this address was put on the waitlist of ${product.name}. If it was not you, write to ${product.supportEmail} and we will take it off.`,
    }),
  );
}
