// The login session: a random token in a signed cookie, its hash in the `sessions` table. A signature
// that does not fit is refused without a query.
import { createHash, randomBytes } from 'node:crypto';
import cookie from '@fastify/cookie';
import { and, eq, gt } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Database, tables } from '#server/database/connect.ts';

const LIFETIME_DAYS = 30;
const TOKEN_BYTES = 32;
const cookieNames = { http: 'playlight', https: '__Host-playlight' } as const;

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is logged in, or undefined. */
    userId: string | undefined;
  }
}

export interface LoginSessions {
  /** Starts a fresh login session; one that the browser brought along is ended. */
  start(request: FastifyRequest, reply: FastifyReply, userId: string): Promise<void>;
  end(request: FastifyRequest, reply: FastifyReply): Promise<void>;
}

interface Options {
  readonly db: Database;
  readonly secret: string;
  /** On https the cookie is Secure and bound to this very host. */
  readonly isHttps: boolean;
}

export function registerLoginSessions(app: FastifyInstance, options: Options): LoginSessions {
  const { db, isHttps } = options;
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

  const tokenOf = (request: FastifyRequest) => {
    const value = request.cookies[cookieName];
    const unsigned = value === undefined ? undefined : request.unsignCookie(value);
    return unsigned?.valid ? unsigned.value : undefined;
  };
  const forget = async (request: FastifyRequest) => {
    const token = tokenOf(request);
    if (token) await db.delete(tables.sessions).where(eq(tables.sessions.sid, hashOf(token)));
  };

  app.addHook('onRequest', async (request) => {
    const token = tokenOf(request);
    if (token) request.userId = await findUserId(db, token);
  });

  return {
    async start(request, reply, userId) {
      await forget(request);
      const token = randomBytes(TOKEN_BYTES).toString('base64url');
      const expire = new Date(Date.now() + LIFETIME_DAYS * 24 * 60 * 60 * 1000);
      await db.insert(tables.sessions).values({ sid: hashOf(token), sess: {}, expire, userId });
      reply.setCookie(cookieName, token, { ...cookieOptions, expires: expire });
    },
    async end(request, reply) {
      await forget(request);
      reply.clearCookie(cookieName, cookieOptions);
    },
  };
}

/** Whether the browser brought a login cookie, good or not; without one it is certainly a visitor's. */
export function hasLoginCookie(cookieHeader: string | undefined): boolean {
  const names = new Set((cookieHeader ?? '').split(';').map((pair) => pair.split('=')[0]?.trim()));
  return Object.values(cookieNames).some((name) => names.has(name));
}

async function findUserId(db: Database, token: string): Promise<string | undefined> {
  const { sid, expire, userId } = tables.sessions;
  const [row] = await db
    .select({ userId })
    .from(tables.sessions)
    .where(and(eq(sid, hashOf(token)), gt(expire, new Date())));
  return row?.userId;
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
