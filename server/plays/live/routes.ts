import websocket from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { closeCodes, LIVE_PATH, liveQuerySchema, MOST_CHUNK_BYTES } from '#contract/live.ts';
import { AppError } from '#server/app-error.ts';
import type { Database } from '#server/database/connect.ts';
import type { LoginSessions } from '#server/http/login-session.ts';
import { refuseForeignOrigins } from '#server/http/origin-check.ts';
import { requireUser } from '#server/http/route.ts';
import { findChild, findFirstChild } from '#server/tables/children.ts';
import type { LivePlays } from './live-plays.ts';
import { LiveSocket, type Visit } from './live-socket.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** What a live connection is about, once it has been let in. */
    visit: Visit | undefined;
  }
}

/** A parent plays once at a time; a few more for other tabs and for what has not been noticed to be dead. */
const MOST_SOCKETS_OF_A_USER = 4;

/** One question for all connections of this server, so that it costs little. */
const LOGIN_CHECK_MS = 2_000;
const LOGGED_OUT =
  'You’re logged out. Keep playing! Once you log in again, we’ll go back to listening.';

interface Dependencies {
  readonly db: Database;
  readonly plays: LivePlays;
  readonly loginSessions: Pick<LoginSessions, 'findEnded'>;
  readonly publicUrl: string | undefined;
}

export function liveRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { db, plays, loginSessions, publicUrl } = dependencies;
  const sockets = new Set<LiveSocket>();
  const isCrowded = ({ userId, key }: Visit) =>
    [...sockets].filter(({ visit }) => visit.userId === userId && visit.key !== key).length >=
    MOST_SOCKETS_OF_A_USER;
  const endLoggedOut = async () => {
    if (sockets.size === 0) return;
    const ended = await loginSessions.findEnded(
      [...sockets].map(({ visit }) => visit.loginSessionId),
    );
    for (const socket of sockets)
      if (ended.has(socket.visit.loginSessionId)) socket.leave(closeCodes.loggedOut, LOGGED_OUT);
  };
  // Without a database nobody knows: the next round asks again.
  const loginChecks = setInterval(
    () => void endLoggedOut().catch(() => undefined),
    LOGIN_CHECK_MS,
  ).unref();

  app.register(async (scope) => {
    await scope.register(websocket, {
      options: { maxPayload: MOST_CHUNK_BYTES },
      // Frames that break the protocol: whoever sends them is not our client, and needs no explanation.
      errorHandler: (_error, socket) => socket.terminate(),
      preClose(done) {
        for (const socket of sockets) socket.leave(closeCodes.comeAgain);
        done();
      },
    });
    scope.addHook('onClose', async () => {
      clearInterval(loginChecks);
      await plays.close();
    });
    scope.decorateRequest('visit', undefined);
    scope.route({
      method: 'GET',
      url: LIVE_PATH,
      schema: { hide: true, querystring: liveQuerySchema },
      onRequest: [requireUser, refuseForeignOrigins(publicUrl)],
      preHandler: async (request) => {
        request.visit = await visitOf(db, request);
      },
      handler: async () => {
        throw new AppError('invalid_input', 'This address takes live connections only.');
      },
      wsHandler(socket, { visit }) {
        if (!visit) throw new Error('Nobody comes here without a visit');
        const live = new LiveSocket(socket, visit, { db, plays, log: app.log });
        if (isCrowded(visit))
          live.leave(closeCodes.comeAgain, 'Too many play sessions are open at once.');
        else live.begin();
        sockets.add(live);
        socket.once('close', () => sockets.delete(live));
      },
    });
  });
}

async function visitOf(db: Database, request: FastifyRequest): Promise<Visit> {
  const { userId = '', loginSessionId = '' } = request;
  const query = request.query as z.output<typeof liveQuerySchema>;
  if (query.userId !== undefined && query.userId !== userId)
    throw new AppError('wrong_user', 'You’re logged in as someone else.');
  const { childId } = query;
  const child =
    childId === undefined ? await findFirstChild(db, userId) : await findChild(db, userId, childId);
  if (!child) throw new AppError('not_found', 'We couldn’t find this child.');
  return { userId, key: query.sessionId, childId: child.id, loginSessionId };
}
