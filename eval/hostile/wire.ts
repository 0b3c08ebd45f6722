// Connections that do what no browser would.
import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { WebSocket } from 'ws';
import { LIVE_PATH } from '#contract/live.ts';

export interface Knock {
  readonly query: Record<string, string>;
  readonly headers: Record<string, string>;
}

const OPEN_MS = 20_000;
const CLOSE_MS = 3_000;

export const liveAddress = (url: string, query: Record<string, string>) =>
  `${url.replace('http', 'ws')}${LIVE_PATH}?${new URLSearchParams(query).toString()}`;

/** Status of the answer to a handshake: 101 where it was let in, 0 where nobody answered. */
export function knock(url: string, { query, headers }: Knock): Promise<number> {
  return new Promise((resolve) => {
    const socket = new WebSocket(liveAddress(url, query), { headers, handshakeTimeout: OPEN_MS });
    socket.once('open', () => {
      resolve(101);
      socket.terminate();
    });
    socket.once('unexpected-response', (request, response) => {
      resolve(response.statusCode ?? 0);
      request.destroy();
    });
    socket.on('error', () => resolve(0));
  });
}

/** Opens a connection, lets somebody send on it, and waits a little for its end. Resolves with the frames that left. */
export function withSocket(
  url: string,
  { query, headers }: Knock,
  send: (socket: WebSocket) => number,
): Promise<number> {
  return new Promise((resolve) => {
    const socket = new WebSocket(liveAddress(url, query), { headers, handshakeTimeout: OPEN_MS });
    let sent = 0;
    socket.on('error', () => undefined);
    socket.once('close', () => resolve(sent));
    socket.once('open', () => {
      sent = send(socket);
      setTimeout(() => socket.terminate(), CLOSE_MS);
    });
  });
}

/** A handshake by hand, and then whatever bytes somebody wants; the line stays open. */
export function rawSocket(url: string, { query, headers }: Knock, bytes: Uint8Array): Socket {
  const { hostname, port, host } = new URL(url);
  const socket = connect(Number(port), hostname);
  const lines = Object.entries({
    host,
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': randomBytes(16).toString('base64'),
    ...headers,
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  const path = `${LIVE_PATH}?${new URLSearchParams(query).toString()}`;
  socket.on('error', () => undefined);
  socket.write(`GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`);
  socket.write(bytes);
  return socket;
}
