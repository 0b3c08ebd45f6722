import { describe, expect, it } from 'vitest';
import { AppError } from '#server/app-error.ts';
import { tables } from '#server/database/connect.ts';
import { hashToken } from '#server/features/auth/token.ts';
import { cookieOf, type SignedInUser, signUpSomebody } from '#test-support/people.ts';
import { createTestApp } from '#test-support/test-app.ts';
import { createGuessLimits } from './guess-limits.ts';

const first = await createTestApp();
/** A second server on the first one's database. */
const second = await createTestApp({ db: first.database.db });

const HERE = '127.0.0.1';
const limits = createGuessLimits(first.database.db, { isOn: true });

interface From {
  readonly app?: typeof first;
  readonly remoteAddress?: string;
  readonly cookie?: string;
}

function logIn(email: string, password: string, from: From = {}) {
  const { app = first, remoteAddress = HERE, cookie = '' } = from;
  return app.request({
    method: 'POST',
    url: '/api/auth/login',
    payload: { email, password },
    headers: { cookie },
    remoteAddress,
  });
}

const networkNumber = (index: number) => `198.51.${index % 250}.${1 + Math.floor(index / 250)}`;

/** How many of so many guesses are looked at, each from another network where `isSpread`; passwords are not compared. */
async function guess(account: string, times: number, { isSpread = false } = {}) {
  let lookedAt = 0;
  for (let index = 0; index < times; index++) {
    const address = isSpread ? networkNumber(index) : HERE;
    const count = limits.count({ account, address });
    lookedAt += await count.then(
      () => 1,
      () => 0,
    );
  }
  return lookedAt;
}

function asRefusal(error: unknown) {
  if (error instanceof AppError && error.retryAfterSeconds) return error;
  throw error;
}

/** As if so many seconds had passed. */
const wait = (seconds: number) =>
  first.database.pool.query(
    `update rate_limits set resets_at = resets_at - make_interval(secs => $1)`,
    [seconds],
  );

async function reset({ id }: SignedInUser, password: string) {
  const expiresAt = new Date(Date.now() + 60_000);
  await first.database.db
    .insert(tables.passwordResetTokens)
    .values({ userId: id, token: hashToken(id), expiresAt });
  const payload = { token: id, password };
  return first.request({ method: 'POST', url: '/api/auth/reset-password', payload });
}

describe('guessing from one network', () => {
  it('waits after five tries, on every server, longer each time, and is told how long', async () => {
    const user = await signUpSomebody(first);
    for (const app of [first, second, first, second, first]) {
      expect((await logIn(user.email, 'guess', { app })).statusCode).toBe(401);
    }
    const refused = await logIn(user.email, user.password, { app: second });
    expect(refused.statusCode).toBe(429);
    expect(refused.json().error).toBe('Too many attempts. Please try again in 1 minute.');
    for (const expected of [30, 60, 120, 240, 480, 900, 900]) {
      const seconds = Number((await logIn(user.email, 'guess')).headers['retry-after']);
      expect(seconds).toBeLessThanOrEqual(expected);
      expect(seconds).toBeGreaterThan(expected * 0.7);
      await wait(seconds);
      expect(await guess(user.email, 2)).toBe(1);
    }
  });

  it('is counted for addresses without an account in the same way', async () => {
    expect(await guess('ghost@example.org', 10)).toBe(5);
  });

  it('of guesses at the same moment looks at no more', async () => {
    const { email } = await signUpSomebody(first);
    const answers = await Promise.all(Array.from({ length: 15 }, () => logIn(email, 'guess')));
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(5);
  });

  it('keeps nobody out elsewhere, and is forgotten after a success or an hour', async () => {
    const { email, password } = await signUpSomebody(first);
    expect(await guess(email, 6)).toBe(5);
    const elsewhere = { remoteAddress: '203.0.113.9' };
    for (let tries = 0; tries < 3; tries++) {
      for (let wrong = 0; wrong < 4; wrong++) {
        await limits.count({ account: email, address: elsewhere.remoteAddress });
      }
      expect((await logIn(email, password, elsewhere)).statusCode).toBe(200);
    }
    await wait(60 * 60);
    expect((await logIn(email, password)).statusCode).toBe(200);
  });
});

