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
import { LiveConnection, type LiveRequest } from './live-connection.ts';
import type { LiveSessions } from './live-sessions.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** What a live connection is about, once it has been let in. */
    live: LiveRequest | undefined;
  }
}

/** A parent plays once at a time; a few more for other tabs and for what has not been noticed to be dead. */
const MOST_CONNECTIONS_OF_A_USER = 4;

/** One question for all connections of this server, so that it costs little. */
const LOGIN_CHECK_MS = 2_000;
const LOGGED_OUT =
  'You’re logged out. Keep playing! Once you log in again, we’ll go back to listening.';

interface Dependencies {
  readonly db: Database;
  readonly liveSessions: LiveSessions;
  readonly loginSessions: Pick<LoginSessions, 'findEnded'>;
  readonly publicUrl: string | undefined;
}

export function liveRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { db, liveSessions, loginSessions, publicUrl } = dependencies;
  const connections = new Set<LiveConnection>();
  const isCrowded = ({ userId, recordingKey }: LiveRequest) =>
    [...connections].filter(
      ({ request }) => request.userId === userId && request.recordingKey !== recordingKey,
    ).length >= MOST_CONNECTIONS_OF_A_USER;
  const endLoggedOut = async () => {
    if (connections.size === 0) return;
    const ended = await loginSessions.findEnded(
      [...connections].map(({ request }) => request.loginSessionId),
    );
    for (const connection of connections)
      if (ended.has(connection.request.loginSessionId))
        connection.close(closeCodes.loggedOut, LOGGED_OUT);
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
        for (const connection of connections) connection.close(closeCodes.comeAgain);
        done();
      },
    });
    scope.addHook('onClose', async () => {
      clearInterval(loginChecks);
      await liveSessions.close();
    });
    scope.decorateRequest('live', undefined);
    scope.route({
      method: 'GET',
      url: LIVE_PATH,
      schema: { hide: true, querystring: liveQuerySchema },
      onRequest: [requireUser, refuseForeignOrigins(publicUrl)],
      preHandler: async (request) => {
        request.live = await liveRequestOf(db, request);
      },
      handler: async () => {
        throw new AppError('invalid_input', 'This address takes live connections only.');
      },
      wsHandler(socket, { live }) {
        if (!live) throw new Error('Nobody comes here without being let in');
        const connection = new LiveConnection(socket, live, { db, liveSessions, log: app.log });
        if (isCrowded(live))
          connection.close(closeCodes.comeAgain, 'Too many play sessions are open at once.');
        else connection.begin();
        connections.add(connection);
        socket.once('close', () => connections.delete(connection));
      },
    });
  });
}

async function liveRequestOf(db: Database, request: FastifyRequest): Promise<LiveRequest> {
  const { userId = '', loginSessionId = '' } = request;
  const query = request.query as z.output<typeof liveQuerySchema>;
  if (query.userId !== undefined && query.userId !== userId)
    throw new AppError('wrong_user', 'You’re logged in as someone else.');
  const { childId } = query;
  const child =
    childId === undefined ? await findFirstChild(db, userId) : await findChild(db, userId, childId);
  if (!child) throw new AppError('not_found', 'We couldn’t find this child.');
  return { userId, recordingKey: query.sessionId, childId: child.id, loginSessionId };
}
