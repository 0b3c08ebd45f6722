// Calls one address over and over on a few connections, in a process of its own, with as little work of its own as possible.
import { connect } from 'node:net';
import { answerOrders } from '../bench-process.ts';

export interface CallOrder {
  readonly url: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly cookie: string;
  readonly body?: string | undefined;
  readonly connections: number;
  readonly ms: number;
}

const HEAD_END = Buffer.from('\r\n\r\n');

answerOrders(async (order: CallOrder) => {
  const endMs = performance.now() + order.ms;
  const request = textOf(order);
  const lines = Array.from({ length: order.connections }, () => callUntil(endMs, order, request));
  const calls = await Promise.all(lines);
  return calls.reduce((sum, count) => sum + count, 0);
});

function textOf({ url, method, path, cookie, body = '' }: CallOrder): string {
  const head = [
    `${method} ${path} HTTP/1.1`,
    `Host: ${new URL(url).host}`,
    `Cookie: ${cookie}`,
    ...(body ? ['Content-Type: application/json', `Content-Length: ${body.length}`] : []),
  ];
  return `${head.join('\r\n')}\r\n\r\n${body}`;
}

/** How often it was answered; one call at a time. */
function callUntil(endMs: number, { url }: CallOrder, request: string): Promise<number> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  let calls = 0;
  let waiting = Buffer.alloc(0);
  return new Promise((resolve, reject) => {
    socket.setNoDelay();
    socket.on('error', reject);
    socket.on('connect', () => socket.write(request));
    socket.on('data', (data) => {
      waiting = waiting.length > 0 ? Buffer.concat([waiting, data]) : data;
      const headEnd = waiting.indexOf(HEAD_END);
      if (headEnd < 0) return;
      const head = waiting.toString('latin1', 0, headEnd);
      const length = /content-length: (\d+)/i.exec(head)?.[1];
      if (!head.startsWith('HTTP/1.1 20') || length === undefined) {
        reject(new Error(`An answer that cannot be counted:\n${waiting.toString()}`));
        return;
      }
      if (waiting.length < headEnd + HEAD_END.length + Number(length)) return;
      calls += 1;
      waiting = Buffer.alloc(0);
      if (performance.now() < endMs) socket.write(request);
      else {
        socket.destroy();
        resolve(calls);
      }
    });
  });
}
