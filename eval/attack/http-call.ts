// A call with nothing between it and the server: any header, any source address on this machine, no redirects followed.
import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

export interface Call {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly cookie?: string;
  readonly body?: string | Uint8Array;
  /** Another address of this machine to come from. */
  readonly from?: string;
}

export interface Answer {
  /** 0 where the server hung up or said nothing for long. */
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

const PATIENCE_MS = 30_000;
const AGAIN_MS = 3_000;
const agent = new Agent({ keepAlive: true, maxSockets: 64 });

export const isOk = ({ status }: Answer) => status >= 200 && status < 300;
export const isRefused = ({ status }: Answer) => status >= 400 && status < 500;

export function call(url: string, asked: Call & { isAgain?: boolean }): Promise<Answer> {
  const { method = 'GET', path, body, headers = {}, cookie, from, isAgain = false } = asked;
  return new Promise((resolve) => {
    const nothing = () => resolve({ status: 0, headers: {}, text: '' });
    // On a line that the server had closed meanwhile, nothing was asked yet.
    const again = () => void call(url, { ...asked, isAgain: true }).then(resolve);
    const outgoing = request(
      url,
      {
        method,
        path,
        headers: {
          ...(cookie ? { cookie } : {}),
          ...(body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }),
          ...headers,
        },
        ...(from ? { localAddress: from } : { agent: isAgain ? false : agent }),
      },
      (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
        incoming.on('error', nothing);
        incoming.on('end', () =>
          resolve({
            status: incoming.statusCode ?? 0,
            headers: incoming.headers,
            text: Buffer.concat(chunks).toString(),
          }),
        );
      },
    );
    outgoing.setTimeout(PATIENCE_MS, () => outgoing.destroy());
    outgoing.on('error', () => (outgoing.reusedSocket ? again() : nothing()));
    outgoing.end(body);
  });
}

/** Again a little later, where it was refused for haste alone: that would hide what is asked. */
export async function callAtPace(url: string, asked: Call): Promise<Answer> {
  for (;;) {
    const answer = await call(url, asked);
    if (answer.status !== 429 || !answer.text.includes('a lot at once')) return answer;
    await sleep(AGAIN_MS);
  }
}

export const JSON_TYPE = { 'content-type': 'application/json' };

export function callJson(url: string, method: string, path: string, body: object, cookie = '') {
  return call(url, { method, path, cookie, headers: JSON_TYPE, body: JSON.stringify(body) });
}

/** The cookies that an answer sets, as a browser would send them back. */
export function cookiesOf({ headers }: Answer): string {
  return (headers['set-cookie'] ?? []).map((line) => line.split(';')[0]).join('; ');
}
