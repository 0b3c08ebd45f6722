// How often something may be tried, counted in the database, so that it holds across servers. What an account may keep or cost in a
// day is in `server/quotas`.
import { AppError } from '#server/app-error.ts';
import type { Database } from '#server/database/connect.ts';
import { countInWindow, readWindow, windowKey } from '#server/tables/rate-limits.ts';
import { waitOf } from '#server/wait-words.ts';
import { networkOf } from './network-of.ts';

export interface Limit {
  readonly attempts: number;
  readonly minutes: number;
}

/** Per network address generous (a clinic shares one), per account tight. Guesses at a password have limits of their own. */
export const limits = {
  passkey: { address: { attempts: 200, minutes: 15 }, account: { attempts: 30, minutes: 15 } },
  signup: { address: { attempts: 1000, minutes: 60 }, account: { attempts: 10, minutes: 60 } },
  forgot: { address: { attempts: 50, minutes: 60 }, account: { attempts: 5, minutes: 60 } },
  reset: { address: { attempts: 50, minutes: 60 }, account: { attempts: 10, minutes: 60 } },
  confirmMail: { address: { attempts: 200, minutes: 60 }, account: { attempts: 5, minutes: 60 } },
  /** Mails that anybody may have sent to an address of their choice. */
  mailTo: { address: { attempts: 200, minutes: 60 }, account: { attempts: 5, minutes: 60 } },
  waitlist: { address: { attempts: 200, minutes: 60 }, account: { attempts: 10, minutes: 60 } },
  enroll: { address: { attempts: 200, minutes: 60 }, account: { attempts: 20, minutes: 60 } },
  coach: { address: { attempts: 2000, minutes: 60 }, account: { attempts: 120, minutes: 60 } },
  analyze: { address: { attempts: 600, minutes: 60 }, account: { attempts: 60, minutes: 60 } },
  // Each one counts all lines of its play session anew.
  correct: { address: { attempts: 6000, minutes: 60 }, account: { attempts: 600, minutes: 60 } },
  // Every change is a line in a ledger that is never shortened.
  consent: { address: { attempts: 600, minutes: 60 }, account: { attempts: 30, minutes: 60 } },
  upload: { address: { attempts: 400, minutes: 60 }, account: { attempts: 40, minutes: 60 } },
  support: { address: { attempts: 100, minutes: 60 }, account: { attempts: 10, minutes: 60 } },
} as const satisfies Record<string, { address: Limit; account: Limit }>;

export type LimitedAction = keyof typeof limits;

export interface RateLimits {
  /** Counts one attempt; throws when there were too many, saying when to try again. */
  count(action: LimitedAction, address: string, account: string): Promise<void>;
}

export function createRateLimits(db: Database, { isOn }: { isOn: boolean }): RateLimits {
  return {
    async count(action, address, account) {
      if (!isOn) return;
      const place = windowKey(action, 'address', networkOf(address));
      // An account that is refused takes nothing from the others at its place, and a place that is refused counts for no account.
      await refuseBeyond(db, place, limits[action].address);
      await hit(db, windowKey(action, 'account', account), limits[action].account);
      await hit(db, place, limits[action].address);
    },
  };
}

export async function hit(db: Database, key: string, limit: Limit): Promise<void> {
  const { count, secondsLeft } = await countInWindow(db, key, limit.minutes);
  if (count > limit.attempts) throw tooMany(secondsLeft);
}

async function refuseBeyond(db: Database, key: string, limit: Limit): Promise<void> {
  const window = await readWindow(db, key);
  if (window && window.count >= limit.attempts) throw tooMany(window.secondsLeft);
}

export function tooMany(retryAfterSeconds: number): AppError {
  const wait = waitOf(retryAfterSeconds);
  return new AppError('too_many_requests', `Too many attempts. Please try again in ${wait}.`, {
    retryAfterSeconds,
  });
}
