// The login session: a random token in a signed cookie, its hash in the `sessions` table. A signature
// that does not fit is refused without a query.
import { randomBytes } from 'node:crypto';
import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isTimeZone } from '#domain/calendar.ts';
import { deviceLabel } from '#server/account-events/device-label.ts';
import { noteEvent } from '#server/account-events/note-event.ts';
import type { Database } from '#server/database/connect.ts';
import type { Keyring } from '#server/keys/keyring.ts';
import {
  deleteLoginSessionBySid,
  findEndedSids,
  findLoggedInUser,
  insertLoginSession,
  type LoggedInUser,
  markProven,
  markSeen,
} from '#server/tables/login-sessions.ts';
import { updateUser } from '#server/tables/users.ts';
import { cookieOptions as optionsFor } from './cookie-options.ts';
import type { Devices } from './devices.ts';
import { createLoginSigner, hashOf } from './login-signer.ts';
import type { Pace } from './pace.ts';

const LIFETIME_DAYS = 30;
const TOKEN_BYTES = 32;
const TIME_ZONE_HEADER = 'x-time-zone';
const cookieNames = { http: 'playlight', https: '__Host-playlight' } as const;

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is logged in, or undefined. */
    userId: string | undefined;
    /** The login session that says so. */
    loginSessionId: string | undefined;
    /** They confirmed minutes ago that it is them. */
    isProven: boolean;
    timeZone: string;
  }
}

export interface LoginSessions {
  /**
   * Starts a fresh login session, and writes it down for the owner; one that the browser brought along is ended. In the transaction that holds the user's row and has
   * looked once more at what they came in by, so that no login outlives a reset of the same moment.
   */
  start(
    request: FastifyRequest,
    reply: FastifyReply,
    userId: string,
    tx?: Database,
  ): Promise<{ readonly isNewDevice: boolean }>;
  end(request: FastifyRequest, reply: FastifyReply): Promise<void>;
  /** Whoever is logged in has just confirmed that it is them. */
  prove(request: FastifyRequest): Promise<void>;
  /** Those of them that have ended by now, on whichever server. */
  findEnded(ids: readonly string[]): Promise<Set<string>>;
}

interface Options {
  readonly db: Database;
  readonly keyring: Keyring;
  readonly devices: Pick<Devices, 'remember'>;
  /** Left out where nobody is too fast. */
  readonly pace?: Pick<Pace, 'keep' | 'know'> | undefined;
  /** On https the cookie is Secure and bound to this very host. */
  readonly isHttps: boolean;
}

export function registerLoginSessions(app: FastifyInstance, options: Options): LoginSessions {
  const { db, isHttps, keyring, devices, pace } = options;
  const cookieName = isHttps ? cookieNames.https : cookieNames.http;
  const cookieOptions = optionsFor({ isHttps });

  const signer = createLoginSigner(keyring);
  app.register(cookie, { secret: signer });
  app.decorateRequest('userId', undefined);
  app.decorateRequest('loginSessionId', undefined);
  app.decorateRequest('isProven', false);
  app.decorateRequest('timeZone', 'UTC');

  const cookieOf = (request: FastifyRequest) => {
    const value = request.cookies[cookieName];
    return value === undefined ? undefined : signer.read(value);
  };
  const forget = async (request: FastifyRequest, tx = db) => {
    const sid = cookieOf(request)?.sid;
    if (sid) await deleteLoginSessionBySid(tx, sid);
  };

  app.addHook('onRequest', async (request, reply) => {
    const sent = cookieOf(request);
    if (sent) await pace?.keep(sent.token);
    const user = sent && (await findLoggedInUser(db, sent.sid));
    if (!user) return;
    pace?.know(sent.token, user.id);
    // Signed anew, so that nobody who comes by is logged out when an earlier secret goes.
    if (sent.isOutdated)
      reply.setCookie(cookieName, sent.token, { ...cookieOptions, expires: user.expire });
    request.userId = user.id;
    request.loginSessionId = user.loginSessionId;
    request.isProven = user.isProven;
    if (user.isSeenLongAgo) await markSeen(db, user.loginSessionId);
    request.timeZone = await currentTimeZone(db, user, request.headers[TIME_ZONE_HEADER]);
  });

  return {
    async start(request, reply, userId, tx = db) {
      await forget(request, tx);
      const token = randomBytes(TOKEN_BYTES).toString('base64url');
      const expire = new Date(Date.now() + LIFETIME_DAYS * 24 * 60 * 60 * 1000);
      const device = deviceLabel(request.headers['user-agent']);
      await insertLoginSession(tx, { sid: hashOf(token), expire, userId, device });
      reply.setCookie(cookieName, token, { ...cookieOptions, expires: expire });
      const { isNew: isNewDevice } = await devices.remember(request, reply, userId, tx);
      await noteEvent(tx, userId, isNewDevice ? 'logged_in_on_new_device' : 'logged_in', request);
      return { isNewDevice };
    },
    async end(request, reply) {
      await forget(request);
      reply.clearCookie(cookieName, cookieOptions);
    },
    prove: ({ loginSessionId = '' }) => markProven(db, loginSessionId),
    findEnded: (ids) => findEndedSids(db, ids),
  };
}

/** The zone that the browser names, kept on the user for mails and jobs; else the one that was kept. */
async function currentTimeZone(
  db: Database,
  user: LoggedInUser,
  named: string | string[] | undefined,
): Promise<string> {
  if (typeof named !== 'string' || named === user.timeZone || !isTimeZone(named)) {
    return user.timeZone;
  }
  await updateUser(db, user.id, { timeZone: named });
  return named;
}

/** Whether the browser brought a login cookie, good or not; without one it is certainly a visitor's. */
export function hasLoginCookie(cookieHeader: string | undefined): boolean {
  const names = new Set((cookieHeader ?? '').split(';').map((pair) => pair.split('=')[0]?.trim()));
  return Object.values(cookieNames).some((name) => names.has(name));
}
