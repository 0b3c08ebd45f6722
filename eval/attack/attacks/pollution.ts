// Names that lead to the prototype of every object: in JSON on every level, in queries and in forms.
import { endpoints } from '#contract/endpoints.ts';
import { formWith, nameOf } from '#test-support/safety-net.ts';
import { type Call, call } from '../http-call.ts';
import type { Attack } from '../tally.ts';
import { bodyFor, endsLogin, formCall, idsIn, requestFor } from '../valid-request.ts';

/** As text: an object literal would set the prototype and send nothing. */
const POISON = [
  '"__proto__":{"polluted":"yes","userId":"yes"}',
  '"constructor":{"prototype":{"polluted":"yes"}}',
  String.raw`"__pr\u006fto__":{"polluted":"yes"}`,
];

const QUERIES = [
  '__proto__[polluted]=yes',
  '__proto__.polluted=yes',
  'constructor[prototype][polluted]=yes',
  '__proto__=yes&toString=yes&hasOwnProperty=yes',
];

export const prototypePollution: Attack = {
  name: 'prototype pollution',
  async run({ target, newAttacker }, tally) {
    const { url } = target;
    const probe = async () => {
      const answers = [
        await call(url, { path: '/api/health' }),
        await call(url, { path: '/api/no/such/thing' }),
        await call(url, { path: '/api/auth/providers' }),
      ];
      return answers.map(({ status, text }) => `${status} ${keysOf(text)}`).join(' ');
    };
    const before = await probe();
    for (const endpoint of endpoints) {
      const attacker = await newAttacker();
      const request = await requestFor(endpoint, attacker);
      const cookie = endsLogin(endpoint) ? '' : attacker.cookie;
      const body = bodyFor(endpoint, attacker);
      for (const text of body ? poisoned(body) : []) {
        const { status } = await call(url, { ...request, cookie, body: text });
        tally.note(status === 400, `${nameOf(endpoint)} took ${text.slice(0, 60)} with ${status}`);
      }
      const plain = await call(url, { ...request, cookie });
      for (const query of QUERIES) {
        const path = `${request.path}${request.path.includes('?') ? '&' : '?'}${query}`;
        const { status, text } = await call(url, { ...request, path, cookie });
        const isHarmless = status < 500 && status !== 0 && !text.includes('polluted');
        tally.note(
          isHarmless,
          `${nameOf(endpoint)} with ${query} answered ${status}, without ${plain.status}`,
        );
      }
      const { upload } = endpoint;
      if (!upload) continue;
      const own = idsIn(upload.fields, attacker.ids);
      const forms: FormData[] = [
        formWith('__proto__', 'sound', own),
        formWith(
          upload.field,
          'sound',
          Object.fromEntries([...Object.entries(own), ['__proto__', 'polluted']]),
        ),
        formWith(upload.field, 'sound', { 'constructor.prototype.polluted': 'yes' }),
      ];
      for (const form of forms) {
        const sent: Call = { ...request, ...(await formCall(form)), cookie };
        const { status, text } = await call(url, sent);
        tally.note(
          status < 500 && status !== 0 && !text.includes('polluted'),
          `${nameOf(endpoint)} as a form answered ${status}`,
        );
      }
    }
    tally.note(before === (await probe()), 'answers of others have changed their shape');
  },
};

/** At the start of each object in the body. */
function poisoned(body: object): string[] {
  const text = JSON.stringify(body);
  const starts = [...text.matchAll(/\{/g)].map(({ index }) => index + 1);
  return starts.flatMap((at) =>
    POISON.map((poison) => `${text.slice(0, at)}${poison},${text.slice(at)}`),
  );
}

function keysOf(text: string): string {
  const keys: string[] = [];
  JSON.parse(text, (key, value: unknown) => {
    keys.push(key);
    return value;
  });
  return keys.toSorted().join(',');
}
