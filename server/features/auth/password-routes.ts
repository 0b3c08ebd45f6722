import type { FastifyInstance } from 'fastify';
import { forgotPassword, resetPassword } from '#contract/password.ts';
import type { Database } from '#server/database/connect.ts';
import type { Devices } from '#server/http/devices.ts';
import type { GuessLimits } from '#server/http/guess-limits.ts';
import type { RateLimits } from '#server/http/rate-limits.ts';
import { route } from '#server/http/route.ts';
import { enqueueResetMail, finishReset } from './password-reset.ts';

interface Dependencies {
  readonly db: Database;
  readonly rateLimits: RateLimits;
  readonly guessLimits: Pick<GuessLimits, 'forgiveAll'>;
  readonly devices: Pick<Devices, 'remember'>;
}

export function passwordRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { db, rateLimits, guessLimits, devices } = dependencies;

  route(app, forgotPassword, async ({ body, request }) => {
    await rateLimits.count('forgot', request.ip, body.email);
    await enqueueResetMail(db, body.email);
    return { message: 'If there is an account with this address, a mail is on its way.' };
  });

  route(app, resetPassword, async ({ body, request, reply }) => {
    await rateLimits.count('reset', request.ip, body.token);
    const { userId, email } = await finishReset(db, body.token, body.password, request);
    // Whoever guesses at the account cannot keep its owner from using the new password.
    await guessLimits.forgiveAll(email);
    await devices.remember(request, reply, userId);
    return { message: 'Your password has been changed.' };
  });
}
