// Cookies that are missing, forged, stale or meant for something else.
import { createHmac } from 'node:crypto';
import { endpoints } from '#contract/endpoints.ts';
import { nameOf, needsLogin } from '#test-support/safety-net.ts';
import { PASSWORD } from '../family.ts';
import { call, callJson, cookiesOf } from '../http-call.ts';
import type { Attack, Scene } from '../tally.ts';
import { requestFor } from '../valid-request.ts';

export const forgedCookies: Attack = {
  name: 'missing and forged cookies',
  async run(scene, tally) {
    const { target, victim } = scene;
    const cookies = await forgeries(scene);
    for (const endpoint of endpoints.filter(needsLogin)) {
      const request = await requestFor(endpoint, victim);
      for (const [name, cookie] of Object.entries(cookies)) {
        const { status, text } = await call(target.url, { ...request, cookie });
        const isRefused = [401, 431].includes(status) && !text.includes(scene.secret);
        tally.note(isRefused, `${nameOf(endpoint)} with ${name} answered ${status}`);
      }
    }
    // A cookie of ours in another cookie's place: signed by us, and still not meant.
    const swapped = [
      ['/api/auth/oidc/callback?code=x&state=y', `playlight-sign-in=${valueOf(victim.cookie)}`],
      [
        '/api/auth/current-user',
        `playlight=${valueOf(cookiesOf(await call(target.url, { path: '/api/auth/oidc' })))}`,
      ],
    ] as const;
    for (const [path, cookie] of swapped) {
      const { status } = await call(target.url, { path, cookie });
      tally.note([302, 401].includes(status), `a swapped cookie at ${path} answered ${status}`);
    }
  },
};

const valueOf = (cookie: string) => cookie.slice(cookie.indexOf('=') + 1);

async function forgeries(scene: Scene): Promise<Record<string, string>> {
  const { target, victim } = scene;
  const signed = decodeURIComponent(valueOf(victim.cookie));
  const [token = '', signature = ''] = signed.split('.');
  const as = (value: string) => `playlight=${encodeURIComponent(value)}`;
  const bySecret = (secret: string) =>
    as(
      `${token}.${createHmac('sha256', secret).update(token).digest('base64').replace(/=+$/, '')}`,
    );
  const { rows } = await target.database.pool.query<{ sid: string }>(
    'select sid from sessions where user_id = $1',
    [victim.ids.user],
  );
  return {
    'no cookie': '',
    'the token without its signature': as(token),
    'a cut signature': as(`${token}.${signature.slice(0, -4)}`),
    'a changed token': as(`${token.slice(0, -2)}AA.${signature}`),
    'an empty secret': bySecret(''),
    'a guessed secret': bySecret('secret'),
    'what the database holds': as(rows[0]?.sid ?? ''),
    'what the database holds, with a signature': as(`${rows[0]?.sid}.${signature}`),
    'a user id': as(victim.ids.user),
    'another name': victim.cookie.replace('playlight', '__Host-playlight'),
    'names of the language': '__proto__=1; constructor=1; playlight=toString',
    SQL: as(`' or '1'='1.${signature}`),
    'a very long one': as('x'.repeat(20_000)),
    'one that has expired': await endedCookie(
      scene,
      'update sessions set expire = now() where user_id = $1',
    ),
    'one whose user is gone': await endedCookie(scene, 'delete from users where id = $1'),
    'one that has logged out': await loggedOut(scene),
  };
}

async function endedCookie({ newAttacker, target }: Scene, statement: string): Promise<string> {
  const { cookie, ids } = await newAttacker();
  await target.database.pool.query(statement, [ids.user]);
  return cookie;
}

async function loggedOut({ newAttacker, target }: Scene): Promise<string> {
  const { cookie } = await newAttacker();
  await call(target.url, { path: '/api/logout', cookie });
  return cookie;
}

export const fixation: Attack = {
  name: 'session fixation',
  async run({ target, newAttacker }, tally) {
    const { url } = target;
    const attacker = await newAttacker();
    const person = await newAttacker();
    const planted = [attacker.cookie, 'playlight=planted', `playlight=planted; ${attacker.cookie}`];
    const logIn = { email: person.email, password: PASSWORD };
    for (const cookie of planted) {
      const answer = await callJson(url, 'POST', '/api/auth/login', logIn, cookie);
      const fresh = cookiesOf(answer);
      tally.note(
        answer.status === 200 && fresh !== '' && !cookie.includes(fresh),
        `log-in kept ${cookie.slice(0, 20)}`,
      );
      const asBefore = await call(url, { path: '/api/auth/current-user', cookie });
      tally.note(!asBefore.text.includes(person.email), 'the planted cookie is the person now');
    }
    const ends: Record<string, (cookie: string) => Promise<unknown>> = {
      'logging out': (cookie) => call(url, { path: '/api/logout', cookie }),
      'logging in anew': (cookie) => callJson(url, 'POST', '/api/auth/login', logIn, cookie),
      'deleting the account': async (cookie) => {
        await callJson(url, 'POST', '/api/auth/proof/password', { password: PASSWORD }, cookie);
        return call(url, { method: 'DELETE', path: '/api/auth/user', cookie });
      },
    };
    for (const [name, end] of Object.entries(ends)) {
      const cookie = cookiesOf(await callJson(url, 'POST', '/api/auth/login', logIn));
      await end(cookie);
      const after = await call(url, { path: '/api/auth/current-user', cookie });
      tally.note(after.status === 401, `after ${name} the old cookie answered ${after.status}`);
    }
  },
};
