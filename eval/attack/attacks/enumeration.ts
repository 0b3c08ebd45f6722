// Who has an account? The words of the answers; their times are measured by `npm run eval:enumeration`.
import { newEmail } from '../family.ts';
import { type Answer, callJson } from '../http-call.ts';
import { forgetLimits } from '../settle.ts';
import type { Attack } from '../tally.ts';

const ROUNDS = 12;

export const enumeration: Attack = {
  name: 'account enumeration by text',
  async run({ target, victim, newAttacker }, tally) {
    const { cookie } = await newAttacker();
    const asks: Record<string, (email: string) => Promise<Answer>> = {
      'log-in': (email) =>
        callJson(target.url, 'POST', '/api/auth/login', { email, password: 'not the password' }),
      'log-in without a password': (email) =>
        callJson(target.url, 'POST', '/api/auth/login', { email, password: '' }),
      'forgotten password': (email) =>
        callJson(target.url, 'POST', '/api/auth/forgot-password', { email }),
      'another email': async (email) => {
        // One account asks for both: its own limit would tell them apart.
        await forgetLimits(target);
        const changes = { firstName: 'Maya', email };
        return callJson(target.url, 'PATCH', '/api/profile', changes, cookie);
      },
    };
    const unknown = newEmail();
    for (const [name, ask] of Object.entries(asks)) {
      await forgetLimits(target);
      // Beyond the limit as well: it must not be reached sooner by those who exist.
      for (let round = 1; round <= ROUNDS; round++) {
        const [ofKnown, ofUnknown] = [
          shapeOf(await ask(victim.email), victim.email),
          shapeOf(await ask(unknown), unknown),
        ];
        tally.note(ofKnown === ofUnknown, `${name}: "${ofKnown}" against "${ofUnknown}"`);
      }
    }
    tally.notes.push(
      'Sign-up and waitlist say that an address is taken, as their screens have to; both are limited per address.',
    );
  },
};

/** All that a caller sees, but the number of the request and the email that was asked for. */
function shapeOf({ status, headers, text }: Answer, email: string): string {
  const names = Object.keys(headers).filter((name) => name !== 'x-request-id');
  return `${status} ${names.join(',')} ${text
    .replaceAll(/"requestId":"[^"]*"/g, '')
    .replaceAll(/(\d+|a) minutes?/g, '')
    .replaceAll(email, '')}`;
}
