// How much sound of one user is heard live. A play comes as fast as it is played, but for what had to wait for the network: whoever sends
// more than that wants the listening processes for themselves.

/** A whole play that comes at once, and more. */
const MOST_SECONDS = 420;
/** Clocks differ a little. */
const EARNED_PER_SECOND = 1.2;
/** A connection that was cut for so long is caught up with as fast as can be. */
const AHEAD_SECONDS = 10;

interface Account {
  readonly seconds: number;
  readonly atMs: number;
}

export class SoundBudget {
  readonly #accounts = new Map<string, Account>();

  /** Takes so many seconds; false where more was heard than anybody plays. */
  spend(userId: string, seconds: number, nowMs = performance.now()): boolean {
    const rest = this.#left(userId, nowMs) - seconds;
    this.#forgetFull(nowMs);
    this.#accounts.set(userId, { seconds: Math.max(0, rest), atMs: nowMs });
    return rest >= 0;
  }

  /** Whether more was heard of somebody than they can have played meanwhile: others come first. */
  isAhead(userId: string, nowMs = performance.now()): boolean {
    return this.#left(userId, nowMs) < MOST_SECONDS - AHEAD_SECONDS;
  }

  #left(userId: string, nowMs: number): number {
    const account = this.#accounts.get(userId);
    if (!account) return MOST_SECONDS;
    const earned = ((nowMs - account.atMs) / 1000) * EARNED_PER_SECOND;
    return Math.min(MOST_SECONDS, account.seconds + earned);
  }

  /** Whoever has not played for a while has everything again, and need not be remembered. */
  #forgetFull(nowMs: number): void {
    for (const [userId, { atMs }] of this.#accounts) {
      if ((nowMs - atMs) / 1000 < MOST_SECONDS / EARNED_PER_SECOND) return;
      this.#accounts.delete(userId);
    }
  }
}
