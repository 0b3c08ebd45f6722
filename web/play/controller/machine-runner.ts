// Keeps the state of a play session, rings the timers of its phase and hands on what the table asks for. It decides nothing.
import { TimerSet } from '#web/play/live/timer-set.ts';
import type { Effect } from '#web/play/machine/effects.ts';
import type { EventName, PlayEvent } from '#web/play/machine/events.ts';
import { next } from '#web/play/machine/machine.ts';
import { timersOf } from '#web/play/machine/phases.ts';
import { initialState, type PlayState } from '#web/play/machine/state.ts';

type Run = (effect: Effect, state: PlayState) => void;

export class MachineRunner {
  readonly #run: Run;
  readonly #onChange: () => void;
  readonly #timers = new TimerSet<EventName>((event) => this.send({ type: event } as PlayEvent));
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
    this.#timers.set([]);
  }

  #apply(event: PlayEvent): void {
    const { state, effects } = next(this.#state, event, Date.now());
    const hasMoved = state.phase !== this.#state.phase;
    this.#state = state;
    if (hasMoved) this.#timers.set(timersOf(state.phase));
    for (const effect of effects) this.#run(effect, state);
    this.#onChange();
  }
}
