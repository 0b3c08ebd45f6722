import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#server/app-error.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Though its method is a safe one. */
    refusesOtherSites?: boolean;
  }
}

/** Refuses every changing request that another site's page sends with our user's cookie, and every one that needs a proof. */
export function checkOrigins(app: FastifyInstance, publicUrl: string | undefined): void {
  const refuse = refuseForeignOrigins(publicUrl);
  app.addHook('onRequest', (request, reply, done) => {
    const isSafe = SAFE_METHODS.has(request.method);
    if (isSafe && !request.routeOptions.config.refusesOtherSites) done();
    else refuse(request, reply, done);
  });
}

/** For a route that has to be as careful though its method is a safe one. */
export function refuseForeignOrigins(publicUrl: string | undefined) {
  const publicHost = publicUrl && new URL(publicUrl).host;
  return (request: FastifyRequest, _reply: FastifyReply, done: (error?: Error) => void): void => {
    if (isOwnOrigin(request, publicHost)) done();
    else done(new AppError('foreign_origin', 'This request came from another site.'));
  };
}

/** Programs other than browsers send neither header: they have no cookie that could be abused. */
function isOwnOrigin(request: FastifyRequest, publicHost: string | undefined): boolean {
  const { origin } = request.headers;
  if (origin === undefined) return !isCrossSite(request);
  const host = URL.canParse(origin) ? new URL(origin).host : undefined;
  return host !== undefined && (host === request.host || host === publicHost);
}

export function isCrossSite(request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site'];
  return site === 'cross-site' || site === 'same-site';
}
