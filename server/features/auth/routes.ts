import type { FastifyInstance } from 'fastify';
import { getCurrentUser, getUser, logIn, logOut, signUp } from '#contract/auth.ts';
import { AppError } from '#server/app-error.ts';
import type { Database } from '#server/database/connect.ts';
import type { LoginSessions } from '#server/http/login-session.ts';
import { isCrossSite } from '#server/http/origin-check.ts';
import { route } from '#server/http/route.ts';
import { findUserById } from './repository.ts';
import { checkCredentials, createAccount } from './service.ts';

interface Dependencies {
  readonly db: Database;
  readonly loginSessions: LoginSessions;
}

export function authRoutes(app: FastifyInstance, { db, loginSessions }: Dependencies): void {
  route(app, signUp, async ({ body, request, reply }) => {
    const user = await createAccount(db, body);
    await loginSessions.start(request, reply, user.id);
    return user;
  });

  route(app, logIn, async ({ body, request, reply }) => {
    const user = await checkCredentials(db, body);
    await loginSessions.start(request, reply, user.id);
    return user;
  });

  route(app, logOut, async ({ request, reply }) => {
    // A link or an image on another site must not be able to log people out.
    if (!isCrossSite(request)) await loginSessions.end(request, reply);
    return reply.redirect('/');
  });

  for (const endpoint of [getCurrentUser, getUser]) {
    route(app, endpoint, async ({ userId }) => {
      const user = await findUserById(db, userId);
      if (!user) throw new AppError('login_required', 'Unauthorized: this account is gone.');
      return user;
    });
  }
}
