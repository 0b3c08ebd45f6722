// Hears play sessions while they run, in processes of its own. It knows neither HTTP nor the database. A process starts when it is
// first needed; a play session stays with the one it was given.

import { createModelStore } from '#server/adapters/models.ts';
import { type OutsideService, outsideServiceOf } from '#server/adapters/outside-service.ts';
import type { TranscriptionServerSettings } from '#server/adapters/transcription-server.ts';
import type { ModelSize } from '#server/speech/load-ears.ts';
import { Hearing } from './hearing.ts';
import { type HearingOptions, type LiveHearing, scoredAfterwards } from './live-hearing.ts';
import { DEFAULT_LIMITS, type PoolLimits, processCount } from './pool-limits.ts';
import { PoolTally } from './pool-tally.ts';
import { SpeechSlot } from './speech-slot.ts';
import type { EndReason } from './supervised-process.ts';

export interface SpeechPoolOptions {
  readonly modelsFolder: string;
  /** The model of a pool that is not busy. */
  readonly model?: ModelSize;
  readonly transcriptionServer?: TranscriptionServerSettings | undefined;
  /** Left out: by cores and free memory. */
  readonly processes?: number;
  readonly limits?: Partial<PoolLimits>;
  /** For the log; not told of a stop that was asked for. */
  readonly onProcessEnd?: (reason: EndReason) => void;
}

export interface SpeechPoolStatus {
  /** `off`: the models are not there. `down`: no process can be started. */
  readonly status: 'up' | 'down' | 'off';
  readonly processes: { readonly most: number; readonly running: number; readonly busy: number };
  readonly hearings: number;
  readonly waitingSeconds: number;
  /** Processes that are behind and hear with the smaller model. */
  readonly onSmallerModel: number;
  readonly sinceStart: Readonly<PoolTally>;
}

export interface SpeechPool {
  /** The transcription server, as families know it; it hears only who agreed. */
  readonly transcriptionService: OutsideService | undefined;
  /**
   * Rejects with `unavailable` where the play session has to be scored afterwards. One that is open already is handed out again,
   * so that a connection which comes back goes on at `nextChunk`.
   */
  open(playSessionId: string, options: HearingOptions): Promise<LiveHearing>;
  status(): SpeechPoolStatus;
  /** Ends every process; what waits is rejected. */
  close(): Promise<void>;
}

export function createSpeechPool(options: SpeechPoolOptions): SpeechPool {
  return new Pool(options);
}

class Pool implements SpeechPool {
  readonly transcriptionService: OutsideService | undefined;
  readonly #models;
  readonly #limits: PoolLimits;
  readonly #tally = new PoolTally();
  readonly #slots: readonly SpeechSlot[];
  readonly #opened = new Map<string, { hearing: Hearing; whenOpen: Promise<LiveHearing> }>();
  #isClosed = false;

  constructor({
    modelsFolder,
    model = 'base',
    transcriptionServer,
    ...options
  }: SpeechPoolOptions) {
    this.#models = createModelStore(modelsFolder);
    this.transcriptionService = transcriptionServer && outsideServiceOf(transcriptionServer);
    this.#limits = { ...DEFAULT_LIMITS, ...options.limits };
    const slot = () =>
      new SpeechSlot({
        load: { modelsFolder, model, transcriptionServer: withoutFunctions(transcriptionServer) },
        limits: this.#limits,
        tally: this.#tally,
        onProcessEnd: options.onProcessEnd ?? (() => undefined),
        onStartFailure: (failed) => this.#moveAway(failed),
      });
    this.#slots = Array.from({ length: Math.max(1, options.processes ?? processCount()) }, slot);
  }

  open(playSessionId: string, options: HearingOptions): Promise<LiveHearing> {
    this.#dropEnded();
    const known = this.#opened.get(playSessionId);
    if (known) {
      known.hearing.onEvent = options.onEvent;
      return known.whenOpen;
    }
    const slot = this.#isOff ? undefined : this.#bestSlot();
    if (!slot) {
      this.#tally.refusedHearings += 1;
      return Promise.reject(scoredAfterwards('We cannot listen right now.'));
    }
    const hearing = new Hearing(playSessionId, options, this.#limits, this.#tally);
    // Before the process has started: the place is taken.
    slot.enter(hearing);
    const whenOpen = this.#whenStarted(slot, hearing);
    this.#opened.set(playSessionId, { hearing, whenOpen });
    return whenOpen;
  }

  status(): SpeechPoolStatus {
    this.#dropEnded();
    const count = (is: (slot: SpeechSlot) => boolean) => this.#slots.filter(is).length;
    // Only until the next try: a server that is sent nobody while it is down would never try again.
    const cannotStart = this.#slots.some((slot) => slot.isFailing && slot.isPausing);
    const isDown = cannotStart && count(({ isRunning }) => isRunning) === 0;
    return {
      status: this.#isOff ? 'off' : isDown ? 'down' : 'up',
      processes: {
        most: this.#slots.length,
        running: count(({ isRunning }) => isRunning),
        busy: count(({ isBusy }) => isBusy),
      },
      hearings: this.#opened.size,
      waitingSeconds: this.#slots.reduce((sum, { waitingSeconds }) => sum + waitingSeconds, 0),
      onSmallerModel: count(({ usesSmallerModel }) => usesSmallerModel),
      sinceStart: structuredClone(this.#tally),
    };
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const { hearing } of this.#opened.values())
      hearing.close(scoredAfterwards('We have to stop listening for a moment.'));
    await Promise.all(this.#slots.map((slot) => slot.close()));
  }

  get #isOff(): boolean {
    return this.#isClosed || this.#models.absent().length > 0;
  }

  async #whenStarted(slot: SpeechSlot, hearing: Hearing): Promise<LiveHearing> {
    try {
      await slot.start();
      return hearing;
    } catch {
      // It may have found a place in another process meanwhile.
      if (hearing.isOpen && hearing.place !== slot) return hearing;
      const error = scoredAfterwards('We cannot listen right now.');
      hearing.close(error);
      throw error;
    }
  }

  /** The one with the fewest play sessions; of several, one that runs already. */
  #bestSlot(): SpeechSlot | undefined {
    const rank = (slot: SpeechSlot) => slot.hearings.length + (slot.isRunning ? 0 : 0.5);
    return this.#slots
      .filter((slot) => slot.takesHearings)
      .toSorted((a, b) => rank(a) - rank(b))[0];
  }

  #moveAway(failed: SpeechSlot): void {
    for (const hearing of failed.hearings) {
      const other = this.#slots.find((slot) => slot.isRunning && slot.takesHearings);
      if (other) {
        failed.leave(hearing);
        other.enter(hearing);
      } else if (failed.isFailing) hearing.giveUp('We cannot listen right now.');
    }
  }

  #dropEnded(): void {
    const idleSinceMs = Date.now() - this.#limits.hearingIdleMs;
    for (const [playSessionId, { hearing }] of this.#opened) {
      if (hearing.lastUsedMs < idleSinceMs) hearing.abandon();
      if (!hearing.isOpen) this.#opened.delete(playSessionId);
    }
  }
}

/** Functions do not cross a pipe. */
function withoutFunctions(settings: TranscriptionServerSettings | undefined) {
  if (!settings) return undefined;
  const { onFailure: _, ...plain } = settings;
  return plain;
}
