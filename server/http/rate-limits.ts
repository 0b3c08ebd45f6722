// How often something may be tried, counted in the database, so that it holds across servers.
import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { AppError } from '#server/app-error.ts';
import { type Database, tables } from '#server/database/connect.ts';
import { networkOf } from './network-of.ts';

interface Limit {
  readonly attempts: number;
  readonly minutes: number;
}

/** Per network address generous (a clinic shares one), per account tight (passwords are guessed there). */
export const limits = {
  login: { address: { attempts: 100, minutes: 15 }, account: { attempts: 10, minutes: 15 } },
  /** Six digits: whoever knows the password guesses one in a hundred thousand codes a day, at most. */
  code: { address: { attempts: 100, minutes: 15 }, account: { attempts: 10, minutes: 720 } },
  signup: { address: { attempts: 1000, minutes: 60 }, account: { attempts: 10, minutes: 60 } },
  forgot: { address: { attempts: 50, minutes: 60 }, account: { attempts: 5, minutes: 60 } },
  reset: { address: { attempts: 50, minutes: 60 }, account: { attempts: 10, minutes: 60 } },
  waitlist: { address: { attempts: 200, minutes: 60 }, account: { attempts: 10, minutes: 60 } },
  enroll: { address: { attempts: 200, minutes: 60 }, account: { attempts: 20, minutes: 60 } },
  coach: { address: { attempts: 2000, minutes: 60 }, account: { attempts: 120, minutes: 60 } },
  analyze: { address: { attempts: 600, minutes: 60 }, account: { attempts: 60, minutes: 60 } },
  upload: { address: { attempts: 400, minutes: 60 }, account: { attempts: 40, minutes: 60 } },
  support: { address: { attempts: 100, minutes: 60 }, account: { attempts: 10, minutes: 60 } },
} as const satisfies Record<string, { address: Limit; account: Limit }>;

export type LimitedAction = keyof typeof limits;

export interface RateLimits {
  /** Counts one attempt; throws when there were too many, saying when to try again. */
  count(action: LimitedAction, address: string, account: string): Promise<void>;
  /** Forgets the attempts on an account, after one that succeeded. */
  forgive(action: LimitedAction, account: string): Promise<void>;
}

export function createRateLimits(db: Database, { isOn }: { isOn: boolean }): RateLimits {
  return {
    async count(action, address, account) {
      if (!isOn) return;
      await hit(db, keyOf(action, 'address', networkOf(address)), limits[action].address);
      await hit(db, keyOf(action, 'account', account), limits[action].account);
    },
    async forgive(action, account) {
      const { key } = tables.rateLimits;
      await db.delete(tables.rateLimits).where(eq(key, keyOf(action, 'account', account)));
    },
  };
}

async function hit(db: Database, key: string, limit: Limit): Promise<void> {
  const { rateLimits } = tables;
  const resetsAt = sql`now() + make_interval(mins => ${limit.minutes})`;
  const isOver = sql`${rateLimits.resetsAt} <= now()`;
  const [row] = await db
    .insert(rateLimits)
    .values({ key, hits: 1, resetsAt })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        hits: sql`case when ${isOver} then 1 else ${rateLimits.hits} + 1 end`,
        resetsAt: sql`case when ${isOver} then ${resetsAt} else ${rateLimits.resetsAt} end`,
      },
    })
    .returning({
      hits: rateLimits.hits,
      secondsLeft: sql<number>`ceil(extract(epoch from ${rateLimits.resetsAt} - now()))::int`,
    });
  if (row && row.hits > limit.attempts) throw tooMany(row.secondsLeft);
}

function tooMany(retryAfterSeconds: number): AppError {
  const minutes = Math.max(1, Math.ceil(retryAfterSeconds / 60));
  const hours = Math.ceil(minutes / 60);
  const wait = minutes > 90 ? `${hours} hours` : minutes === 1 ? '1 minute' : `${minutes} minutes`;
  return new AppError('too_many_requests', `Too many attempts. Please try again in ${wait}.`, {
    retryAfterSeconds,
  });
}

/** Hashed: the table should not be a list of who tried to log in from where. */
function keyOf(action: string, kind: string, subject: string): string {
  return createHash('sha256').update(`${action}:${kind}:${subject}`).digest('base64url');
}
