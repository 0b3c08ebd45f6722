// Stands before the product like a server that gets new builds: pages and service worker then carry another name.
import { request as ask, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface Deployment {
  readonly url: string;
  deploy(build: string): void;
  close(): void;
}

export async function standBefore(product: string): Promise<Deployment> {
  const page = await (await fetch(`${product}/index.html`)).text();
  const [, ownBuild = ''] = /data-build="([^"]+)"/.exec(page) ?? [];
  let build = ownBuild;
  const server = createServer((request, response) => {
    const { url = '/', method = 'GET' } = request;
    const isNamed = !url.startsWith('/api/') && !url.startsWith('/assets/');
    // What the browser has is of another build, though the product itself has not changed.
    const { 'if-none-match': _etag, 'if-modified-since': _date, ...headers } = request.headers;
    const own = { ...headers, 'accept-encoding': 'identity' };
    const onward = ask(product + url, { method, headers: own }, (given) => {
      const { 'content-length': _length, ...rest } = given.headers;
      response.writeHead(given.statusCode ?? 502, rest);
      if (isNamed) void text(given).then((page) => response.end(page.replaceAll(ownBuild, build)));
      else given.pipe(response);
    });
    request.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    deploy(next) {
      build = next;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
