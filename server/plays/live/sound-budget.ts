// How much sound of one user is heard live. A play comes as fast as it is played, but for what had to wait for the network: whoever sends
// more than that wants the listening processes for themselves.
import { TokenBuckets } from '#server/token-buckets.ts';

/** A whole play that comes at once, and more. */
const MOST_SECONDS = 420;
/** Clocks differ a little. */
const EARNED_PER_SECOND = 1.2;

export class SoundBudget {
  readonly #buckets = new TokenBuckets({ most: MOST_SECONDS, perSecond: EARNED_PER_SECOND });

  /** Takes so many seconds; false where more was heard than anybody plays. */
  spend(userId: string, seconds: number, nowMs = performance.now()): boolean {
    return this.#buckets.spend(userId, seconds, nowMs);
  }
}
