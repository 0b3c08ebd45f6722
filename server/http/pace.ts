// How fast one login may ask, whatever it asks for. Each refusal costs something, too: who goes on regardless is answered slowly, before
// anybody looks them up.
import { setTimeout as pause } from 'node:timers/promises';
import { AppError } from '#server/app-error.ts';

/** A page asks for ten things, and a parent who leafs through the app for a few pages in a second. */
const AT_ONCE = 60;
const PER_SECOND = 20;
const HOLD_MS = 1_000;

interface Allowance {
  left: number;
  atMs: number;
}

export class Pace {
  /** Who has not asked for longest comes first. */
  readonly #allowances = new Map<string, Allowance>();

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
    const { left, atMs } = this.#allowances.get(login) ?? { left: AT_ONCE, atMs: nowMs };
    const earned = ((nowMs - atMs) / 1000) * PER_SECOND;
    const rest = Math.min(AT_ONCE, left + earned) - 1;
    this.#allowances.delete(login);
    this.#allowances.set(login, { left: Math.max(0, rest), atMs: nowMs });
    this.#forgetFull(nowMs);
    return rest >= 0;
  }

  #forgetFull(nowMs: number): void {
    for (const [login, { atMs }] of this.#allowances) {
      if (((nowMs - atMs) / 1000) * PER_SECOND < AT_ONCE) return;
      this.#allowances.delete(login);
    }
  }
}
