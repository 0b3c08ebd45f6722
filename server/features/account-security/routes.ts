import type { FastifyInstance } from 'fastify';
import { EVENTS_PER_PAGE, listAccountEvents } from '#contract/account-events.ts';
import {
  endLoginSession,
  endOtherLoginSessions,
  listLoginSessions,
} from '#contract/login-sessions.ts';
import { changePassword, getWaysIn, unlinkProvider } from '#contract/ways-in.ts';
import { noteEvent } from '#server/account-events/note-event.ts';
import { AppError } from '#server/app-error.ts';
import type { Database } from '#server/database/connect.ts';
import { lockOwner } from '#server/http/lock-owner.ts';
import { route } from '#server/http/route.ts';
import { selectEvents } from '#server/tables/account-events.ts';
import {
  deleteLoginSession,
  deleteOtherLoginSessions,
  selectLoginSessions,
} from '#server/tables/login-sessions.ts';
import { spendResetTokensOf } from '#server/tables/password-reset-tokens.ts';
import { forgetSubject, updateUser } from '#server/tables/users.ts';
import { requireWayIn, waysInOf } from './ways-in.ts';

interface Dependencies {
  readonly db: Database;
  readonly hashPassword: (password: string) => Promise<string>;
  readonly refuseCommonPassword: (password: string) => void;
}

export function accountSecurityRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { db, hashPassword, refuseCommonPassword } = dependencies;

  route(app, getWaysIn, async ({ userId }) => waysInOf(db, userId));

  route(app, changePassword, async ({ userId, body, request }) => {
    refuseCommonPassword(body.password);
    const passwordHash = await hashPassword(body.password);
    await db.transaction(async (tx) => {
      await lockOwner(tx, request, { isProven: true });
      await updateUser(tx, userId, { passwordHash });
      await deleteOtherLoginSessions(tx, userId, request.loginSessionId);
      await spendResetTokensOf(tx, userId);
      await noteEvent(tx, userId, 'password_changed', request);
    });
    return { message: 'Your password has been changed.' };
  });

  route(app, unlinkProvider, async ({ userId, params: { provider }, request }) => {
    await db.transaction(async (tx) => {
      await lockOwner(tx, request, { isProven: true });
      const column = provider === 'google' ? 'googleId' : 'oidcSubject';
      if (!(await forgetSubject(tx, userId, column))) return;
      await requireWayIn(tx, userId);
      await noteEvent(tx, userId, 'provider_unlinked', request);
    });
    return { message: 'That way to log in has been removed.' };
  });

  route(app, listLoginSessions, async ({ userId, request }) =>
    (await selectLoginSessions(db, userId)).map(({ sid, lastSeenAt, ...login }) => ({
      ...login,
      lastSeenAt: lastSeenAt.toISOString(),
      isThisOne: sid === request.loginSessionId,
    })),
  );

  route(app, endLoginSession, async ({ userId, params: { id }, request }) => {
    await db.transaction(async (tx) => {
      if (!(await deleteLoginSession(tx, userId, id))) {
        throw new AppError('not_found', 'That device is already logged out.');
      }
      await noteEvent(tx, userId, 'device_signed_out', request);
    });
    return { message: 'That device has been logged out.' };
  });

  route(app, endOtherLoginSessions, async ({ userId, request }) => {
    await db.transaction(async (tx) => {
      const count = await deleteOtherLoginSessions(tx, userId, request.loginSessionId);
      if (count > 0) await noteEvent(tx, userId, 'device_signed_out', request);
    });
    return { message: 'Every other device has been logged out.' };
  });

  route(app, listAccountEvents, async ({ userId, query: { before } }) => {
    const found = await selectEvents(db, userId, before);
    const events = found
      .slice(0, EVENTS_PER_PAGE)
      .map((event) => ({ ...event, createdAt: event.createdAt.toISOString() }));
    return { events, hasMore: found.length > EVENTS_PER_PAGE };
  });
}
