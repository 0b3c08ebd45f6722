// Pages of other sites: scripts with an Origin, forms with the content types that need no permission.
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { LIVE_PATH } from '#contract/live.ts';
import { changesThings, nameOf } from '#test-support/safety-net.ts';
import { knock } from '../../hostile/wire.ts';
import { digestOf } from '../family.ts';
import { call, callAtPace } from '../http-call.ts';
import type { Attack, Scene } from '../tally.ts';
import { requestFor } from '../valid-request.ts';

/** What a browser says of a page elsewhere. */
function foreignHeaders(url: string): Record<string, string>[] {
  const { host, hostname, port } = new URL(url);
  return [
    { origin: 'https://elsewhere.example' },
    { origin: 'null' },
    { origin: `http://${hostname}.elsewhere.example:${port}` },
    { origin: `http://elsewhere.example:${port}` },
    { origin: `http://${hostname}:1` },
    { origin: `http://${host}@elsewhere.example` },
    { origin: `http://elsewhere.example/${host}` },
    { origin: '' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ];
}

export const foreignOrigins: Attack = {
  name: 'foreign origins',
  async run(scene, tally) {
    const { target, victim } = scene;
    const before = await digestOf(target, victim.ids.user);
    for (const endpoint of endpoints) {
      const request = await requestFor(endpoint, victim);
      for (const headers of foreignHeaders(target.url)) {
        if (!changesThings(endpoint) && headers.origin === undefined) continue;
        if (endpoint.path === '/api/logout') continue;
        const attempt = {
          ...request,
          cookie: victim.cookie,
          headers: { ...request.headers, ...headers },
        };
        const answer = await callAtPace(target.url, attempt);
        const isShown = answer.headers['access-control-allow-origin'] !== undefined;
        const isRefused = changesThings(endpoint) ? answer.status === 403 : !isShown;
        tally.note(
          isRefused && !isShown,
          `${nameOf(endpoint)} for ${JSON.stringify(headers)} answered ${answer.status}`,
        );
      }
    }
    await atTheSocket(scene, (isRefused, what) => tally.note(isRefused, what));
    tally.note(before === (await digestOf(target, victim.ids.user)), 'rows changed');
    const logOut = {
      path: '/api/logout',
      cookie: victim.cookie,
      headers: { 'sec-fetch-site': 'cross-site' },
    };
    await call(target.url, logOut);
    const after = await call(target.url, { path: '/api/auth/current-user', cookie: victim.cookie });
    tally.note(after.status === 200, 'another site logged the user out');
  },
};

async function atTheSocket(
  { target, victim }: Scene,
  note: (isRefused: boolean, what: string) => void,
) {
  for (const headers of foreignHeaders(target.url)) {
    const query = { sessionId: 'from-elsewhere' };
    const status = await knock(target.url, {
      query,
      headers: { cookie: victim.cookie, ...headers },
    });
    note(status !== 101, `${LIVE_PATH} for ${JSON.stringify(headers)} let in`);
  }
}

const SIMPLE_TYPES = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  '',
];

/** The one that takes forms: from mail programs, with a signed link in its address. */
const takesForms = ({ path }: Endpoint) => path === '/api/mail-preferences/unsubscribe';

export const formPosts: Attack = {
  name: 'form posts (CSRF)',
  async run({ target, victim }, tally) {
    const before = await digestOf(target, victim.ids.user);
    for (const endpoint of endpoints.filter(changesThings)) {
      if (takesForms(endpoint) || !(endpoint.body ?? endpoint.upload)) continue;
      const request = await requestFor(endpoint, victim);
      for (const type of SIMPLE_TYPES) {
        if (endpoint.upload && type.startsWith('multipart')) continue;
        // An old browser that names no origin, and a new one that does.
        for (const origin of [{}, { origin: 'https://elsewhere.example' }]) {
          const headers = { ...(type && { 'content-type': type }), ...origin };
          const attempt = { ...request, cookie: victim.cookie, headers };
          const { status } = await callAtPace(target.url, attempt);
          tally.note(
            [400, 403, 415].includes(status),
            `${nameOf(endpoint)} as "${type}" answered ${status}`,
          );
        }
      }
      // A form cannot say DELETE, and nothing reads its wish for it.
      for (const path of [`${request.path}?_method=DELETE`, `${request.path}?_method=PUT`]) {
        const headers = { 'content-type': 'text/plain', 'x-http-method-override': 'DELETE' };
        const { status } = await callAtPace(target.url, {
          ...request,
          method: 'POST',
          path,
          headers,
          cookie: victim.cookie,
        });
        tally.note(status >= 400 && status < 500, `POST ${path} as text answered ${status}`);
      }
    }
    tally.note(before === (await digestOf(target, victim.ids.user)), 'rows changed');
  },
};
