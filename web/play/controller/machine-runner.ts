// Keeps the state of a play session, rings the timers of its phase and hands on what the table asks for. It decides nothing.
import type { Effect } from '#web/play/machine/effects.ts';
import type { PlayEvent } from '#web/play/machine/events.ts';
import { next } from '#web/play/machine/machine.ts';
import { type PhaseTimer, timersOf } from '#web/play/machine/phases.ts';
import { initialState, type PlayState } from '#web/play/machine/state.ts';

type Run = (effect: Effect, state: PlayState) => void;

export class MachineRunner {
  readonly #run: Run;
  readonly #onChange: () => void;
  readonly #timers = new Map<PhaseTimer, () => void>();
  readonly #queue: PlayEvent[] = [];
  #isBusy = false;
  #state = initialState(Date.now());

  constructor(run: Run, onChange: () => void) {
    this.#run = run;
    this.#onChange = onChange;
  }

  get state(): PlayState {
    return this.#state;
  }

  /** One event after the other, also where an effect reports something at once. */
  send(event: PlayEvent): void {
    this.#queue.push(event);
    if (this.#isBusy) return;
    this.#isBusy = true;
    for (let next = this.#queue.shift(); next; next = this.#queue.shift()) this.#apply(next);
    this.#isBusy = false;
  }

  stop(): void {
    for (const stopTimer of this.#timers.values()) stopTimer();
    this.#timers.clear();
  }

  #apply(event: PlayEvent): void {
    const { state, effects } = next(this.#state, event, Date.now());
    const hasMoved = state.phase !== this.#state.phase;
    this.#state = state;
    if (hasMoved) this.#setTimers();
    for (const effect of effects) this.#run(effect, state);
    this.#onChange();
  }

  /** Timers that the phase before had too just go on. */
  #setTimers(): void {
    const wanted = timersOf(this.#state.phase);
    for (const [timer, stopTimer] of this.#timers) {
      if (wanted.includes(timer)) continue;
      stopTimer();
      this.#timers.delete(timer);
    }
    for (const timer of wanted) {
      if (!this.#timers.has(timer)) this.#timers.set(timer, this.#start(timer));
    }
  }

  #start(timer: PhaseTimer): () => void {
    const ring = () => this.send({ type: timer.event } as PlayEvent);
    if ('everyMs' in timer) {
      const id = setInterval(ring, timer.everyMs);
      return () => clearInterval(id);
    }
    const id = setTimeout(ring, timer.afterMs);
    return () => clearTimeout(id);
  }
}
