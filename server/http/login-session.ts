// The login session: a random token in a signed cookie, its hash in the `sessions` table. A signature
// that does not fit is refused without a query.
import { createHash, randomBytes } from 'node:crypto';
import cookie from '@fastify/cookie';
import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PROOF_MINUTES } from '#contract/proof.ts';
import { isTimeZone } from '#domain/calendar.ts';
import { deviceLabel } from '#server/account-events/device-label.ts';
import { noteEvent } from '#server/account-events/note-event.ts';
import { type Database, tables } from '#server/database/connect.ts';
import type { Devices } from './devices.ts';

const { sessions, users } = tables;

const LIFETIME_DAYS = 30;
const TOKEN_BYTES = 32;
/** So coarse is "last seen": a write an hour at most. */
const SEEN_MINUTES = 60;
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
  /** Starts a fresh login session, and writes it down for the owner; one that the browser brought along is ended. */
  start(
    request: FastifyRequest,
    reply: FastifyReply,
    userId: string,
  ): Promise<{ readonly isNewDevice: boolean }>;
  end(request: FastifyRequest, reply: FastifyReply): Promise<void>;
  /** Whoever is logged in has just confirmed that it is them. */
  prove(request: FastifyRequest): Promise<void>;
  /** Those of them that have ended by now, on whichever server. */
  findEnded(ids: readonly string[]): Promise<Set<string>>;
}

interface Options {
  readonly db: Database;
  readonly secret: string;
  readonly devices: Pick<Devices, 'remember'>;
  /** On https the cookie is Secure and bound to this very host. */
  readonly isHttps: boolean;
}

export function registerLoginSessions(app: FastifyInstance, options: Options): LoginSessions {
  const { db, isHttps, devices } = options;
  const cookieName = isHttps ? cookieNames.https : cookieNames.http;
  const cookieOptions = {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isHttps,
    signed: true,
  } as const;

  app.register(cookie, { secret: options.secret });
  app.decorateRequest('userId', undefined);
  app.decorateRequest('loginSessionId', undefined);
  app.decorateRequest('isProven', false);
  app.decorateRequest('timeZone', 'UTC');

  const tokenOf = (request: FastifyRequest) => {
    const value = request.cookies[cookieName];
    const unsigned = value === undefined ? undefined : request.unsignCookie(value);
    return unsigned?.valid ? unsigned.value : undefined;
  };
  const forget = async (request: FastifyRequest) => {
    const token = tokenOf(request);
    if (token) await db.delete(sessions).where(eq(sessions.sid, hashOf(token)));
  };

  app.addHook('onRequest', async (request) => {
    const token = tokenOf(request);
    const user = token ? await findUser(db, token) : undefined;
    if (!user) return;
    request.userId = user.id;
    request.loginSessionId = user.loginSessionId;
    request.isProven = user.isProven;
    if (user.isSeenLongAgo) await markSeen(db, user.loginSessionId);
    request.timeZone = await currentTimeZone(db, user, request.headers[TIME_ZONE_HEADER]);
  });

  return {
    async start(request, reply, userId) {
      await forget(request);
      const token = randomBytes(TOKEN_BYTES).toString('base64url');
      const expire = new Date(Date.now() + LIFETIME_DAYS * 24 * 60 * 60 * 1000);
      reply.setCookie(cookieName, token, { ...cookieOptions, expires: expire });
      const device = deviceLabel(request.headers['user-agent']);
      const { isNew: isNewDevice } = await devices.remember(request, reply, userId);
      await db.transaction(async (tx) => {
        await tx.insert(sessions).values({ sid: hashOf(token), sess: {}, expire, userId, device });
        const kind = isNewDevice ? 'logged_in_on_new_device' : 'logged_in';
        await noteEvent(tx, userId, kind, request);
      });
      return { isNewDevice };
    },
    async end(request, reply) {
      await forget(request);
      reply.clearCookie(cookieName, cookieOptions);
    },
    async prove({ loginSessionId = '' }) {
      await db
        .update(sessions)
        .set({ provenAt: sql`now()` })
        .where(eq(sessions.sid, loginSessionId));
    },
    async findEnded(ids) {
      const rows = await db
        .select({ id: sessions.sid })
        .from(sessions)
        .where(and(inArray(sessions.sid, [...ids]), isOpen()));
      const open = new Set(rows.map(({ id }) => id));
      return new Set(ids.filter((id) => !open.has(id)));
    },
  };
}

const isOpen = () => gt(sessions.expire, new Date());

interface LoggedInUser {
  readonly id: string;
  readonly loginSessionId: string;
  readonly timeZone: string;
  readonly isProven: boolean;
  readonly isSeenLongAgo: boolean;
}

async function findUser(db: Database, token: string): Promise<LoggedInUser | undefined> {
  const [user] = await db
    .select({
      id: users.id,
      loginSessionId: sessions.sid,
      timeZone: users.timeZone,
      isProven: sql<boolean>`coalesce(${sessions.provenAt} > now() - make_interval(mins => ${PROOF_MINUTES}), false)`,
      isSeenLongAgo: sql<boolean>`${sessions.lastSeenAt} < now() - make_interval(mins => ${SEEN_MINUTES})`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.sid, hashOf(token)), isOpen()));
  return user;
}

async function markSeen(db: Database, loginSessionId: string): Promise<void> {
  const seen = { lastSeenAt: sql`now()` };
  await db.update(sessions).set(seen).where(eq(sessions.sid, loginSessionId));
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
  await db.update(users).set({ timeZone: named }).where(eq(users.id, user.id));
  return named;
}

/** Whether the browser brought a login cookie, good or not; without one it is certainly a visitor's. */
export function hasLoginCookie(cookieHeader: string | undefined): boolean {
  const names = new Set((cookieHeader ?? '').split(';').map((pair) => pair.split('=')[0]?.trim()));
  return Object.values(cookieNames).some((name) => names.has(name));
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
