// Guessing: passwords of one account from many addresses, of many accounts from one, and everything else that is limited.
import { guessesBeforeWaiting } from '#server/http/guess-limits.ts';
import { limits } from '#server/http/rate-limits.ts';
import { newEmail } from '../family.ts';
import { call, callJson, JSON_TYPE } from '../http-call.ts';
import { forgetLimits } from '../settle.ts';
import type { Attack, Scene, Tally } from '../tally.ts';

const WRONG = 'not the password';
/** Addresses of this machine: every one of 127.0.0.0/8 is. */
const addressNumber = (index: number) =>
  `127.0.${1 + Math.floor(index / 250)}.${1 + (index % 250)}`;

interface Guess {
  readonly email: string;
  readonly from?: string;
  readonly headers?: Record<string, string>;
}

export const bruteForce: Attack = {
  name: 'brute force',
  async run(scene, tally) {
    const { ofOne, ofAll, ofNetwork: ofAddress } = guessesBeforeWaiting;
    const { email, cookie } = await scene.newAttacker();
    const ways: Record<string, readonly [most: number, guessOf: (index: number) => Guess]> = {
      'from one address': [ofOne, () => ({ email })],
      'from many addresses': [ofAll, (index) => ({ email, from: addressNumber(index) })],
      'under forged addresses': [ofOne, (index) => ({ email, headers: forgedAddress(index) })],
      'in many spellings': [ofOne, (index) => ({ email: spelled(email, index) })],
      'from a device that it knows': [
        ofOne,
        (index) => ({ email, from: addressNumber(index), headers: { cookie } }),
      ],
    };
    for (const [name, [most, guessOf]] of Object.entries(ways)) {
      await forgetLimits(scene.target);
      const answers = await inTurn(most + 20, (index) => guess(scene, guessOf(index)));
      noteLimit(tally, `guesses at one account ${name}`, answers, most);
    }
    await forgetLimits(scene.target);
    const atOnce = await Promise.all(Array.from({ length: 60 }, () => guess(scene, { email })));
    noteLimit(tally, 'guesses at one account, all at once', atOnce, ofOne);

    for (const headersOf of [() => ({}), forgedAddress]) {
      await forgetLimits(scene.target);
      const answers = await inTurn(ofAddress + 20, (index) =>
        guess(scene, { email: newEmail(), headers: headersOf(index) }),
      );
      noteLimit(tally, 'one guess at each of many accounts', answers, ofAddress);
    }
    await others(scene, tally);
  },
};

/** All other limited actions, by the tighter of their limits. */
async function others(scene: Scene, tally: Tally): Promise<void> {
  const { cookie, email } = await scene.newAttacker();
  const { url } = scene.target;
  const actions: Record<
    string,
    { readonly most: number; readonly act: (index: number) => Promise<{ status: number }> }
  > = {
    forgot: {
      most: limits.forgot.account.attempts,
      act: () => callJson(url, 'POST', '/api/auth/forgot-password', { email }),
    },
    'forgot, many accounts': {
      most: limits.forgot.address.attempts,
      act: (index) =>
        call(url, {
          method: 'POST',
          path: '/api/auth/forgot-password',
          headers: { ...JSON_TYPE, ...forgedAddress(index) },
          body: JSON.stringify({ email: newEmail() }),
        }),
    },
    'reset, tokens guessed': {
      most: limits.reset.address.attempts,
      act: (index) =>
        callJson(url, 'POST', '/api/auth/reset-password', {
          token: `guess-${index}`,
          password: 'Blocks and 2 trains',
        }),
    },
    'proof by the password': {
      most: guessesBeforeWaiting.ofOne,
      act: () => callJson(url, 'POST', '/api/auth/proof/password', { password: WRONG }, cookie),
    },
    'confirmation mails': {
      most: limits.confirmMail.account.attempts,
      act: () => call(url, { method: 'POST', path: '/api/auth/verify-email/resend', cookie }),
    },
    signup: {
      most: limits.signup.account.attempts,
      act: () => callJson(url, 'POST', '/api/auth/signup', { email, password: WRONG }),
    },
    waitlist: {
      most: limits.waitlist.account.attempts,
      act: () => callJson(url, 'POST', '/api/waitlist/join', { email }),
    },
    support: {
      most: limits.support.account.attempts,
      act: () => callJson(url, 'POST', '/api/contact/support', { message: 'Hello' }, cookie),
    },
    coach: {
      most: limits.coach.account.attempts,
      act: () => callJson(url, 'POST', '/api/agent/chat', { message: 'Hello' }, cookie),
    },
    analyze: {
      most: limits.analyze.account.attempts,
      act: () =>
        callJson(
          url,
          'POST',
          '/api/sessions/analyze-cdi',
          { transcript: 'x', sessionId: 1 },
          cookie,
        ),
    },
    enroll: {
      most: limits.enroll.account.attempts,
      act: () =>
        call(url, {
          method: 'POST',
          path: '/api/voice/enroll',
          cookie,
          headers: { 'content-type': 'multipart/form-data; boundary=x' },
          body: '--x--\r\n',
        }),
    },
    upload: {
      most: limits.upload.account.attempts,
      act: () =>
        call(url, {
          method: 'POST',
          path: '/api/sessions/process-audio',
          cookie,
          headers: { 'content-type': 'multipart/form-data; boundary=x' },
          body: '--x--\r\n',
        }),
    },
  };
  for (const [name, { most, act }] of Object.entries(actions)) {
    await forgetLimits(scene.target);
    noteLimit(tally, name, await inTurn(most + 5, act), most);
  }
}

const forgedAddress = (index: number) => ({
  'x-forwarded-for': `203.0.113.${index % 250}, 198.51.100.7`,
  'x-real-ip': `203.0.113.${index % 250}`,
  forwarded: `for=203.0.113.${index % 250}`,
  'cf-connecting-ip': `203.0.113.${index % 250}`,
});

const spelled = (email: string, index: number) =>
  [
    email.toUpperCase(),
    ` ${email}`,
    `${email}\t`,
    email,
    email.replace('@', '@').replace('e', 'E'),
  ][index % 5] ?? email;

function guess({ target }: Scene, { email, from, headers = {} }: Guess) {
  const body = JSON.stringify({ email, password: WRONG });
  const request = {
    method: 'POST',
    path: '/api/auth/login',
    headers: { ...JSON_TYPE, ...headers },
    body,
  };
  return call(target.url, { ...request, ...(from && { from }) });
}

async function inTurn<Answer>(
  most: number,
  act: (index: number) => Promise<Answer>,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let index = 0; index < most; index++) answers.push(await act(index));
  return answers;
}

/** Each answer past the limit has to be a 429. */
function noteLimit(
  tally: Tally,
  name: string,
  answers: readonly { status: number }[],
  most: number,
): void {
  const passed = answers.filter(({ status }) => status !== 429).length;
  for (let index = most; index < answers.length; index++) {
    tally.note(index >= passed, `${name}: ${passed} came through where ${most} may`);
  }
}
