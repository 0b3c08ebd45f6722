// Guesses at a password, counted in the database. Whoever guesses wrong waits longer each time. Owners do not wait for strangers: a
// device that has logged in before, and a login session, count apart, and a reset forgives everything.
import { eq, sql } from 'drizzle-orm';
import { type Database, tables } from '#server/database/connect.ts';
import { windowKey } from '#server/database/count-in-window.ts';
import { networkOf } from './network-of.ts';
import { hit, type Limit, tooMany } from './rate-limits.ts';

const { rateLimits } = tables;

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
        await takeTurn(tx, keyOfOne(guess), guessesBeforeWaiting.ofOne);
        if (countsForAll(guess)) await takeTurn(tx, keyOfAll(account), guessesBeforeWaiting.ofAll);
      });
    },
    async forgive(guess) {
      await db.delete(rateLimits).where(eq(rateLimits.key, keyOfOne(guess)));
      if (!countsForAll(guess)) return;
      // Only this one: the others are somebody else's, who could otherwise go on after each log-in of the owner.
      await db
        .update(rateLimits)
        .set({ hits: sql`greatest(${rateLimits.hits} - 1, 0)` })
        .where(eq(rateLimits.key, keyOfAll(guess.account)));
    },
    async forgiveAll(account) {
      await db.delete(rateLimits).where(sql`starts_with(${rateLimits.key}, ${prefixOf(account)})`);
    },
  };
}

/**
 * One guess, if the wait after the last one is over. The row's end tells when that was. By the time of the statement, not of the
 * transaction: that may have begun before a guess for whose row it waited.
 */
async function takeTurn(tx: Database, key: string, free: number): Promise<void> {
  const isForgotten = sql`${rateLimits.resetsAt} <= clock_timestamp()`;
  const turnAt = sql`${rateLimits.resetsAt} - make_interval(secs => ${MEMORY_SECONDS}) + make_interval(secs => ${waitAfter(free)})`;
  const resetsAt = sql`clock_timestamp() + make_interval(secs => ${MEMORY_SECONDS})`;
  const taken = await tx
    .insert(rateLimits)
    .values({ key, hits: 1, resetsAt })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: { hits: sql`case when ${isForgotten} then 1 else ${rateLimits.hits} + 1 end`, resetsAt },
      setWhere: sql`${isForgotten} or ${turnAt} <= clock_timestamp()`,
    })
    .returning({ key: rateLimits.key });
  if (taken.length > 0) return;
  const [row] = await tx
    .select({
      secondsLeft: sql<number>`ceil(extract(epoch from ${turnAt} - clock_timestamp()))::int`,
    })
    .from(rateLimits)
    .where(eq(rateLimits.key, key));
  throw tooMany(row?.secondsLeft ?? FIRST_WAIT_SECONDS);
}

/** Seconds: none for the first, then twice as many after each. */
function waitAfter(free: number) {
  const doublings = sql`least(${rateLimits.hits} - ${free}::int, ${MOST_DOUBLINGS})`;
  return sql`case when ${rateLimits.hits} < ${free}::int then 0
    else least(${FIRST_WAIT_SECONDS}::float8 * 2 ^ ${doublings}, ${LONGEST_WAIT_SECONDS}) end`;
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
