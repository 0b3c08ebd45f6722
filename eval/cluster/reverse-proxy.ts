// A reverse proxy on loopback: servers in turn, those that do not answer left out, WebSockets too.
import { once } from 'node:events';
import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';

/** One that refused a connection is not asked again for so long. */
const REST_MS = 1_000;

export class ReverseProxy {
  readonly url: string;
  /** Requests and connections that each port was given. */
  readonly served = new Map<number, number>();
  /** Where the last live connection went. */
  lastLive = 0;
  readonly #server: ReturnType<typeof createServer>;
  readonly #ports: readonly number[];
  readonly #restsUntilMs = new Map<number, number>();
  readonly #lines = new Set<Socket>();
  #turn = 0;
  #isCut = false;

  private constructor(server: ReturnType<typeof createServer>, ports: readonly number[]) {
    this.#server = server;
    this.#ports = ports;
    this.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  static async before(ports: readonly number[]): Promise<ReverseProxy> {
    const server = createServer({ keepAlive: true });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const proxy = new ReverseProxy(server, ports);
    server.on('connection', (line) => proxy.#keep(line));
    server.on('request', (request, response) => proxy.#forward(request, response));
    server.on('upgrade', (request, line: Socket, head) => proxy.#upgrade(request, line, head));
    return proxy;
  }

  /** Browsers lose their connections, and get no other. */
  cut(): void {
    this.#isCut = true;
    for (const line of this.#lines) line.destroy();
  }

  mend(): void {
    this.#isCut = false;
  }

  close(): void {
    this.cut();
    this.#server.close();
  }

  #keep(line: Socket): void {
    if (this.#isCut) return void line.destroy();
    this.#lines.add(line);
    line.once('close', () => this.#lines.delete(line));
  }

  /** The next one that is not resting. */
  #next(): number {
    for (let step = 0; step < this.#ports.length; step++) {
      const port = this.#ports[this.#turn++ % this.#ports.length] ?? 0;
      if ((this.#restsUntilMs.get(port) ?? 0) < performance.now()) return port;
    }
    return this.#ports[this.#turn++ % this.#ports.length] ?? 0;
  }

  #count(port: number): void {
    this.served.set(port, (this.served.get(port) ?? 0) + 1);
  }

  #forward(request: IncomingMessage, response: ServerResponse, tries = 1): void {
    const port = this.#next();
    const { method, url, headers } = request;
    const onward = ask({
      host: '127.0.0.1',
      port,
      method,
      path: url,
      headers: { ...headers, ...forwarded(request), connection: 'close' },
      agent: false,
    });
    let isConnected = false;
    onward.once('socket', (socket) =>
      socket.once('connect', () => {
        isConnected = true;
        this.#count(port);
        request.pipe(onward);
      }),
    );
    onward.once('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
      answer.once('error', () => response.destroy());
      answer.once('aborted', () => response.destroy());
    });
    onward.on('error', () => {
      if (!isConnected) this.#restsUntilMs.set(port, performance.now() + REST_MS);
      if (!isConnected && tries < this.#ports.length) this.#forward(request, response, tries + 1);
      else if (response.headersSent) response.destroy();
      else response.writeHead(502).end();
    });
    response.once('close', () => onward.destroy());
  }

  #upgrade(request: IncomingMessage, line: Socket, head: Buffer, tries = 1): void {
    const port = this.#next();
    const onward = connect({ host: '127.0.0.1', port, noDelay: true });
    let isConnected = false;
    onward.once('connect', () => {
      isConnected = true;
      this.#count(port);
      this.lastLive = port;
      const lines = Object.entries({ ...request.headers, ...forwarded(request) }).map(
        ([name, value]) => `${name}: ${String(value)}\r\n`,
      );
      onward.write(`GET ${request.url} HTTP/1.1\r\n${lines.join('')}\r\n`);
      onward.write(head);
      onward.pipe(line).pipe(onward);
    });
    onward.on('error', () => {
      if (!isConnected) this.#restsUntilMs.set(port, performance.now() + REST_MS);
      if (!isConnected && tries < this.#ports.length) this.#upgrade(request, line, head, tries + 1);
      else line.destroy();
    });
    onward.once('close', () => isConnected && line.destroy());
    line.on('error', () => undefined);
    line.once('close', () => onward.destroy());
  }
}

function forwarded({ socket, headers }: IncomingMessage): Record<string, string> {
  return {
    'x-forwarded-for': socket.remoteAddress ?? '',
    'x-forwarded-host': headers.host ?? '',
    'x-forwarded-proto': 'http',
  };
}
