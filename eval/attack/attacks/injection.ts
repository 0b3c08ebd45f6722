// Text that means something to a database, to a header, to a mail: in every text of every body, every query, every path.

import { endpoints } from '#contract/endpoints.ts';
import { pathWith } from '#contract/path-with.ts';
import { nameOf } from '#test-support/safety-net.ts';
import { digestOf } from '../family.ts';
import { call, callJson } from '../http-call.ts';
import { textLeaves } from '../leaves.ts';
import { forgetLimits, settle } from '../settle.ts';
import type { Attack } from '../tally.ts';
import { mailsOf } from '../target.ts';
import { bodyFor, endsLogin, queryFor, requestFor } from '../valid-request.ts';

const SLEEP_SECONDS = 4;

const SQL = [
  "' or '1'='1",
  "'; update users set email_verified = true; --",
  `'; select pg_sleep(${SLEEP_SECONDS}); --`,
  `1 and (select pg_sleep(${SLEEP_SECONDS})) is not null`,
  "') union select id::text, email from users --",
  '"; drop table users; --',
  '$1; delete from children',
  "\\'; delete from children; --",
];

export const sqlInjection: Attack = {
  name: 'SQL injection',
  async run(scene, tally) {
    const { target, victim } = scene;
    const attacker = await scene.newAttacker();
    const before = await digestOf(target, victim.ids.user);
    const judge = async (what: string, request: Parameters<typeof call>[1]) => {
      const begun = performance.now();
      const { status, text } = await call(target.url, request);
      const slept = performance.now() - begun > SLEEP_SECONDS * 1000;
      const isRefused = status !== 0 && status < 500 && !slept && !text.includes(scene.secret);
      tally.note(isRefused, `${what} answered ${status}${slept ? ' after a sleep' : ''}`);
    };
    for (const endpoint of endpoints) {
      const request = await requestFor(endpoint, attacker);
      const body = bodyFor(endpoint, attacker);
      const cookie = endsLogin(endpoint) ? '' : attacker.cookie;
      for (const text of SQL) {
        const what = `${nameOf(endpoint)} with ${text}`;
        await forgetLimits(target);
        for (const leaf of body ? textLeaves(body) : []) {
          await judge(`${what} as ${leaf.path}`, {
            ...request,
            cookie,
            body: JSON.stringify(leaf.with(text)),
          });
        }
        for (const name of Object.keys(queryFor(endpoint, attacker))) {
          const path = `${endpoint.path}?${new URLSearchParams({ [name]: text }).toString()}`;
          await judge(`${what} as ${name}`, { ...request, cookie, path });
        }
        const names = Object.keys(endpoint.params?.shape ?? {});
        for (const name of names) {
          const params = { ...Object.fromEntries(names.map((one) => [one, '1'])), [name]: text };
          await judge(`${what} as :${name}`, {
            ...request,
            cookie,
            path: pathWith(endpoint.path, params),
          });
        }
      }
    }
    for (const text of SQL) {
      const headers = {
        'x-time-zone': text,
        'user-agent': text,
        referer: text,
        range: `bytes=${text}`,
      };
      await judge(`headers with ${text}`, {
        path: '/api/children',
        cookie: attacker.cookie,
        headers,
      });
    }
    tally.note(before === (await digestOf(target, victim.ids.user)), "the victim's rows changed");
    const { rows } = await target.database.pool.query('select 1 from users where email_verified');
    tally.note(rows.length === 0, 'an update came through');
  },
};

const BREAK = '\r\nX-Injected: yes\r\nBcc: elsewhere@elsewhere.example\r\n\r\n';

export const headerInjection: Attack = {
  name: 'header injection, in answers and mails',
  async run(scene, tally) {
    const { target } = scene;
    const attacker = await scene.newAttacker();
    const { cookie } = attacker;
    for (const endpoint of endpoints) {
      // An own one each: some of them delete.
      const throwaway = await scene.newAttacker();
      const request = await requestFor(endpoint, throwaway);
      const joint = request.path.includes('?') ? '&' : '?';
      const path = `${request.path}${joint}next=${encodeURIComponent(BREAK)}&token=${encodeURIComponent(BREAK)}`;
      const answer = await call(target.url, { ...request, path, cookie: throwaway.cookie });
      tally.note(answer.headers['x-injected'] === undefined, `${nameOf(endpoint)} sent our header`);
    }
    const path = `/${encodeURIComponent(BREAK)}`;
    const answer = await call(target.url, { path });
    tally.note(answer.headers['x-injected'] === undefined, 'a page sent our header');

    const who = `elsewhere@example.org${BREAK}`;
    const mails: [string, string, object][] = [
      ['POST', '/api/waitlist/join', { email: who }],
      ['POST', '/api/auth/forgot-password', { email: who }],
      ['PATCH', '/api/profile', { firstName: `M${BREAK}`.slice(0, 25), email: attacker.email }],
      ['PATCH', '/api/profile', { firstName: 'M\nBcc: a@example.org', email: attacker.email }],
      ['PATCH', '/api/profile', { firstName: 'Maya', email: who }],
      ['POST', '/api/contact/support', { message: `Hello${BREAK}` }],
    ];
    for (const [method, address, body] of mails) {
      await callJson(target.url, method, address, body, cookie);
      await callJson(target.url, 'POST', '/api/contact/support', { message: 'Hello' }, cookie);
    }
    await settle(target);
    for (const mail of mailsOf(target)) {
      const head = mail.slice(0, mail.indexOf('\r\n\r\n'));
      tally.note(
        !/^(bcc|x-injected):/im.test(head),
        `a mail has a header of ours: ${head.slice(0, 80)}`,
      );
    }
  },
};
