// So much at once for each, and so much again with every second (a token bucket), in the memory of this server.
interface Limits {
  readonly most: number;
  readonly perSecond: number;
}

interface Bucket {
  readonly left: number;
  readonly atMs: number;
}

export class TokenBuckets {
  readonly #limits: Limits;
  /** Who has taken nothing for longest comes first. */
  readonly #buckets = new Map<string, Bucket>();

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /** Takes so much; false where that is more than was left, and then nothing is. */
  spend(who: string, amount: number, nowMs = performance.now()): boolean {
    const rest = this.left(who, nowMs) - amount;
    this.#buckets.delete(who);
    this.#buckets.set(who, { left: Math.max(0, rest), atMs: nowMs });
    this.#forgetFull(nowMs);
    return rest >= 0;
  }

  left(who: string, nowMs = performance.now()): number {
    const { most, perSecond } = this.#limits;
    const known = this.#buckets.get(who);
    if (!known) return most;
    return Math.min(most, known.left + ((nowMs - known.atMs) / 1000) * perSecond);
  }

  /** Whoever has taken nothing for a while has everything again, and need not be remembered. */
  #forgetFull(nowMs: number): void {
    const { most, perSecond } = this.#limits;
    for (const [who, { atMs }] of this.#buckets) {
      if (((nowMs - atMs) / 1000) * perSecond < most) return;
      this.#buckets.delete(who);
    }
  }
}
