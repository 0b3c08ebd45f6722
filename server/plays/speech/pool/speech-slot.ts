// Where in the pool one process after another works for the hearings that have a place in it, in fair order.
import { setTimeout as pause } from 'node:timers/promises';
import type { ModelSize } from '#server/plays/speech/speech-models.ts';
import type { Hearing, HearingPlace, HearingTask } from './hearing.ts';
import type { HearingKind } from './live-hearing.ts';
import type { Answer, LoadOrder } from './messages.ts';
import { type Backlog, chooseModel } from './model-choice.ts';
import { backOffMs, type PoolLimits } from './pool-limits.ts';
import type { PoolTally } from './pool-tally.ts';
import { type EndReason, SupervisedProcess } from './supervised-process.ts';

export interface SlotOptions {
  readonly load: Omit<LoadOrder, 'kind'>;
  readonly limits: PoolLimits;
  readonly tally: PoolTally;
  readonly onProcessEnd: (reason: EndReason) => void;
  /** The process did not start and this slot has hearings: they may be better off elsewhere. */
  readonly onStartFailure: (slot: SpeechSlot) => void;
  /** Whether another process works for somebody who need not give way: whoever does leaves this core to it. */
  readonly isNeededElsewhere: (slot: SpeechSlot) => boolean;
  readonly onIdle: () => void;
}

/** What a browser sends at a time. */
const TURN_SECONDS = 3;

interface CurrentTask extends HearingTask {
  readonly hearing: Hearing;
}

export class SpeechSlot implements HearingPlace {
  readonly #options: SlotOptions;
  /** The one that had its turn longest ago comes first. */
  readonly #hearings = new Set<Hearing>();
  #process: SupervisedProcess | undefined;
  #starting: Promise<void> | undefined;
  #isReady = false;
  #current: CurrentTask | undefined;
  #givenWayMs = 0;
  #lookingAgain: NodeJS.Timeout | undefined;
  #behindSinceMs: number | undefined;
  #model: ModelSize;
  #failuresInARow = 0;
  #startFailuresInARow = 0;
  #startNotBeforeMs = 0;
  readonly #closing = new AbortController();

  constructor(options: SlotOptions) {
    this.#options = options;
    this.#model = options.load.model;
  }

