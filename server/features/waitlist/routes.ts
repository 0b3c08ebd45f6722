import type { FastifyInstance } from 'fastify';
import { joinWaitlist } from '#contract/waitlist.ts';
import { AppError } from '#server/app-error.ts';
import type { Database } from '#server/database/connect.ts';
import { route } from '#server/http/route.ts';
import { insertWaitlistEntry } from './repository.ts';

export function waitlistRoutes(app: FastifyInstance, { db }: { db: Database }): void {
  route(app, joinWaitlist, async ({ body }) => {
    const isNew = await insertWaitlistEntry(db, body.email);
    if (!isNew) throw new AppError('already_on_waitlist', 'This email is already on the waitlist.');
    return { message: 'Welcome to the waitlist!' };
  });
}
