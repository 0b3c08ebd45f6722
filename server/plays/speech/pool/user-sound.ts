// How much sound of each user was heard lately. Who has had more than anybody plays lets the others go first.
import { TokenBuckets } from '#server/token-buckets.ts';
import type { PoolLimits } from './pool-limits.ts';

export class UserSound {
  readonly #buckets: TokenBuckets;
  readonly #leastLeft: number;

  constructor({ aheadSeconds, playedPerSecond }: PoolLimits) {
    // As much again, so that who is far ahead does not come back at once.
    this.#leastLeft = aheadSeconds;
    this.#buckets = new TokenBuckets({ most: 2 * aheadSeconds, perSecond: playedPerSecond });
  }

  add(userId: string, seconds: number, nowMs = performance.now()): void {
    this.#buckets.spend(userId, seconds, nowMs);
  }

  isAhead(userId: string, nowMs = performance.now()): boolean {
    return this.#buckets.left(userId, nowMs) < this.#leastLeft;
  }
}
