// Serves the built web app: hashed assets for ever, the page itself always fresh, and the same page for
// every address, since the app does its own routing. Where the app has no page, it comes with status 404.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pagePaths } from '#contract/page-paths.ts';
import { hasLoginCookie } from './login-session.ts';
import { keepAssetHeadersShort } from './security-headers.ts';

const ONE_YEAR_SECONDS = 31_536_000;
/** The page, and its twin that tells the app not to ask who is logged in (scripts/setup/build.mjs). */
const PAGE = 'index.html';
const VISITOR_PAGE = 'visitor.html';

export function serveWebApp(app: FastifyInstance, folder: string): void {
  for (const page of [PAGE, VISITOR_PAGE]) {
    if (existsSync(join(folder, page))) continue;
    throw new Error(`The web app is not built (${folder} has no ${page}). Run: npm start`);
  }
  app.register(fastifyStatic, {
    root: folder,
    wildcard: true,
    index: false,
    // Compressed once at build time, not for every visitor.
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      if (!path.startsWith(join(folder, 'assets/'))) {
        reply.header('cache-control', 'no-cache');
        return;
      }
      reply.header('cache-control', `public, max-age=${ONE_YEAR_SECONDS}, immutable`);
      keepAssetHeadersShort(reply);
    },
  });
  // The plugin takes it for a folder, and refuses it where the client names no encoding.
  app.get('/', { schema: { hide: true } }, sendPage);
}

/** Whether an address that no file and no endpoint answers should be shown the app. */
export function isPageAddress(method: string, url: string): boolean {
  const path = url.split('?')[0] ?? '';
  const isRead = method === 'GET' || method === 'HEAD';
  const climbs = /(\.|%2e){2}/i.test(path);
  const isPage = path !== '/api' && !/^\/(api|assets|\.well-known)\//.test(path);
  return isRead && isPage && !climbs;
}

/** As the app's router reads them: in any case, with or without a slash at the end. */
const knownPages = pagePaths.map(
  (path) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+').replace(/\/$/, '')}/?$`, 'i'),
);

export function sendPage(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.header('vary', 'cookie');
  const page = hasLoginCookie(request.headers.cookie) ? PAGE : VISITOR_PAGE;
  const path = request.url.split('?')[0] ?? '';
  const isKnown = knownPages.some((pattern) => pattern.test(path));
  if (!isKnown) reply.status(404);
  // Both are as old as the build: by date alone, a visitor's copy would pass for current after logging in. And "nothing has changed"
  // is no answer about a page that does not exist.
  return reply.sendFile(page, { lastModified: false, etag: isKnown });
}
