// The first seconds of a recording, in which the room's noise is learned. Speech in them counts.
import type { ServerMessage } from '#contract/live.ts';

const WARM_UP_MS = 10_000;
const TOLD_EVERY_MS = 1_000;

export class WarmUp {
  readonly #send: (message: ServerMessage) => void;
  #timer: NodeJS.Timeout | undefined;

  constructor(send: (message: ServerMessage) => void) {
    this.#send = send;
  }

  /** Tells how far it is until it is over; begun again, it goes on from the new time. */
  begin(elapsedMs: number): void {
    this.stop();
    if (elapsedMs >= WARM_UP_MS) {
      this.#send({ type: 'warmup_complete' });
      return;
    }
    this.#send({
      type: 'warmup_status',
      message: 'Getting to know the sounds of your room',
      elapsedMs: Math.round(elapsedMs),
      totalMs: WARM_UP_MS,
    });
    const stepMs = Math.min(TOLD_EVERY_MS, WARM_UP_MS - elapsedMs);
    this.#timer = setTimeout(() => this.begin(elapsedMs + stepMs), stepMs);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}
