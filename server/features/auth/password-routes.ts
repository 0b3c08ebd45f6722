import type { FastifyInstance } from 'fastify';
import { forgotPassword, resetPassword } from '#contract/password.ts';
import type { Database } from '#server/database/connect.ts';
import type { Devices } from '#server/http/devices.ts';
import { codesOf, type GuessLimits } from '#server/http/guess-limits.ts';
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
    return { message: 'If there’s an account with this address, an email is on its way.' };
  });

  route(app, resetPassword, async ({ body, request, reply }) => {
    const { userId, email } = await finishReset(db, body.token, body.password, request).catch(
      async (error: unknown) => {
        // Only what fails is counted: nobody who guesses at links keeps a good one from working.
        await rateLimits.count('reset', request.ip, body.token);
        throw error;
      },
    );
    // Whoever guesses at the account cannot keep its owner from using the new password.
    await guessLimits.forgiveAll(email);
    await guessLimits.forgiveAll(codesOf(userId));
    await devices.remember(request, reply, userId);
    return { message: 'Your password has been changed.' };
  });
}
