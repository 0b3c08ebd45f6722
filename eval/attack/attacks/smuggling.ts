// Requests whose end two readers would see in different places: a second one must not slip in behind the first.
import { newEmail } from '../family.ts';
import { exchange, statusesIn } from '../raw-line.ts';
import type { Attack } from '../tally.ts';

/** What would slip in: it leaves a trace in the database. */
function hidden(email: string, host: string): string {
  const body = JSON.stringify({ email });
  return `POST /api/waitlist/join HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
}

const outer: Record<string, (inner: string) => string> = {
  'two lengths that differ': (inner) =>
    `Content-Length: 2\r\nContent-Length: ${2 + inner.length}\r\n\r\n{}${inner}`,
  'a list of lengths': (inner) => `Content-Length: 2, ${2 + inner.length}\r\n\r\n{}${inner}`,
  'chunked and a length': (inner) =>
    `Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${inner}`,
  'a length and chunked': (inner) =>
    `Transfer-Encoding: chunked\r\nContent-Length: ${inner.length}\r\n\r\n0\r\n\r\n${inner}`,
  'chunked with a space before the colon': (inner) =>
    `Transfer-Encoding : chunked\r\nContent-Length: 2\r\n\r\n{}${inner}`,
  'chunked, spelled otherwise': (inner) =>
    `Transfer-Encoding: xchunked\r\nContent-Length: 2\r\n\r\n{}${inner}`,
  'chunked and identity': (inner) =>
    `Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n${inner}`,
  'chunked twice': (inner) =>
    `Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n\r\n0\r\n\r\n${inner}`,
  'a length with a sign': (inner) => `Content-Length: +2\r\n\r\n{}${inner}`,
  'a length in hexadecimal': (inner) => `Content-Length: 0x2\r\n\r\n{}${inner}`,
  'a negative length': (inner) => `Content-Length: -1\r\n\r\n${inner}`,
  'a folded header': (inner) =>
    `Content-Length: 2\r\nX: a\r\n Transfer-Encoding: chunked\r\n\r\n{}${inner}`,
  'lines without a carriage return': (inner) =>
    `Content-Length: 2\nTransfer-Encoding: chunked\n\n0\n\n${inner}`,
  'a null in a header': (inner) => `Content-Length: 2\r\nX: a\u0000b\r\n\r\n{}${inner}`,
  'a chunk that overflows': (inner) =>
    `Transfer-Encoding: chunked\r\n\r\nFFFFFFFFFFFFFFFFF\r\n${inner}`,
  'a chunk whose extension never ends': (inner) =>
    `Transfer-Encoding: chunked\r\n\r\n2;${'a'.repeat(70_000)}\r\n{}\r\n0\r\n\r\n${inner}`,
  'headers without end': (inner) => `${'X: '.padEnd(200, 'a')}\r\n`.repeat(500) + inner,
};

export const smuggling: Attack = {
  name: 'HTTP request smuggling',
  async run({ target, newAttacker }, tally) {
    const { host } = new URL(target.url);
    const { cookie } = await newAttacker();
    for (const [name, wrap] of Object.entries(outer)) {
      for (const method of ['POST /api/children', 'GET /api/health']) {
        const email = newEmail();
        const head = `${method} HTTP/1.1\r\nHost: ${host}\r\nCookie: ${cookie}\r\nContent-Type: application/json\r\n`;
        const text = await exchange(target.url, head + wrap(hidden(email, host)));
        const { rows } = await target.database.pool.query(
          'select 1 from waitlist where email = $1',
          [email],
        );
        const statuses = statusesIn(text);
        const isRefused = rows.length === 0 && statuses.length <= 1 && (statuses[0] ?? 400) >= 400;
        tally.note(
          isRefused,
          `${name} behind ${method}: ${statuses.join(', ')}${rows.length > 0 ? ', and it was done' : ''}`,
        );
      }
    }
    for (const method of [
      'TRACE / HTTP/1.1',
      'CONNECT elsewhere.example:80 HTTP/1.1',
      'GET http://elsewhere.example/ HTTP/1.1',
      'PROPFIND / HTTP/1.1',
      'GET / HTTP/9.9',
      'GET  /  HTTP/1.1 X',
    ]) {
      const text = await exchange(
        target.url,
        `${method}\r\nHost: ${host}\r\nCookie: ${cookie}\r\n\r\n`,
      );
      tally.note(
        !text.includes(cookie) && !text.includes('Connection Established'),
        `${method} gave the cookie back or a tunnel`,
      );
    }
  },
};
