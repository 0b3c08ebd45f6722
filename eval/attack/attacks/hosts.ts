// A page elsewhere whose name is made to point at this machine: to a browser it is one with us, and its own host is all that shows.
import { endpoints } from '#contract/endpoints.ts';
import { getHealth } from '#contract/health.ts';
import { nameOf } from '#test-support/safety-net.ts';
import { knock } from '../../hostile/wire.ts';
import { digestOf } from '../family.ts';
import { call } from '../http-call.ts';
import type { Attack } from '../tally.ts';
import { requestFor } from '../valid-request.ts';

const PAGES = ['/', '/login', '/home', '/metrics', '/api/docs', '/api/docs/json', '/robots.txt'];

/** As such a page would send them: its own name, the port of ours. */
function foreignNames(url: string): string[] {
  const { host, hostname, port } = new URL(url);
  return [
    `elsewhere.example:${port}`,
    'elsewhere.example',
    `${hostname}.elsewhere.example:${port}`,
    `localhost.elsewhere.example:${port}`,
    `elsewhere.example.:${port}`,
    `${host}@elsewhere.example`,
    `elsewhere.example@${host}`,
    '203.0.113.9',
  ];
}

export const foreignHosts: Attack = {
  name: 'foreign hosts (DNS rebinding)',
  async run({ target, victim }, tally) {
    const before = await digestOf(target, victim.ids.user);
    const { cookie } = victim;
    for (const host of foreignNames(target.url)) {
      const headers = { host, origin: `http://${host}`, 'sec-fetch-site': 'same-origin' };
      for (const path of PAGES) {
        // By number, metrics are for whoever watches this machine from it.
        if (path === '/metrics' && /^[\d.]+$/.test(host)) continue;
        const { status } = await call(target.url, { path, cookie, headers });
        tally.note(status === 421, `${path} for ${host} answered ${status}`);
      }
      for (const endpoint of endpoints) {
        // It says what anybody may know, to health checkers by any name.
        if (endpoint.path === getHealth.path) continue;
        const request = await requestFor(endpoint, victim);
        const attempt = { ...request, cookie, headers: { ...request.headers, ...headers } };
        const { status } = await call(target.url, attempt);
        tally.note(status === 421, `${nameOf(endpoint)} for ${host} answered ${status}`);
      }
      const query = { sessionId: 'from-elsewhere' };
      const status = await knock(target.url, { query, headers: { ...headers, cookie } });
      tally.note(status !== 101, `the live connection for ${host} was let in`);
      const forged = { 'x-forwarded-host': new URL(target.url).host, ...headers };
      const answer = await call(target.url, { path: '/login', headers: forged });
      tally.note(answer.status === 421, `a forged X-Forwarded-Host helps ${host}`);
    }
    tally.note(before === (await digestOf(target, victim.ids.user)), 'rows changed');
  },
};
