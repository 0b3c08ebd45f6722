// A name of somebody else's may be made to point at this machine, so that their page counts as ours (DNS rebinding). A number cannot,
// and neither can localhost.
import { BlockList, isIP, isIPv6 } from 'node:net';
import { hostname } from 'node:os';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { errorStatus } from '#contract/errors.ts';
import { getHealth } from '#contract/health.ts';
import { product } from '#domain/content.ts';
import { AppError } from '#server/app-error.ts';
import type { Config } from '#server/config.ts';
import { escapeHtml } from '#server/escape-html.ts';
import { METRICS_PATH } from '#server/metrics/metrics.ts';

type Settings = Pick<Config, 'HOST' | 'PUBLIC_URL' | 'ALLOWED_HOSTS'>;

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8);
loopback.addAddress('::1', 'ipv6');

/** Refuses whoever asks for another host, before anything else is looked at. `publicUrl`: where to go instead. */
export function checkHosts(
  app: FastifyInstance,
  settings: Settings,
  publicUrl: () => string,
): void {
  const names = ownNames(settings);
  const hasHome = settings.PUBLIC_URL === undefined;

  // Almost everybody names the same one: what it is called by does not change.
  let lastOwn: string | undefined;
  const isOwnHost = ({ host, routeOptions: { url } }: FastifyRequest): boolean => {
    // Whoever watches us names us as they like, and learns what anybody may know.
    if (url === getHealth.path || host === lastOwn) return true;
    const name = nameIn(host);
    if (name === undefined) return false;
    if (names.has(name) || isLoopback(name)) {
      lastOwn = host;
      return true;
    }
    return isIP(name) !== 0 && (hasHome || url === METRICS_PATH);
  };

  app.addHook('onRequest', (request, reply, done) => {
    if (isOwnHost(request)) return done();
    if (request.headers.accept?.includes('text/html')) {
      const page = pageFor(publicUrl());
      return reply.status(errorStatus.foreign_host).type('text/html; charset=utf-8').send(page);
    }
    return done(
      new AppError(
        'foreign_host',
        `${product.name} doesn’t answer at this address. Please open ${publicUrl()} instead.`,
      ),
    );
  });
}

/** For people: whoever mistyped or has an old bookmark wants a link and no JSON. */
function pageFor(publicUrl: string): string {
  const address = escapeHtml(publicUrl);
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${product.name} is at another address</title></head>
<body>
<h1>${product.name} is at another address</h1>
<p>You won’t find it here. Please open <a href="${address}">${address}</a> instead.</p>
</body>
</html>
`;
}

function ownNames({ HOST, PUBLIC_URL, ALLOWED_HOSTS }: Settings): ReadonlySet<string | undefined> {
  // In a home network a machine is called by its name, with or without the ending.
  const given = PUBLIC_URL ? [new URL(PUBLIC_URL).host] : [HOST, hostname(), `${hostname()}.local`];
  return new Set([...given, ...ALLOWED_HOSTS].map(nameIn).filter(Boolean));
}

const isLoopback = (name: string) =>
  name === 'localhost' ||
  (isIP(name) !== 0 && loopback.check(name, isIPv6(name) ? 'ipv6' : 'ipv4'));

/** As it is compared: small letters, no port (tunnels and containers have others), no dot behind it, no brackets. */
function nameIn(host: string): string | undefined {
  const address = `http://${host}`;
  if (!/^[\w.:[\]-]+$/.test(host) || !URL.canParse(address)) return undefined;
  return new URL(address).hostname.replace(/\.$/, '').replace(/^\[(.*)\]$/, '$1');
}
