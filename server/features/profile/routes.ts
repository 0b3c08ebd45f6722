import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { CurrentUser } from '#contract/auth.ts';
import { updateProfile } from '#contract/profile.ts';
import { noteEvent } from '#server/account-events/note-event.ts';
import { AppError } from '#server/app-error.ts';
import { type Database, tables } from '#server/database/connect.ts';
import { lockOwner } from '#server/http/lock-owner.ts';
import type { RateLimits } from '#server/http/rate-limits.ts';
import { requireFreshProof, route } from '#server/http/route.ts';

const { users } = tables;

interface Dependencies {
  readonly db: Database;
  readonly rateLimits: RateLimits;
  readonly findUser: (db: Database, userId: string) => Promise<CurrentUser | undefined>;
  /** A new email waits until its owner has confirmed it. */
  readonly askForEmail: (tx: Database, userId: string, email: string) => Promise<void>;
}

export function profileRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { db, rateLimits, findUser, askForEmail } = dependencies;
  route(app, updateProfile, async ({ userId, body: { firstName, email }, request }) => {
    const isNewEmail = (await findUser(db, userId))?.email !== email;
    if (isNewEmail) {
      await requireFreshProof(request);
      await rateLimits.count('confirmMail', request.ip, userId);
      await rateLimits.count('mailTo', request.ip, email);
    }
    return db.transaction(async (tx) => {
      await lockOwner(tx, request, { isProven: isNewEmail });
      await tx.update(users).set({ firstName }).where(eq(users.id, userId));
      if (isNewEmail) {
        await askForEmail(tx, userId, email);
        await noteEvent(tx, userId, 'email_change_asked', request);
      }
      const user = await findUser(tx, userId);
      if (!user)
        throw new AppError('login_required', 'Unauthorized: this account no longer exists.');
      return user;
    });
  });
}
