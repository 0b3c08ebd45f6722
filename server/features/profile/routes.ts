import { and, eq, ne } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { updateProfile } from '#contract/profile.ts';
import { AppError } from '#server/app-error.ts';
import { type Database, tables } from '#server/database/connect.ts';
import { route } from '#server/http/route.ts';

const { users } = tables;

interface Dependencies {
  readonly db: Database;
  /** Asks the user to confirm a new address. */
  readonly enqueueVerificationMail: (db: Database, userId: string) => Promise<void>;
}

export function profileRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { db, enqueueVerificationMail } = dependencies;
  route(app, updateProfile, async ({ userId, body }) =>
    db.transaction(async (tx) => {
      const taken = await tx.$count(users, and(eq(users.email, body.email), ne(users.id, userId)));
      if (taken > 0) {
        const sentence = 'There is already an account with this email.';
        throw new AppError('email_taken', sentence, { fields: { email: sentence } });
      }
      const [before] = await tx
        .select({ email: users.email })
        .from(users)
        .where(eq(users.id, userId))
        .for('update');
      const isNewEmail = before?.email !== body.email;
      const [user] = await tx
        .update(users)
        .set({ ...body, ...(isNewEmail ? { emailVerified: false } : {}) })
        .where(eq(users.id, userId))
        .returning({
          id: users.id,
          email: users.email,
          firstName: users.firstName,
          lastName: users.lastName,
          profileImageUrl: users.profileImageUrl,
          authProvider: users.authProvider,
          emailVerified: users.emailVerified,
        });
      if (!user) throw new AppError('login_required', 'Unauthorized: this account is gone.');
      if (isNewEmail) await enqueueVerificationMail(tx, userId);
      return user;
    }),
  );
}
