// Connections that do nothing, slowly: very many, while the neighbours go on. In the end the server has to have hung up on all.
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { call } from '../http-call.ts';
import { openLine } from '../raw-line.ts';
import type { Attack } from '../tally.ts';

const OF_EACH_KIND = 100;
const TRICKLE_MS = 2_000;
const HELD_MS = 20_000;
const LOOK_MS = 10_000;
/** Heads may take a minute and are looked at every half minute; who does not read is waited for two. */
const LONGEST_MS = 160_000;

interface Slow {
  /** What it begins with. */
  readonly first: string;
  /** What comes every other second, and never completes anything. */
  readonly more: string;
  readonly isReading?: boolean;
}

const head = (line: string) => `${line} HTTP/1.1\r\nHost: localhost\r\n`;
const json = 'Content-Type: application/json\r\nContent-Length: 100000\r\n\r\n';

const kinds = (asset: string): Record<string, Slow> => ({
  'says nothing': { first: '', more: '' },
  'a head, a line at a time': { first: head('GET /'), more: 'X: a\r\n' },
  'a head, a letter at a time': { first: 'GET / HTTP/1.1\r\nHost', more: 'x' },
  'a body, a letter at a time': { first: head('POST /api/auth/login') + json, more: ' ' },
  'a body that nobody wants': { first: head('POST /api/children') + json, more: ' ' },
  'a body for a page': { first: head('POST /no/such/page') + json, more: ' ' },
  // More than all buffers on the way hold.
  'never reads': { first: `${head(`GET ${asset}`)}\r\n`.repeat(40), more: '', isReading: false },
});

const open = new Map<string, Set<Socket>>();
let openedAt = 0;

async function openAll(url: string): Promise<void> {
  const page = await call(url, { path: '/' });
  const asset = /\/assets\/[\w.-]+\.js/.exec(page.text)?.[0] ?? '/';
  openedAt = Date.now();
  for (const [name, slow] of Object.entries(kinds(asset))) {
    open.set(name, new Set(Array.from({ length: OF_EACH_KIND }, () => crawl(url, slow, name))));
  }
}

export const slowConnections: Attack = {
  name: 'slow connections, while they are there',
  async run({ target }, tally) {
    await openAll(target.url);
    for (const begun = Date.now(); Date.now() - begun < HELD_MS; await sleep(500)) {
      const { status } = await call(target.url, { path: '/api/health' });
      tally.note(status === 200, `somebody else was answered ${status}`);
    }
  },
};

export const slowConnectionsEnd: Attack = {
  name: 'slow connections, in the end',
  async run({ target }, tally) {
    if (open.size === 0) await openAll(target.url);
    await sleep(Math.max(0, openedAt + LONGEST_MS - Date.now()));
    // Who does not read does not see that nobody is there any more.
    for (const socket of [...open.values()].flatMap((sockets) => [...sockets])) socket.resume();
    await sleep(LOOK_MS);
    for (const [name, sockets] of open) {
      for (let index = 0; index < OF_EACH_KIND; index++) {
        tally.note(
          index >= sockets.size,
          `${sockets.size} of ${OF_EACH_KIND} (${name}) still held`,
        );
      }
    }
  },
};

function crawl(url: string, { first, more, isReading = true }: Slow, name: string): Socket {
  const socket = openLine(url);
  if (isReading) socket.resume();
  else socket.pause();
  socket.write(first);
  const trickle = setInterval(() => more && socket.write(more), TRICKLE_MS);
  socket.on('close', () => {
    clearInterval(trickle);
    open.get(name)?.delete(socket);
  });
  return socket;
}
