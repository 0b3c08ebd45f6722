// Answers with somebody's data that a browser or a proxy would keep, and show to the next person.
import { endpoints } from '#contract/endpoints.ts';
import { nameOf, needsLogin } from '#test-support/safety-net.ts';
import { call } from '../http-call.ts';
import type { Attack } from '../tally.ts';
import { endsLogin, requestFor } from '../valid-request.ts';

export const privateCaching: Attack = {
  name: 'private answers in caches',
  async run({ target, newAttacker }, tally) {
    for (const endpoint of endpoints) {
      const person = await newAttacker();
      const request = await requestFor(endpoint, person);
      const { status, headers } = await call(target.url, { ...request, cookie: person.cookie });
      const cacheControl = headers['cache-control'] ?? '';
      const isPrivate = needsLogin(endpoint) || endsLogin(endpoint);
      const isKept = isPrivate && !/no-store/.test(cacheControl);
      tally.note(!isKept, `${nameOf(endpoint)} (${status}) may be kept: "${cacheControl}"`);
    }
    // A page that is made for whoever asks must not be taken for a file.
    for (const path of [
      '/account/x.css',
      '/settings/a.js',
      '/api/auth/user/x.css',
      '/api/children.css',
      '/api/children/%2e%2e/x.js',
    ]) {
      const { cookie } = await newAttacker();
      const { status, headers, text } = await call(target.url, { path, cookie });
      const isKept = /public|max-age=[1-9]/.test(headers['cache-control'] ?? '');
      tally.note(
        !isKept && !text.includes('@example.org'),
        `${path} answered ${status} and may be kept`,
      );
    }
  },
};
