import type { FastifyInstance } from 'fastify';
import { forgotPassword, resetPassword } from '#contract/password.ts';
import type { Database } from '#server/database/connect.ts';
import type { RateLimits } from '#server/http/rate-limits.ts';
import { route } from '#server/http/route.ts';
import { enqueueResetMail, finishReset } from './password-reset.ts';

interface Dependencies {
  readonly db: Database;
  readonly rateLimits: RateLimits;
}

export function passwordRoutes(app: FastifyInstance, { db, rateLimits }: Dependencies): void {
  route(app, forgotPassword, async ({ body, request }) => {
    await rateLimits.count('forgot', request.ip, body.email);
    await enqueueResetMail(db, body.email);
    return { message: 'If there is an account with this address, a mail is on its way.' };
  });

  route(app, resetPassword, async ({ body, request }) => {
    await rateLimits.count('reset', request.ip, body.token);
    await finishReset(db, body.token, body.password, request);
    return { message: 'Your password has been changed.' };
  });
}
