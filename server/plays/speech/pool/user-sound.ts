// How much sound of each user was heard lately. Who has had more than anybody plays lets the others go first.
import { Allowances } from '#server/allowances.ts';
import type { PoolLimits } from './pool-limits.ts';

export class UserSound {
  readonly #allowances: Allowances;
  readonly #leastLeft: number;

  constructor({ aheadSeconds, playedPerSecond }: PoolLimits) {
    // As much again, so that who is far ahead does not come back at once.
    this.#leastLeft = aheadSeconds;
    this.#allowances = new Allowances({ most: 2 * aheadSeconds, perSecond: playedPerSecond });
  }

  add(userId: string, seconds: number, nowMs = performance.now()): void {
    this.#allowances.take(userId, seconds, nowMs);
  }

  isAhead(userId: string, nowMs = performance.now()): boolean {
    return this.#allowances.left(userId, nowMs) < this.#leastLeft;
  }
}
