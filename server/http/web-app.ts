// Serves the built web app: hashed assets for ever, the page itself always fresh, and the same page for
// every address, since the app does its own routing; some come with their data. Where the app has no page, it comes with status 404.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pagePaths } from '#contract/page-paths.ts';
import { askFirstData, type FirstPage, findFirstPage, withFirstData } from './first-data.ts';
import { hasLoginCookie } from './login-session.ts';
import { keepAssetHeadersShort } from './security-headers.ts';

const ONE_YEAR_SECONDS = 31_536_000;
/** The page, and its twin that tells the app not to ask who is logged in (scripts/setup/build.mjs). */
const PAGE = 'index.html';
const VISITOR_PAGE = 'visitor.html';
/** Drawn, and without the app until somebody touches it. */
const LANDING_PAGE = 'landing.html';

const FIRST_PAGES: readonly FirstPage['file'][] = ['home.html', 'play.html', 'results.html'];

export type SendPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

export function serveWebApp(app: FastifyInstance, folder: string, sendPage: SendPage): void {
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
  // The plugin takes it for a folder, and refuses it where the client names no encoding. In a scope of its own, which is read after
  // what compresses answers.
  app.register(async (pages) => {
    pages.get('/', { schema: { hide: true } }, sendPage);
  });
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

/** Sends the app for any address; for some, and whoever is logged in, with what it shows first. */
export function createPages(folder: string): SendPage {
  const texts = new Map<string, string>(
    [PAGE, VISITOR_PAGE, LANDING_PAGE, ...FIRST_PAGES].map((file) => [
      file,
      readPage(folder, file),
    ]),
  );

  return async (request, reply) => {
    reply.header('vary', 'cookie');
    const hasLogin = hasLoginCookie(request.headers.cookie);
    const path = request.url.split('?')[0] ?? '';
    const first = hasLogin ? findFirstPage(path) : undefined;
    const json = first && (await askFirstData(request, reply, first.address));
    if (first && json) {
      reply.header('cache-control', 'private, no-store').type('text/html; charset=utf-8');
      reply.compress(withFirstData(texts.get(first.file) ?? '', json));
      return reply;
    }
    const isKnown = knownPages.some((pattern) => pattern.test(path));
    if (!isKnown) reply.status(404);
    // Both are as old as the build: by date alone, a visitor's copy would pass for current after logging in. And "nothing has changed"
    // is no answer about a page that does not exist.
    const page = hasLogin ? PAGE : path === '/' ? LANDING_PAGE : VISITOR_PAGE;
    return reply.sendFile(page, { lastModified: false, etag: isKnown });
  };
}

function readPage(folder: string, file: string): string {
  try {
    return readFileSync(join(folder, file), 'utf8');
  } catch {
    throw new Error(`The web app is not built (${folder} has no ${file}). Run: npm start`);
  }
}
