// How fast one user may ask, whatever they ask for and however often they are logged in. Each refusal costs something, too: who goes on regardless is answered slowly, before
// anybody looks them up.
import { setTimeout as pause } from 'node:timers/promises';
import { AppError } from '#server/app-error.ts';
import { TokenBuckets } from '#server/token-buckets.ts';

/** A page asks for ten things, and a parent who leafs through the app for a few pages in a second. */
const AT_ONCE = 60;
const PER_SECOND = 20;
const HOLD_MS = 1_000;
const MOST_KNOWN_LOGINS = 10_000;

export class Pace {
  readonly #buckets = new TokenBuckets({ most: AT_ONCE, perSecond: PER_SECOND });

  /** Who asked longest ago comes first. */
  readonly #users = new Map<string, string>();

  /** From now on this login counts with all others of its user. */
  know(login: string, userId: string): void {
    this.#users.delete(login);
    this.#users.set(login, userId);
    const [oldest] = this.#users.keys();
    if (oldest !== undefined && this.#users.size > MOST_KNOWN_LOGINS) this.#users.delete(oldest);
  }

  /** Counts a request; where it is one too many, waits a little and throws. */
  async keep(login: string): Promise<void> {
    if (this.isWithin(login)) return;
    await pause(HOLD_MS);
    throw new AppError(
      'too_many_requests',
      'That was a lot at once. Please wait a few seconds, then try again.',
      { retryAfterSeconds: Math.ceil(AT_ONCE / PER_SECOND) },
    );
  }

  isWithin(login: string, nowMs = performance.now()): boolean {
    return this.#buckets.spend(this.#users.get(login) ?? login, 1, nowMs);
  }
}
