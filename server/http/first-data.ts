// Puts what a page shows first into the page itself. The server makes the call that the browser would make, with the same cookie and by
// the same route: nothing can get into a page that its owner could not ask for.
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { getHomeData, getPlayData, getResultsData } from '#contract/first-data.ts';
import { pathWith } from '#contract/path-with.ts';

/** A page is sent without rather than later: the app asks by itself then. */
const LONGEST_WAIT_MS = 1000;

/** Pages that name their screen's scripts (scripts/setup/build.mjs), and the call whose answer they carry. */
export interface FirstPage {
  readonly file: 'home.html' | 'play.html' | 'results.html';
  readonly address: string;
}

export function findFirstPage(path: string): FirstPage | undefined {
  if (path === '/') return { file: 'home.html', address: getHomeData.path };
  if (path === '/session/active') return { file: 'play.html', address: getPlayData.path };
  const [, id] = /^\/session\/feedback\/(\d{1,10})$/.exec(path) ?? [];
  return id ? { file: 'results.html', address: pathWith(getResultsData.path, { id }) } : undefined;
}

/** The answer as JSON; undefined where there is none for whoever asks, or not soon. */
export async function askFirstData(
  request: FastifyRequest,
  reply: FastifyReply,
  address: string,
): Promise<string | undefined> {
  const { cookie, host } = request.headers;
  const enough = new AbortController();
  const answer = await Promise.race([
    request.server.inject({ url: address, headers: { cookie, host }, remoteAddress: request.ip }),
    wait(LONGEST_WAIT_MS, undefined, { signal: enough.signal }).catch(() => undefined),
  ]);
  enough.abort();
  if (answer?.statusCode !== 200) return undefined;
  // A login cookie that was signed anew.
  const { 'set-cookie': cookies } = answer.headers;
  if (cookies) reply.header('set-cookie', cookies);
  return answer.body;
}

/** A block of data is no script: the security policy lets it pass, and nothing in it can end it. */
export function withFirstData(page: string, json: string): string {
  const block = `<script type="application/json" id="first-data">${json.replaceAll('<', '\\u003c')}</script>`;
  return page.replace('</body>', () => `${block}\n  </body>`);
}
