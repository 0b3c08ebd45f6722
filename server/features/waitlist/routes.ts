import type { FastifyInstance } from 'fastify';
import { joinWaitlist } from '#contract/waitlist.ts';
import { AppError } from '#server/app-error.ts';
import type { Database } from '#server/database/connect.ts';
import type { RateLimits } from '#server/http/rate-limits.ts';
import { route } from '#server/http/route.ts';
import { insertWaitlistEntry } from '#server/tables/waitlist.ts';
import { enqueueWaitlistMail } from './waitlist-mail.ts';

interface Dependencies {
  readonly db: Database;
  readonly rateLimits: RateLimits;
}

export function waitlistRoutes(app: FastifyInstance, { db, rateLimits }: Dependencies): void {
  route(app, joinWaitlist, async ({ body, request }) => {
    await rateLimits.count('waitlist', request.ip, body.email);
    await db.transaction(async (tx) => {
      const isNew = await insertWaitlistEntry(tx, body.email);
      if (!isNew) {
        throw new AppError('already_on_waitlist', 'This email is already on the waitlist.');
      }
      await enqueueWaitlistMail(tx, body.email);
    });
    return { message: 'Welcome to the waitlist!' };
  });
}
