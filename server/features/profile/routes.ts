import { and, eq, ne, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { updateProfile } from '#contract/profile.ts';
import { AppError } from '#server/app-error.ts';
import { type Database, tables } from '#server/database/connect.ts';
import type { RateLimits } from '#server/http/rate-limits.ts';
import { route } from '#server/http/route.ts';
import { confirmOwner } from './confirm-owner.ts';

const { users } = tables;

interface Dependencies {
  readonly db: Database;
  readonly rateLimits: RateLimits;
  readonly isPasswordRight: (passwordHash: string, password: string) => Promise<boolean>;
  /** Asks the user to confirm a new address. */
  readonly enqueueVerificationMail: (db: Database, userId: string) => Promise<void>;
  /** Ends the links that were sent to the old address. */
  readonly spendResetTokensOf: (db: Database, userId: string) => Promise<void>;
}

export function profileRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { db, enqueueVerificationMail, spendResetTokensOf } = dependencies;
  route(app, updateProfile, async ({ userId, body, request }) => {
    const { currentPassword, ...changes } = body;
    const { email } = changes;
    await confirmOwner(dependencies, userId, { email, currentPassword, address: request.ip });
    return db.transaction(async (tx) => {
      const taken = await tx.$count(users, and(eq(users.email, email), ne(users.id, userId)));
      if (taken > 0) {
        const sentence = 'There is already an account with this email.';
        throw new AppError('email_taken', sentence, { fields: { email: sentence } });
      }
      const [before] = await tx
        .select({ email: users.email })
        .from(users)
        .where(eq(users.id, userId))
        .for('update');
      const isNewEmail = before?.email !== email;
      const [user] = await tx
        .update(users)
        .set({ ...changes, ...(isNewEmail ? { emailVerified: false } : {}) })
        .where(eq(users.id, userId))
        .returning({
          id: users.id,
          email: users.email,
          firstName: users.firstName,
          lastName: users.lastName,
          profileImageUrl: users.profileImageUrl,
          authProvider: users.authProvider,
          emailVerified: users.emailVerified,
          hasPassword: sql<boolean>`${users.passwordHash} is not null`,
        });
      if (!user) throw new AppError('login_required', 'Unauthorized: this account is gone.');
      if (isNewEmail) {
        await spendResetTokensOf(tx, userId);
        await enqueueVerificationMail(tx, userId);
      }
      return user;
    });
  });
}
