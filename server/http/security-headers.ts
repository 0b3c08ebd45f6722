import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** What the app's own pages may load and do: nothing from elsewhere, nothing inline. */
const contentSecurityPolicy = {
  useDefaults: false,
  directives: {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'"],
    imgSrc: ["'self'", 'data:'],
    fontSrc: ["'self'"],
    connectSrc: ["'self'"],
    mediaSrc: ["'self'", 'blob:'],
    workerSrc: ["'self'"],
    manifestSrc: ["'self'"],
    formAction: ["'self'"],
    baseUri: ["'none'"],
    frameAncestors: ["'none'"],
  },
};

export function addSecurityHeaders(app: FastifyInstance, { isHttps }: { isHttps: boolean }): void {
  app.register(helmet, {
    contentSecurityPolicy,
    // On plain http (localhost) these two would only lock people out.
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000 } : false,
    crossOriginOpenerPolicy: isHttps ? { policy: 'same-origin' } : false,
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', 'microphone=(self), camera=(), geolocation=()');
  });
}

/** They tell a browser what a document may do, or how to ask again for what may change. */
const NOT_FOR_ASSETS = [
  'content-security-policy',
  'origin-agent-cluster',
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
  'accept-ranges',
  'last-modified',
  'etag',
];

/** A page has dozens of scripts: without these, each is smaller by 700 bytes, which a phone would pay for. */
export function keepAssetHeadersShort(reply: FastifyReply): void {
  for (const name of NOT_FOR_ASSETS) {
    reply.removeHeader(name);
    // Where helmet has put its own.
    reply.raw.removeHeader(name);
  }
}
