// Guesses at a password, counted in the database. Whoever guesses wrong waits longer each time. Owners do not wait for strangers: a
// device that has logged in before, and a login session, count apart, and a reset forgives everything.
import { sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '#server/database/connect.ts';
import {
  forgetKey,
  forgetKeysFrom,
  takeAttempt,
  takeHitBack,
  windowKey,
} from '#server/tables/rate-limits.ts';
import { networkOf } from './network-of.ts';
import { hit, type Limit, tooMany } from './rate-limits.ts';

const FIRST_WAIT_SECONDS = 30;
const LONGEST_WAIT_SECONDS = 15 * 60;
/** Longer than the longest wait, or a guesser who is patient would start anew. */
const MEMORY_SECONDS = 60 * 60;
const MOST_DOUBLINGS = 10;

/** A clinic or a family shares one: generous. Right ones count too, since each costs, and writes an event. */
const OF_NETWORK: Limit = { attempts: 100, minutes: 15 };

export const guessesBeforeWaiting = {
  /** At one account, from one network, one known device or one login session. */
  ofOne: 5,
  /** At one account, from all networks together but for its known devices. */
  ofAll: 20,
  ofNetwork: OF_NETWORK.attempts,
};

export interface Guess {
  /** The email, also where there is no such account. */
  readonly account: string;
  readonly address: string;
  /** A device that the account knows or a login session of it: what strangers do elsewhere does not count here, nor the other way. */
  readonly by?: string | undefined;
  /** Guesses of known devices and login sessions count with all others, too: six digits are few. */
  readonly isOfFew?: boolean | undefined;
}

/** The account under which the codes of an authenticator app are guessed, apart from the password. */
export const codesOf = (userId: string) => `codes of ${userId}`;

export interface GuessLimits {
  /** Counts one guess; throws when it comes too early, saying when to try again. */
  count(guess: Guess): Promise<void>;
  /** It was the right password. */
  forgive(guess: Guess): Promise<void>;
  /** All guesses at this account, from wherever they came. */
  forgiveAll(account: string): Promise<void>;
}

export function createGuessLimits(db: Database, { isOn }: { isOn: boolean }): GuessLimits {
  return {
    async count(guess) {
      if (!isOn) return;
      const { account, address, by } = guess;
      const from = by === undefined ? ['address', networkOf(address)] : ['device', by];
      await hit(db, windowKey('login', ...from), OF_NETWORK);
      // Both or none: a guess that was not looked at is none.
      await db.transaction(async (tx) => {
        await takeGuess(tx, keyOfOne(guess), guessesBeforeWaiting.ofOne);
        if (countsForAll(guess)) await takeGuess(tx, keyOfAll(account), guessesBeforeWaiting.ofAll);
      });
    },
    async forgive(guess) {
      await forgetKey(db, keyOfOne(guess));
      if (!countsForAll(guess)) return;
      // Only this one: the others are somebody else's, who could otherwise go on after each log-in of the owner.
      await takeHitBack(db, keyOfAll(guess.account));
    },
    forgiveAll: (account) => forgetKeysFrom(db, prefixOf(account)),
  };
}

async function takeGuess(tx: Database, key: string, free: number): Promise<void> {
  const waitSeconds = waitAfter(free);
  const early = await takeAttempt(tx, { key, memorySeconds: MEMORY_SECONDS, waitSeconds });
  if (early) throw tooMany(early.secondsLeft ?? FIRST_WAIT_SECONDS);
}

/** Seconds: none for the first, then twice as many after each. */
function waitAfter(free: number) {
  return (hits: PgColumn) => {
    const doublings = sql`least(${hits} - ${free}::int, ${MOST_DOUBLINGS})`;
    return sql`case when ${hits} < ${free}::int then 0
      else least(${FIRST_WAIT_SECONDS}::float8 * 2 ^ ${doublings}, ${LONGEST_WAIT_SECONDS}) end`;
  };
}

const countsForAll = ({ by, isOfFew = false }: Guess) => by === undefined || isOfFew;

/** What all keys of an account begin with. */
const prefixOf = (account: string) => `${windowKey('login', 'account', account)}:`;
const keyOfAll = (account: string) => `${prefixOf(account)}all`;
const keyOfOne = ({ account, address, by }: Guess) =>
  prefixOf(account) +
  (by === undefined
    ? windowKey('login', 'network', networkOf(address))
    : windowKey('login', 'by', by));
