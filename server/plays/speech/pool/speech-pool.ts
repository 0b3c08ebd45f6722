// Hears play sessions while they run, in processes of its own. It knows neither HTTP nor the database. A process starts when it is
// first needed; a play session stays with the one it was given.

import { createModelStore } from '#server/adapters/models.ts';
import { type OutsideService, outsideServiceOf } from '#server/adapters/outside-service.ts';
import type { TranscriptionServerSettings } from '#server/adapters/transcription-server.ts';
import type { ModelSize } from '#server/plays/speech/speech-models.ts';
import { Hearing } from './hearing.ts';
import {
  type HearingKind,
  type HearingOptions,
  type LiveHearing,
  NoPlaceError,
} from './live-hearing.ts';
import { DEFAULT_LIMITS, type PoolLimits, processCount } from './pool-limits.ts';
import { PoolTally } from './pool-tally.ts';
import { SpeechSlot } from './speech-slot.ts';
import type { EndReason } from './supervised-process.ts';
import { UserSound } from './user-sound.ts';

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

export interface Places {
  readonly most: number;
  readonly free: number;
}

export interface SpeechPoolStatus {
  /** `off`: the models are not there. `down`: no process can be started. */
  readonly status: 'up' | 'down' | 'off';
  readonly processes: { readonly most: number; readonly running: number; readonly busy: number };
  /** Those that have a place. */
  readonly hearings: number;
  readonly places: { readonly live: Places; readonly uploads: Places };
  readonly waitingSeconds: number;
  /** Processes that are behind and hear with the smaller model. */
  readonly onSmallerModel: number;
  readonly sinceStart: Readonly<PoolTally>;
}

export interface SpeechPool {
  /** The transcription server, as families know it; it hears only who agreed. */
  readonly transcriptionService: OutsideService | undefined;
  /**
   * Takes no place yet: its first chunk does. Rejects where listening is off altogether. One that is open already is handed out
   * again, so that a connection which comes back goes on at `nextChunk`.
   */
  open(name: string, options: HearingOptions): Promise<LiveHearing>;
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
  readonly #sound: UserSound;
  readonly #slots: readonly SpeechSlot[];
  readonly #opened = new Map<string, Hearing>();
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
    this.#sound = new UserSound(this.#limits);
    const slot = () =>
      new SpeechSlot({
        load: { modelsFolder, model, transcriptionServer: withoutFunctions(transcriptionServer) },
        limits: this.#limits,
        tally: this.#tally,
        onProcessEnd: options.onProcessEnd ?? (() => undefined),
        onStartFailure: (failed) => this.#moveAway(failed),
        isNeededElsewhere: (asking) =>
          this.#slots.some((slot) => slot !== asking && slot.isBusyInTurn),
        onIdle: () => {
          for (const one of this.#slots) one.wake();
        },
      });
    this.#slots = Array.from({ length: Math.max(1, options.processes ?? processCount()) }, slot);
  }

  async open(name: string, options: HearingOptions): Promise<LiveHearing> {
    this.#dropEnded();
    const known = this.#opened.get(name);
    if (known) {
      known.onEvent = options.onEvent;
      return known;
    }
    if (this.#isOff) throw this.#refusal();
    const hearing = new Hearing(name, options, {
      limits: this.#limits,
      tally: this.#tally,
      admit: (...of) => this.#admit(...of),
      sound: this.#sound,
    });
    this.#opened.set(name, hearing);
    return hearing;
  }

  status(): SpeechPoolStatus {
    this.#dropEnded();
    this.#restIdle();
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
      hearings: this.#slots.reduce((sum, { hearings }) => sum + hearings.length, 0),
      places: { live: this.#places('live'), uploads: this.#places('upload') },
      waitingSeconds: this.#slots.reduce((sum, { waitingSeconds }) => sum + waitingSeconds, 0),
      onSmallerModel: count(({ usesSmallerModel }) => usesSmallerModel),
      sinceStart: structuredClone(this.#tally),
    };
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const hearing of this.#opened.values())
      hearing.close(new NoPlaceError('We have to stop listening for a moment.'));
    await Promise.all(this.#slots.map((slot) => slot.close()));
  }

  get #isOff(): boolean {
    return this.#isClosed || this.#models.absent().length > 0;
  }

  /** All in one go, so that no two hearings get the same place. */
  #admit(hearing: Hearing, isEnding: boolean): void {
    this.#restIdle();
    const slot = this.#isOff ? undefined : this.#bestSlot(hearing, isEnding);
    if (!slot) {
      const refusal = this.#refusal();
      hearing.tell({ kind: 'no-place', words: refusal.message });
      throw refusal;
    }
    slot.enter(hearing);
    slot.start().catch(() => {
      // It may have found a place in another process meanwhile.
      if (hearing.place === slot) hearing.close(cannotListen());
    });
  }

  #refusal(): NoPlaceError {
    this.#tally.refusedHearings += 1;
    return new NoPlaceError('More families are playing right now than we can listen to.');
  }

  #places(kind: HearingKind): Places {
    const { livePlacesPerProcess, uploadPlacesPerProcess } = this.#limits;
    const perProcess = kind === 'live' ? livePlacesPerProcess : uploadPlacesPerProcess;
    const free = this.#slots.reduce((sum, slot) => sum + slot.freePlaces(kind), 0);
    return { most: this.#slots.length * perProcess, free };
  }

  /** The one with the fewest play sessions; of several, one that runs already. An end is soon heard, wherever there is a process. */
  #bestSlot(hearing: Hearing, isEnding: boolean): SpeechSlot | undefined {
    const rank = (slot: SpeechSlot) => slot.hearings.length + (slot.isRunning ? 0 : 0.5);
    return this.#slots
      .filter((slot) => (isEnding ? !slot.isPausing : slot.hasPlaceFor(hearing)))
      .toSorted((a, b) => rank(a) - rank(b))[0];
  }

  #moveAway(failed: SpeechSlot): void {
    for (const hearing of failed.hearings) {
      const other = this.#slots.find((slot) => slot.isRunning && slot.hasPlaceFor(hearing));
      if (other) {
        failed.leave(hearing);
        other.enter(hearing);
      } else if (failed.isFailing) hearing.close(cannotListen());
    }
  }

  #restIdle(): void {
    const idleSinceMs = Date.now() - this.#limits.hearingIdleMs;
    for (const hearing of this.#opened.values())
      if (hearing.isIdleSince(idleSinceMs)) hearing.rest();
  }

  #dropEnded(): void {
    for (const [name, { isOpen }] of this.#opened) if (!isOpen) this.#opened.delete(name);
  }
}

/** No process starts, which is nobody's fault who plays. */
const cannotListen = () => new NoPlaceError('We can’t listen right now.');

/** Functions do not cross a pipe. */
function withoutFunctions(settings: TranscriptionServerSettings | undefined) {
  if (!settings) return undefined;
  const { onFailure: _, ...plain } = settings;
  return plain;
}
