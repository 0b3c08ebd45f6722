import type { FastifyInstance } from 'fastify';
import {
  cancelEmailChange,
  openVerificationLink,
  resendVerification,
  verifyEmail,
} from '#contract/email-verification.ts';
import { AppError } from '#server/app-error.ts';
import type { Database } from '#server/database/connect.ts';
import type { RateLimits } from '#server/http/rate-limits.ts';
import { route } from '#server/http/route.ts';
import type { Keyring } from '#server/keys/keyring.ts';
import { deletePendingEmail } from '#server/tables/pending-emails.ts';
import { findUserById, lockUser } from '#server/tables/users.ts';
import { confirmEmail } from './confirm-email.ts';
import { askForEmail } from './email-change.ts';
import { enqueueVerificationMail } from './email-verification.ts';
import { verificationLink } from './verification-token.ts';

interface Dependencies {
  readonly db: Database;
  readonly rateLimits: RateLimits;
  readonly keyring: Keyring;
}

export function emailRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { db, rateLimits, keyring } = dependencies;

  route(app, openVerificationLink, async ({ query, reply }) =>
    reply.redirect(verificationLink('', encodeURIComponent(query.token))),
  );

  route(app, verifyEmail, ({ body, request }) => confirmEmail(db, keyring, body.token, request));

  route(app, resendVerification, async ({ userId, request }) => {
    await rateLimits.count('confirmMail', request.ip, userId);
    return db.transaction(async (tx) => {
      await lockUser(tx, userId);
      const user = await existing(tx, userId);
      if (user.pendingEmail) await askForEmail(tx, userId, user.pendingEmail);
      else if (!user.emailVerified) await enqueueVerificationMail(tx, userId);
      return { email: user.pendingEmail ?? user.email };
    });
  });

  route(app, cancelEmailChange, async ({ userId }) => {
    await deletePendingEmail(db, userId);
    return existing(db, userId);
  });
}

async function existing(db: Database, userId: string) {
  const user = await findUserById(db, userId);
  if (!user) throw new AppError('login_required', 'Unauthorized: this account no longer exists.');
  return user;
}
