import { getUser } from '#contract/auth.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';

const CHECK_MS = 30_000;

/** Notices that the parent was logged out elsewhere. Asked past the query client, which would leave the screen at once. */
export class LoginWatch {
  readonly #onLoggedOut: () => void;
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(onLoggedOut: () => void) {
    this.#onLoggedOut = onLoggedOut;
  }

  start(): void {
    this.#timer ??= setInterval(() => void this.check(), CHECK_MS);
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  async check(): Promise<void> {
    try {
      await call(getUser, {});
    } catch (error) {
      // Without a network nobody knows; that is not a log-out.
      if (error instanceof ApiError && error.status === 401) this.#onLoggedOut();
    }
  }
}
