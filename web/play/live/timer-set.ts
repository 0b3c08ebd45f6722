/** Rings once, or over and over. */
type Timer<Event> =
  | { readonly event: Event; readonly afterMs: number }
  | { readonly event: Event; readonly everyMs: number };

/** The timers that a state wants. */
export class TimerSet<Event> {
  readonly #ring: (event: Event) => void;
  readonly #running = new Map<Event, () => void>();

  constructor(ring: (event: Event) => void) {
    this.#ring = ring;
  }

  /** Those that are not wanted any more stop, those that run go on; one that rang starts anew if it is wanted still. */
  set(wanted: readonly Timer<Event>[]): void {
    for (const [event, stop] of this.#running) {
      if (wanted.some((timer) => timer.event === event)) continue;
      stop();
      this.#running.delete(event);
    }
    for (const timer of wanted) {
      if (!this.#running.has(timer.event)) this.#running.set(timer.event, this.#start(timer));
    }
  }

  #start(timer: Timer<Event>): () => void {
    const { event } = timer;
    if ('everyMs' in timer) {
      const id = setInterval(() => this.#ring(event), timer.everyMs);
      return () => clearInterval(id);
    }
    const ring = () => {
      this.#running.delete(event);
      this.#ring(event);
    };
    const id = setTimeout(ring, timer.afterMs);
    return () => clearTimeout(id);
  }
}
