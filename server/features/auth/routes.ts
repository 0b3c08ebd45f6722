import type { FastifyInstance } from 'fastify';
import {
  type CurrentUser,
  deleteAccount,
  getCurrentUser,
  getUser,
  logIn,
  logOut,
  signUp,
} from '#contract/auth.ts';
import { noteEvent } from '#server/account-events/note-event.ts';
import { AppError } from '#server/app-error.ts';
import type { Database } from '#server/database/connect.ts';
import type { Devices } from '#server/http/devices.ts';
import type { GuessLimits } from '#server/http/guess-limits.ts';
import { lockOwner } from '#server/http/lock-owner.ts';
import type { LoginSessions } from '#server/http/login-session.ts';
import { isCrossSite } from '#server/http/origin-check.ts';
import type { RateLimits } from '#server/http/rate-limits.ts';
import { route } from '#server/http/route.ts';
import { findUserById } from '#server/tables/users.ts';
import type { CheckSecondStep } from './second-step.ts';
import {
  checkCredentials,
  createAccount,
  deleteAccountOf,
  requireSamePassword,
} from './service.ts';

interface Dependencies {
  readonly db: Database;
  readonly loginSessions: LoginSessions;
  readonly rateLimits: RateLimits;
  readonly guessLimits: GuessLimits;
  readonly devices: Devices;
  readonly checkSecondStep: CheckSecondStep;
}

export function authRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { db, loginSessions, rateLimits, guessLimits, devices, checkSecondStep } = dependencies;

  route(app, signUp, async ({ body, request, reply }) => {
    await rateLimits.count('signup', request.ip, body.email);
    const user = await createAccount(db, body);
    await noteEvent(db, user.id, 'signed_up', request);
    await loginSessions.start(request, reply, user.id);
    return user;
  });

  route(app, logIn, async ({ body, request, reply }) => {
    const { email: account } = body;
    const isKnown = await devices.isKnownTo(request, account);
    const guess = { account, address: request.ip, ...(isKnown && { by: devices.idOf(request) }) };
    await guessLimits.count(guess);
    const found = await checkCredentials(db, body);
    await guessLimits.forgive(guess);
    await checkSecondStep(found.user.id, body.code, guess, request);
    await db.transaction(async (tx) => {
      await requireSamePassword(tx, found);
      await loginSessions.start(request, reply, found.user.id, tx);
    });
    return found.user;
  });

  route(app, deleteAccount, async ({ userId, request, reply }) => {
    await db.transaction(async (tx) => {
      await lockOwner(tx, request, { isProven: true });
      await deleteAccountOf(tx, userId);
    });
    await loginSessions.end(request, reply);
    devices.forget(reply);
    return { message: 'Your account has been permanently deleted.' };
  });

  route(app, logOut, async ({ request, reply }) => {
    // A link or an image on another site must not be able to log people out.
    if (!isCrossSite(request)) await loginSessions.end(request, reply);
    return reply.redirect('/');
  });

  for (const endpoint of [getCurrentUser, getUser]) {
    route(app, endpoint, ({ userId }) => currentUserOf(db, userId));
  }
}

export async function currentUserOf(db: Database, userId: string): Promise<CurrentUser> {
  const user = await findUserById(db, userId);
  if (!user) throw new AppError('login_required', 'Unauthorized: this account no longer exists.');
  return user;
}