  get hearings(): readonly Hearing[] {
    return [...this.#hearings];
  }

  get isRunning(): boolean {
    return this.#isReady;
  }

  get isBusy(): boolean {
    return this.#current !== undefined;
  }

  /** For somebody who need not give way. */
  get isBusyInTurn(): boolean {
    return this.#current !== undefined && !this.#current.hearing.givesWay;
  }

  get usesSmallerModel(): boolean {
    return this.#model !== this.#options.load.model;
  }

  /** Until somebody new would have a turn: of each of the others one chunk comes first, however many it has waiting. */
  get secondsToTurn(): number {
    return this.hearings.reduce(
      (sum, { waitingSeconds }) => sum + Math.min(waitingSeconds, TURN_SECONDS),
      0,
    );
  }

  get waitingSeconds(): number {
    return this.hearings.reduce((sum, { waitingSeconds }) => sum + waitingSeconds, 0);
  }

  /** Several starts have failed, one after the other. */
  get isFailing(): boolean {
    return this.#startFailuresInARow >= this.#options.limits.startsInARow;
  }

  /** The last start failed, and the next has to wait. */
  get isPausing(): boolean {
    return this.#startFailuresInARow > 0 && Date.now() < this.#startNotBeforeMs;
  }

  freePlaces(kind: HearingKind): number {
    const { livePlacesPerProcess, uploadPlacesPerProcess } = this.#options.limits;
    const most = kind === 'live' ? livePlacesPerProcess : uploadPlacesPerProcess;
    const taken = this.hearings.filter((hearing) => hearing.kind === kind).length;
    return Math.max(0, most - taken);
  }

  hasPlaceFor({ kind }: Hearing): boolean {
    // However much the live ones have waiting, an upload gets its turn.
    const isTooBusy =
      kind === 'live' && this.secondsToTurn >= this.#options.limits.openBelowSeconds;
    return !this.isPausing && !isTooBusy && this.freePlaces(kind) > 0;
  }

  hasRoomFor(seconds: number): boolean {
    return this.secondsToTurn + seconds <= this.#options.limits.processQueueSeconds;
  }

  enter(hearing: Hearing): void {
    hearing.place = this;
    this.#hearings.add(hearing);
    this.wake();
  }

  leave(hearing: Hearing): void {
    this.#hearings.delete(hearing);
    if (this.#isReady) this.#process?.forget(hearing.id);
  }

  /** Gives the process its next order, unless it is busy or has nothing to do. */
  wake(): void {
    if (!this.#isReady || this.#current) return;
    // Whoever has played to the end waits for the results; the others go on playing.
    const rank = ({ isEnding, givesWay }: Hearing) => (givesWay ? 2 : isEnding ? 0 : 1);
    const inTurn = this.hearings.toSorted((a, b) => rank(a) - rank(b));
    for (const hearing of inTurn) {
      const { givesWay } = hearing;
      if (givesWay && this.#hasToGiveWay()) break;
      const task = hearing.nextTask(this.#model);
      if (!task) continue;
      if (givesWay) this.#givenWayMs = Date.now();
      this.#current = { ...task, hearing };
      this.#toBack(hearing);
      void this.#give(this.#current);
      return;
    }
  }

  /** All processes share the cores. Who gives way uses those that nobody else needs, and is never stopped altogether. */
  #hasToGiveWay(): boolean {
    const { limits, isNeededElsewhere } = this.#options;
    const waitMs = this.#givenWayMs + limits.givingWayMs - Date.now();
    if (waitMs <= 0 || !isNeededElsewhere(this)) return false;
    this.#lookingAgain ??= setTimeout(() => {
      this.#lookingAgain = undefined;
      this.wake();
    }, waitMs).unref();
    return true;
  }

  async #give(task: CurrentTask): Promise<void> {
    const maySoundLeave = await task.hearing.maySoundLeave();
    // The process died meanwhile, and the task with it.
    if (this.#current !== task) return;
    if (task.hearing.isOpen) this.#process?.give({ ...task.order, maySoundLeave });
    else {
      this.#current = undefined;
      this.wake();
    }
  }

  /** Rejects where the process does not start; a start that is under way is joined. */
  start(): Promise<void> {
    if (this.#isReady) return Promise.resolve();
    this.#starting ??= this.#start().finally(() => {
      this.#starting = undefined;
    });
    return this.#starting;
  }

  async close(): Promise<void> {
    this.#closing.abort();
    clearTimeout(this.#lookingAgain);
    this.#process?.end('closed');
    await this.#process?.ended;
  }

  async #start(): Promise<void> {
    const { load, limits, tally } = this.#options;
    const waitMs = Math.max(0, this.#startNotBeforeMs - Date.now());
    await pause(waitMs, undefined, { signal: this.#closing.signal });
    this.#closing.signal.throwIfAborted();
    tally.startedProcesses += 1;
    const process = new SupervisedProcess(
      { kind: 'load', ...load, model: this.#model },
      limits,
      (answer) => this.#answered(answer),
    );
    this.#process = process;
    const ended = process.ended.then((reason) => this.#ended(reason));
    try {
      await process.ready;
    } catch (error) {
      await ended;
      throw error;
    }
    this.#isReady = true;
    this.#startFailuresInARow = 0;
    this.wake();
  }

  #answered(answer: Answer): void {
    const task = this.#current;
    this.#current = undefined;
    this.#failuresInARow = 0;
    if (task) task.hearing.answered(task, answer);
    this.#reconsiderModel();
    this.wake();
    if (!this.#current) this.#options.onIdle();
  }

  #ended(reason: EndReason): void {
    const { limits, tally, onProcessEnd, onStartFailure } = this.#options;
    tally.endedProcesses[reason] += 1;
    const task = this.#current;
    this.#current = undefined;
    this.#process = undefined;
    if (this.#closing.signal.aborted) return;
    onProcessEnd(reason);
    this.#failuresInARow += 1;
    this.#startNotBeforeMs = Date.now() + backOffMs(this.#failuresInARow, limits);
    if (this.#isReady) {
      this.#isReady = false;
      // The neighbours go first: this chunk may kill the next process, too.
      if (task && this.#hearings.has(task.hearing)) this.#toBack(task.hearing);
      for (const hearing of this.hearings)
        hearing.processDied(task?.hearing === hearing ? task : undefined);
    } else {
      this.#startFailuresInARow += 1;
      onStartFailure(this);
    }
    // Later: whoever waited for this start may leave, now that it failed.
    setImmediate(() => this.#restart());
  }

  /** A start that fails ends in `#ended`, which tries again as long as there is somebody to hear. */
  #restart(): void {
    if (this.#hearings.size > 0) this.start().catch(() => undefined);
  }

  #reconsiderModel(): void {
    const { load, limits } = this.#options;
    if (load.model === 'tiny') return;
    const model = chooseModel(this.#model, this.#backlog(limits), limits);
    if (model === this.#model) return;
    this.#model = model;
    for (const hearing of this.#hearings) hearing.tell({ kind: 'model', model });
  }

  #backlog(limits: PoolLimits): Backlog {
    const { waitingSeconds } = this;
    if (waitingSeconds > limits.smallerModelAboveSeconds) this.#behindSinceMs ??= Date.now();
    else if (waitingSeconds < limits.largerModelBelowSeconds) this.#behindSinceMs = undefined;
    const behindMs = this.#behindSinceMs && Date.now() - this.#behindSinceMs;
    const isAlone = this.hearings.filter(({ kind }) => kind === 'live').length === 1;
    return { waitingSeconds, behindMs, isAlone };
  }

  #toBack(hearing: Hearing): void {
    this.#hearings.delete(hearing);
    this.#hearings.add(hearing);
  }
}