describe('guessing from a thousand networks', () => {
  it('comes to at most thirty guesses an hour at one account, known or not', async () => {
    const { email } = await signUpSomebody(first);
    for (const account of [email, 'another-ghost@example.org']) {
      let lookedAt = 0;
      for (let network = 0, seconds = 0; seconds < 60 * 60; network++) {
        const refusal = await limits
          .count({ account, address: networkNumber(network) })
          .then(() => undefined, asRefusal);
        if (!refusal) lookedAt += 1;
        await wait(refusal?.retryAfterSeconds ?? 0);
        seconds += refusal?.retryAfterSeconds ?? 0;
      }
      expect(lookedAt).toBeGreaterThan(20);
      expect(lookedAt).toBeLessThanOrEqual(30);
    }
  });
});

describe('the owner', () => {
  it('gets in on a device that was there before, also from the network of the guesser', async () => {
    const user = await signUpSomebody(first);
    await guess(user.email, 40, { isSpread: true });
    await guess(user.email, 10);
    expect((await logIn(user.email, user.password)).statusCode).toBe(429);
    const own = await logIn(user.email, user.password, { cookie: user.cookie });
    expect(own.statusCode).toBe(200);
  });

  it('gets in there also where somebody has tried every account from the same network', async () => {
    const user = await signUpSomebody(first);
    const remoteAddress = '203.0.113.77';
    for (let index = 0; index < 100; index++) {
      await limits.count({ account: `${index}@example.org`, address: remoteAddress });
    }
    expect((await logIn(user.email, user.password, { remoteAddress })).statusCode).toBe(429);
    const own = { remoteAddress, cookie: user.cookie };
    expect((await logIn(user.email, user.password, own)).statusCode).toBe(200);
  });

  it('gets in after a reset, on the device of the reset also while the guessing goes on', async () => {
    const user = await signUpSomebody(first);
    await guess(user.email, 10);
    const done = await reset(user, 'Towers4ever');
    expect(done.statusCode).toBe(200);
    expect((await logIn(user.email, 'Towers4ever')).statusCode).toBe(200);
    await guess(user.email, 40, { isSpread: true });
    await guess(user.email, 10);
    const own = await logIn(user.email, 'Towers4ever', { cookie: cookieOf(done) });
    expect(own.statusCode).toBe(200);
  });

  it('is not kept out by guesses on a stolen device, which wait like all others', async () => {
    const user = await signUpSomebody(first);
    for (let tries = 0; tries < 5; tries++) {
      const from = { remoteAddress: networkNumber(tries), cookie: user.cookie };
      expect((await logIn(user.email, 'guess', from)).statusCode).toBe(401);
    }
    const stolen = { remoteAddress: '203.0.113.4', cookie: user.cookie };
    expect((await logIn(user.email, user.password, stolen)).statusCode).toBe(429);
    expect((await logIn(user.email, user.password)).statusCode).toBe(200);
  });

  it('has a device that is known to one account alone', async () => {
    const [user, other] = [await signUpSomebody(first), await signUpSomebody(first)];
    await guess(other.email, 10);
    const foreign = await logIn(other.email, other.password, { cookie: user.cookie });
    expect(foreign.statusCode).toBe(429);
  });
});

it('stores neither addresses nor emails in the clear', async () => {
  await logIn('private@example.org', 'guess', { remoteAddress: '192.0.2.55' });
  const rows = JSON.stringify(await first.database.db.select().from(tables.rateLimits));
  expect(rows).not.toContain('private');
  expect(rows).not.toContain('192.0.2.55');
});
