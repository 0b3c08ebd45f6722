import type { FastifyInstance } from 'fastify';
import { updateProfile } from '#contract/profile.ts';
import { noteEvent } from '#server/account-events/note-event.ts';
import { AppError } from '#server/app-error.ts';
import type { Database } from '#server/database/connect.ts';
import { lockOwner } from '#server/http/lock-owner.ts';
import type { RateLimits } from '#server/http/rate-limits.ts';
import { requireFreshProof, route } from '#server/http/route.ts';
import { findUserById, updateUser } from '#server/tables/users.ts';

interface Dependencies {
  readonly db: Database;
  readonly rateLimits: RateLimits;
  /** A new email waits until its owner has confirmed it. */
  readonly askForEmail: (tx: Database, userId: string, email: string) => Promise<void>;
}

export function profileRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { db, rateLimits, askForEmail } = dependencies;
  route(app, updateProfile, async ({ userId, body: { firstName, email }, request }) => {
    const isNewEmail = (await findUserById(db, userId))?.email !== email;
    if (isNewEmail) {
      await requireFreshProof(request);
      await rateLimits.count('confirmMail', request.ip, userId);
      await rateLimits.count('mailTo', request.ip, email);
    }
    return db.transaction(async (tx) => {
      await lockOwner(tx, request, { isProven: isNewEmail });
      await updateUser(tx, userId, { firstName });
      if (isNewEmail) {
        await askForEmail(tx, userId, email);
        await noteEvent(tx, userId, 'email_change_asked', request);
      }
      const user = await findUserById(tx, userId);
      if (!user)
        throw new AppError('login_required', 'Unauthorized: this account no longer exists.');
      return user;
    });
  });
}
