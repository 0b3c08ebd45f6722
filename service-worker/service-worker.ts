// Keeps the app's own files on the device, so that it opens without a network. It lets everything under /api pass: nothing that
// belongs to anybody is ever kept here.

/** Both are written in by scripts/setup/build.mjs. */
declare const BUILD: string;
declare const ASSETS: readonly string[];

const worker = self as unknown as ServiceWorkerGlobalScope;

const PAGE = '/index.html';
const PREFIX = 'playlight-';
const CACHE = `${PREFIX}${BUILD}`;
/** This one and the one before: its tabs may still be open, and ask for files that the server has no more. */
const KEPT_BUILDS = 2;

worker.addEventListener('install', (event) => event.waitUntil(keepFiles()));
worker.addEventListener('activate', (event) => event.waitUntil(takeOver()));

// A page says of which build it is. Where it is this one, nobody has to be asked; else it may tell that a newer one waits.
worker.addEventListener('message', ({ data, source }) => {
  if (data === BUILD) void worker.skipWaiting();
  // The rule takes it for a window, which could be another site's.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  else source?.postMessage('newer');
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== worker.location.origin || request.method !== 'GET') return;
  if (pathname.startsWith('/assets/')) event.respondWith(findAsset(request));
  else if (request.mode === 'navigate' && !pathname.startsWith('/api/'))
    event.respondWith(findPage(request));
});

async function keepFiles(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll([PAGE, ...ASSETS]);
}

async function takeOver(): Promise<void> {
  const builds = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  // In the order in which they were made.
  const old = builds.filter((name) => name !== CACHE).slice(0, 1 - KEPT_BUILDS);
  await Promise.all(old.map((name) => caches.delete(name)));
  await worker.clients.claim();
}

/** Its name says what is in it: a kept one is never out of date. */
async function findAsset(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

/** Always the server's own page where there is one, since that is the newest. */
async function findPage(request: Request): Promise<Response> {
  const answer = await fetch(request).catch(() => undefined);
  if (answer && answer.status < 500) return answer;
  return (await caches.match(PAGE, { cacheName: CACHE })) ?? answer ?? Response.error();
}
