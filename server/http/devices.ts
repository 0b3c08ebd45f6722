// Browsers that have logged in to an account before. Each has a cookie of its own, apart from the login session, that outlives it: whoever
// guesses passwords elsewhere cannot keep it out, and a log-in from another one is told to the owner.
import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '#server/database/connect.ts';
import { isKnownDevice, saveDevice } from '#server/tables/devices.ts';
import { cookieOptions as optionsFor } from './cookie-options.ts';

const cookieNames = { http: 'playlight-device', https: '__Host-playlight-device' } as const;
const TOKEN_BYTES = 32;
/** The longest for which browsers keep a cookie. */
const COOKIE_DAYS = 400;

export interface Devices {
  /** What this browser goes by here, hashed. */
  idOf(request: FastifyRequest): string | undefined;
  /** Whether this browser has logged in to the account with this email before. */
  isKnownTo(request: FastifyRequest, email: string): Promise<boolean>;
  /** Keeps this browser in mind for the user. `isNew`: it was not known, though another one was. */
  remember(
    request: FastifyRequest,
    reply: FastifyReply,
    userId: string,
    tx?: Database,
  ): Promise<{ readonly isNew: boolean }>;
  /** The browser's own cookie goes, too. */
  forget(reply: FastifyReply): void;
}

export function createDevices(db: Database, { isHttps }: { readonly isHttps: boolean }): Devices {
  const cookieName = isHttps ? cookieNames.https : cookieNames.http;
  const cookieOptions = optionsFor({ isHttps });
  const tokenOf = (request: FastifyRequest) => {
    const value = request.cookies[cookieName];
    const unsigned = value === undefined ? undefined : request.unsignCookie(value);
    return unsigned?.valid ? unsigned.value : undefined;
  };
  const idOf = (request: FastifyRequest) => {
    const token = tokenOf(request);
    return token === undefined ? undefined : hashOf(token);
  };
  return {
    idOf,

    async isKnownTo(request, email) {
      const deviceHash = idOf(request);
      return deviceHash !== undefined && isKnownDevice(db, deviceHash, email);
    },

    async remember(request, reply, userId, tx = db) {
      const token = tokenOf(request) ?? randomBytes(TOKEN_BYTES).toString('base64url');
      const known = await saveDevice(tx, userId, hashOf(token));
      reply.setCookie(cookieName, token, {
        ...cookieOptions,
        maxAge: COOKIE_DAYS * 24 * 60 * 60,
      });
      return known;
    },

    forget(reply) {
      reply.clearCookie(cookieName, cookieOptions);
    },
  };
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
