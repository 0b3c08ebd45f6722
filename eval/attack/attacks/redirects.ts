// Addresses that lead elsewhere: every parameter that could name a way back, forged returns from a provider, forged hosts.
import { endpoints } from '#contract/endpoints.ts';
import { walkThrough } from '#test-support/openid-provider.ts';
import { type Answer, call, callJson, cookiesOf } from '../http-call.ts';
import { settle } from '../settle.ts';
import type { Attack, Scene, Tally } from '../tally.ts';
import { mailsOf } from '../target.ts';

const NAMES = [
  'next',
  'return',
  'returnTo',
  'return_to',
  'redirect',
  'redirect_uri',
  'redirectUrl',
  'url',
  'continue',
  'callback',
  'from',
  'to',
  'dest',
];
const ELSEWHERE = [
  'https://elsewhere.example',
  '//elsewhere.example',
  String.raw`/\elsewhere.example`,
  'javascript:alert(1)',
  'https:elsewhere.example',
  '/%09/elsewhere.example',
];
const PAGES = [
  '/',
  '/login',
  '/signup',
  '/auth',
  '/welcome',
  '/reset-password',
  '/unsubscribe',
  '/session/feedback',
];

export const openRedirects: Attack = {
  name: 'open redirects, forged returns and hosts',
  async run(scene, tally) {
    const { target } = scene;
    const paths = [
      ...PAGES,
      ...endpoints.filter(({ method }) => method === 'GET').map(({ path }) => path),
    ];
    for (const path of new Set(paths)) {
      for (const goal of ELSEWHERE) {
        const query = new URLSearchParams(
          Object.fromEntries(NAMES.map((name) => [name, goal])),
        ).toString();
        const answer = await call(target.url, { path: `${path.replace(':id', '1')}?${query}` });
        tally.note(staysHere(scene, answer), `${path} leads to ${answer.headers.location}`);
      }
    }
    for (const path of [
      '//elsewhere.example/',
      '//elsewhere.example/%2f..',
      String.raw`/\elsewhere.example/`,
      '/api/logout//elsewhere.example',
      '/login/',
      '//elsewhere.example/api/docs',
    ]) {
      const answer = await call(target.url, { path });
      tally.note(staysHere(scene, answer), `${path} leads to ${answer.headers.location}`);
    }
    await forgedReturns(scene, tally);
    await forgedHosts(scene, tally);
  },
};

/** Nowhere, here, or to the provider that the owner named. */
function staysHere({ target }: Scene, { headers: { location } }: Answer): boolean {
  if (location === undefined) return true;
  const { origin } = new URL(location.replaceAll('\\', '/'), target.url);
  return origin === target.url || origin === target.provider.issuer;
}

async function forgedReturns(scene: Scene, tally: Tally): Promise<void> {
  const { target } = scene;
  const begin = async () => {
    const answer = await call(target.url, { path: '/api/auth/oidc' });
    return { cookie: cookiesOf(answer), location: answer.headers.location ?? '' };
  };
  const finish = '/api/auth/oidc/callback';
  const isLoggedIn = (answer: Answer) => /(^|; )playlight=[^;]/.test(cookiesOf(answer));
  target.provider.person = { sub: 'a-person', email: 'person@example.org', email_verified: true };
  const theirs = await begin();
  const mine = await begin();
  const back = new URL(await walkThrough(theirs.location, `${target.url}${finish}`));
  const returns: Record<string, readonly [path: string, cookie: string]> = {
    'without a cookie': [back.pathname + back.search, ''],
    "with somebody else's cookie": [back.pathname + back.search, mine.cookie],
    'with another state': [
      `${finish}?${new URLSearchParams({ code: back.searchParams.get('code') ?? '', state: 'x' }).toString()}`,
      theirs.cookie,
    ],
    'with no state': [`${finish}?code=${back.searchParams.get('code')}`, theirs.cookie],
    'with another issuer': [
      `${back.pathname}${back.search.replace(/iss=[^&]*/, 'iss=https%3A%2F%2Felsewhere.example')}`,
      theirs.cookie,
    ],
    'with an invented code': [
      `${finish}?code=x&state=${back.searchParams.get('state')}`,
      theirs.cookie,
    ],
    'at the other provider': [back.pathname.replace('oidc', 'google') + back.search, theirs.cookie],
  };
  for (const [name, [path, cookie]] of Object.entries(returns)) {
    const answer = await call(target.url, { path, cookie });
    const isRefused = !isLoggedIn(answer) && answer.status === 302 && staysHere(scene, answer);
    tally.note(isRefused, `a return ${name} answered ${answer.status}`);
  }
}

/** A link in a mail is made of the address in the settings, whatever a request says of itself. */
async function forgedHosts(scene: Scene, tally: Tally): Promise<void> {
  const { target } = scene;
  const { email } = await scene.newAttacker();
  const headers = {
    host: 'elsewhere.example',
    'x-forwarded-host': 'elsewhere.example',
    forwarded: 'host=elsewhere.example',
  };
  const body = JSON.stringify({ email });
  const type = { 'content-type': 'application/json' };
  await call(target.url, {
    method: 'POST',
    path: '/api/auth/forgot-password',
    headers: { ...headers, ...type },
    body,
  });
  await callJson(target.url, 'POST', '/api/auth/forgot-password', { email });
  for (const path of ['/api/auth/oidc', '/api/logout', '/login']) {
    const answer = await call(target.url, { path, headers });
    tally.note(
      !answer.headers.location?.includes('elsewhere'),
      `${path} for a forged host leads to ${answer.headers.location}`,
    );
  }
  await settle(target);
  const isLed = mailsOf(target).some((mail) => mail.includes('elsewhere.example/'));
  tally.note(!isLed, 'a mail leads to the forged host');
}
