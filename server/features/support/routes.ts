import type { FastifyInstance } from 'fastify';
import { sendSupportMessage } from '#contract/support.ts';
import type { Database } from '#server/database/connect.ts';
import type { RateLimits } from '#server/http/rate-limits.ts';
import { route } from '#server/http/route.ts';
import { enqueueSupportMail } from './support-mail.ts';

interface Dependencies {
  readonly db: Database;
  readonly rateLimits: RateLimits;
}

export function supportRoutes(app: FastifyInstance, { db, rateLimits }: Dependencies): void {
  route(app, sendSupportMessage, async ({ userId, body, request }) => {
    await rateLimits.count('support', request.ip, userId);
    await enqueueSupportMail(db, { userId, message: body.message });
    return { message: 'Your message is on its way. We’ll answer within 24 hours.' };
  });
}
