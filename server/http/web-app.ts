// Serves the built web app: hashed assets for ever, the page itself always fresh, and the same page for
// every address, since the app does its own routing.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const ONE_YEAR_SECONDS = 31_536_000;

export function serveWebApp(app: FastifyInstance, folder: string): void {
  if (!existsSync(join(folder, 'index.html'))) {
    throw new Error(`The web app is not built (${folder} has no index.html). Run: npm start`);
  }
  app.register(fastifyStatic, {
    root: folder,
    wildcard: true,
    index: false,
    // Compressed once at build time, not for every visitor.
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      const isHashed = path.includes('/assets/');
      reply.header(
        'cache-control',
        isHashed ? `public, max-age=${ONE_YEAR_SECONDS}, immutable` : 'no-cache',
      );
    },
  });
}

/** Whether an address that no file and no endpoint answers should be shown the app. */
export function isPageAddress(method: string, url: string): boolean {
  const path = url.split('?')[0] ?? '';
  const isRead = method === 'GET' || method === 'HEAD';
  return isRead && !path.startsWith('/api/') && !path.startsWith('/assets/') && path !== '/api';
}
