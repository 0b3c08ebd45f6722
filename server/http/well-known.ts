import type { FastifyInstance } from 'fastify';
import { product } from '#domain/content.ts';

const SECURITY_TEXT = '/.well-known/security.txt';
const SECURITY_POLICY = '/terms-of-use#security';
const CHANGE_PASSWORD = '/.well-known/change-password';
const PASSWORD_PAGE = '/settings/security';
/** RFC 9116 asks for less than a year. */
const GOOD_FOR_DAYS = 180;
const ONE_DAY_MS = 86_400_000;

/** Addresses under which programs look on any site: whom to tell of a hole, and where a password is changed. */
export function serveWellKnown(app: FastifyInstance, publicUrl: () => string): void {
  app.get(SECURITY_TEXT, { schema: { hide: true } }, (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(securityText(publicUrl(), Date.now())),
  );
  app.get(CHANGE_PASSWORD, { schema: { hide: true } }, (_request, reply) =>
    reply.redirect(PASSWORD_PAGE),
  );
}

/** Good from the day on which it is read: a server that runs for years never shows one that is out of date. */
function securityText(publicUrl: string, nowMs: number): string {
  const today = Math.floor(nowMs / ONE_DAY_MS);
  const expires = new Date((today + GOOD_FOR_DAYS) * ONE_DAY_MS).toISOString();
  return [
    `Contact: mailto:${product.supportEmail}?subject=Security`,
    `Expires: ${expires}`,
    'Preferred-Languages: en',
    `Canonical: ${publicUrl}${SECURITY_TEXT}`,
    `Policy: ${publicUrl}${SECURITY_POLICY}`,
    '',
  ].join('\n');
}
