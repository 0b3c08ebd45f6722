// How much an account may have and cost, so that no one account fills the disk or the day of a server. How often something may be
// tried is another matter: `http/rate-limits.ts`.
import type { AppError } from '#server/app-error.ts';
import type { Database } from '#server/database/connect.ts';
import { countInWindow, windowKey } from '#server/tables/rate-limits.ts';
import { lockUser } from '#server/tables/users.ts';
import {
  type CountedName,
  countedQuotas,
  countedRefusal,
  type KeptName,
  keptQuotas,
  type QuotaName,
  quotaLimits,
} from './quota-table.ts';
import { usageOf } from './usage.ts';

export interface Quotas {
  /** Counts one more; in the transaction that writes it, or before the work that costs. Throws where there were enough. */
  spend(tx: Database, userId: string, quota: CountedName): Promise<void>;
  /**
   * Throws where so much more would be too much. In the transaction that writes it: until that ends, nobody else finds room for
   * this user.
   */
  requireRoom(tx: Database, userId: string, quota: KeptName, more: number): Promise<void>;
  /** How often each has refused since the start of this server. */
  readonly refusals: Readonly<Record<QuotaName, number>>;
}

/** `isCounting` off: load tests do in a minute what a family does in a year. What is kept is limited all the same. */
export function createQuotas({ isCounting }: { isCounting: boolean }): Quotas {
  const names = Object.keys(quotaLimits) as QuotaName[];
  const refusals = Object.fromEntries(names.map((name) => [name, 0])) as Record<QuotaName, number>;
  const refuse = (quota: QuotaName, refusal: AppError): never => {
    refusals[quota] += 1;
    throw refusal;
  };
  return {
    refusals,
    async spend(tx, userId, quota) {
      if (!isCounting) return;
      const { most, minutes } = countedQuotas[quota];
      const key = windowKey('quota', quota, userId);
      const { count, secondsLeft } = await countInWindow(tx, key, minutes);
      if (count > most) refuse(quota, countedRefusal(quota, secondsLeft));
    },
    async requireRoom(tx, userId, quota, more) {
      await lockUser(tx, userId);
      const { most, refusal } = keptQuotas[quota];
      if ((await usageOf[quota](tx, userId)) + more > most) refuse(quota, refusal);
    },
  };
}
