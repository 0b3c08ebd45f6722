import type { FastifyInstance, FastifyReply } from 'fastify';

/** What the app's own pages may load and do: nothing from elsewhere, nothing inline. */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "media-src 'self' blob:",
  "worker-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join(';');

const everywhere = {
  'content-security-policy': contentSecurityPolicy,
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': 'microphone=(self), camera=(), geolocation=()',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  // What older browsers made of it was a hole of its own.
  'x-xss-protection': '0',
};

/** On plain http (localhost) these two would only lock people out. */
const overHttps = {
  'cross-origin-opener-policy': 'same-origin',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
};

export function addSecurityHeaders(app: FastifyInstance, { isHttps }: { isHttps: boolean }): void {
  const headers = isHttps ? { ...everywhere, ...overHttps } : everywhere;
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
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
  for (const name of NOT_FOR_ASSETS) reply.removeHeader(name);
}
