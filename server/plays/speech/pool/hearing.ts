// One play session in the pool: its chunks, how far it has been heard, and how it goes on when a process dies under it.

import type { ScoringOptions } from '#scoring/score-segments.ts';
import type { SpeechPipelineState } from '#scoring/speech-pipeline.ts';
import { AppError } from '#server/app-error.ts';
import type { ModelSize } from '#server/plays/speech/speech-models.ts';
import { SAMPLE_RATE } from '#speech/audio.ts';
import { DecodeError } from '#speech/decode/decode-error.ts';
import { AudioRate } from './audio-rate.ts';
import { ChunkLog, LoggedChunk } from './chunk-log.ts';
import { Deferred } from './deferred.ts';
import {
  type FinishedHearing,
  type HearingEvent,
  type HearingKind,
  type HearingOptions,
  type HearingUpdate,
  type LiveHearing,
  scoredAfterwards,
} from './live-hearing.ts';
import type { Answer, Beginning, ChunkOrder, FinishOrder } from './messages.ts';
import type { PoolLimits } from './pool-limits.ts';
import type { PoolTally } from './pool-tally.ts';
import type { UserSound } from './user-sound.ts';

/** Where a hearing is pinned: a slot of the pool. */
export interface HearingPlace {
  hasRoomFor(seconds: number): boolean;
  /** There is something to do. */
  wake(): void;
  leave(hearing: Hearing): void;
}

/** What only the moment of giving it decides is left out. */
type PlainOrder = Omit<ChunkOrder, 'maySoundLeave'> | Omit<FinishOrder, 'maySoundLeave'>;

/** Something that a process is doing for a hearing. */
export interface HearingTask {
  readonly order: PlainOrder;
  /** Undefined for the end of the recording. */
  readonly chunk: LoggedChunk | undefined;
}

/** What the pool gives to each hearing. */
interface Surroundings {
  readonly limits: PoolLimits;
  readonly tally: PoolTally;
  /** Gives it a place at once, or throws. */
  readonly admit: (hearing: Hearing, isEnding: boolean) => void;
  readonly sound: UserSound;
}

interface Ending extends Deferred<FinishedHearing> {
  deaths?: number;
}

let lastId = 0;

export class Hearing implements LiveHearing {
  readonly id = ++lastId;
  readonly kind: HearingKind;
  place: HearingPlace | undefined;
  onEvent: ((event: HearingEvent) => void) | undefined;
  #lastUsedMs = Date.now();
  readonly #scoring: ScoringOptions;
  readonly #admit: Surroundings['admit'];
  readonly #maySoundLeave: HearingOptions['maySoundLeave'];
  readonly #userId: string;
  readonly #sound: UserSound;
  readonly #limits: PoolLimits;
  readonly #tally: PoolTally;
  readonly #log: ChunkLog;
  readonly #rate: AudioRate;
  #state: SpeechPipelineState | undefined;
  #seconds: number;
  #lastUpdate: HearingUpdate | undefined;
  #toldSegments: number;
  /** Whether its process knows it. */
  #isBegun = false;
  #ending: Ending | undefined;
  #isEndGiven = false;
  #closedBy: Error | undefined;

  constructor(
    name: string,
    options: HearingOptions,
    { limits, tally, admit, sound }: Surroundings,
  ) {
    const { resume, onEvent, maySoundLeave, userId, kind = 'live', ...scoring } = options;
    this.kind = kind;
    this.#admit = admit;
    this.onEvent = onEvent;
    this.#scoring = scoring;
    this.#maySoundLeave = maySoundLeave;
    this.#userId = userId ?? name;
    this.#sound = sound;
    this.#limits = limits;
    this.#tally = tally;
    this.#state = resume;
    this.#seconds = (resume?.decoder.position ?? 0) / SAMPLE_RATE;
    this.#toldSegments = resume?.heard.length ?? 0;
    this.#log = new ChunkLog(resume?.nextChunk ?? 0, limits.keptBytesPerHearing);
    this.#rate = new AudioRate(resume?.decoder.format === 'wav');
  }

  get nextChunk(): number {
    return this.#log.end;
  }

  get hasPlace(): boolean {
    return this.place !== undefined;
  }

  get state(): SpeechPipelineState | undefined {
    return this.#state;
  }

  get isOpen(): boolean {
    return this.#closedBy === undefined;
  }

  get waitingSeconds(): number {
    return this.#log.waitingSeconds;
  }

  /** It has been played to its end. */
  get isEnding(): boolean {
    return this.#ending !== undefined;
  }

  /** More was heard of its user than of others. */
  get givesWay(): boolean {
    return this.#sound.isAhead(this.#userId);
  }

  /** Where that cannot be found out, it stays. */
  async maySoundLeave(): Promise<boolean> {
    return (await this.#maySoundLeave?.().catch(() => false)) ?? false;
  }

  async push(chunkNumber: number, bytes: Uint8Array): Promise<HearingUpdate | undefined> {
    this.#lastUsedMs = Date.now();
    if (this.#closedBy) throw this.#closedBy;
    const known = this.#log.find(chunkNumber)?.update.promise;
    if (known) return known;
    if (chunkNumber < this.nextChunk && this.#lastUpdate) return this.#lastUpdate;
    if (chunkNumber !== this.nextChunk || this.#ending)
      throw new AppError('invalid_input', `Chunk ${this.nextChunk} is the next one.`);
    if (!this.hasPlace) this.#admit(this, false);
    const seconds = this.#rate.secondsIn(bytes);
    if (!this.#hasRoomFor(seconds)) {
      this.#tally.refusedChunks += 1;
      this.tell({ kind: 'overloaded' });
      throw scoredAfterwards('We can’t keep up with your play right now.');
    }
    const chunk = new LoggedChunk(chunkNumber, bytes, seconds);
    this.#log.append(chunk);
    this.place?.wake();
    return chunk.update.promise;
  }

  async finish(): Promise<FinishedHearing> {
    if (!this.#ending && this.#closedBy) throw this.#closedBy;
    if (!this.hasPlace && !this.#ending) this.#admit(this, true);
    this.#ending ??= new Deferred();
    this.place?.wake();
    return this.#ending.promise;
  }

  abandon(): void {
    this.close(new AppError('unavailable', 'We’re no longer listening to this play session.'));
  }

  /** No chunk has come since then, and nothing waits. */
  isIdleSince(timeMs: number): boolean {
    return this.hasPlace && this.#lastUsedMs < timeMs && this.#log.isHeard && !this.isEnding;
  }

  /** Gives its place back. With the next chunk it goes on from its last state, in whichever process has a place then. */
  rest(): void {
    this.place?.leave(this);
    this.place = undefined;
    this.#isBegun = false;
    if (!this.#log.rewind(this.#state?.nextChunk ?? 0)) this.giveUp('Listening was interrupted.');
  }

  /** What a process should do next; undefined when nothing waits. */
  nextTask(model: ModelSize): HearingTask | undefined {
    const chunk = this.#log.next();
    if (!chunk && (!this.#ending || this.#isEndGiven)) return undefined;
    const begin: Beginning | undefined = this.#isBegun
      ? undefined
      : { scoring: this.#scoring, resume: this.#state };
    this.#isBegun = true;
    const common = { hearing: this.id, begin, model };
    if (chunk) {
      const { bytes, number } = chunk;
      const isReported =
        this.kind === 'live' || (number + 1) % this.#limits.uploadReportEveryChunks === 0;
      return { chunk, order: { ...common, kind: 'chunk', bytes, isReported } };
    }
    this.#isEndGiven = true;
    return { chunk, order: { ...common, kind: 'finish' } };
  }

  answered({ chunk, order }: HearingTask, answer: Answer): void {
    // Also where nobody wants the answer any more: it kept others waiting.
    const heard = answer.kind === 'unheard' ? 0 : answer.seconds - this.#seconds;
    this.#sound.add(this.#userId, Math.max(heard, chunk?.seconds ?? 0));
    if (!this.isOpen) return;
    this.#lastUsedMs = Date.now();
    if (answer.kind === 'unheard') {
      if (answer.code) this.close(new DecodeError(answer.code));
      else this.giveUp('Something went wrong while we listened.');
    } else if (chunk) this.#chunkHeard(chunk, order.model, answer);
    else if (answer.kind === 'heard') {
      const { scored, state, seconds } = answer;
      this.#ending?.resolve({ scored, segments: state.heard, seconds });
      this.close(new AppError('invalid_input', 'We’ve already heard all of this play session.'));
    }
  }

  /** Its process is gone, and with it `task`, if that was one of this hearing's. */
  processDied(task: HearingTask | undefined): void {
    const hadBegun = this.#isBegun;
    this.#isBegun = false;
    this.#isEndGiven = false;
    if (task && this.#countDeath(task) >= this.#limits.deathsPerChunk) {
      this.giveUp('We couldn’t hear part of your play.');
      return;
    }
    const fromChunk = this.#state?.nextChunk ?? 0;
    if (!this.#log.rewind(fromChunk)) this.giveUp('Listening was interrupted.');
    else if (hadBegun) {
      this.#tally.resumedHearings += 1;
      this.tell({ kind: 'resumed', fromChunk });
    }
  }

  tell(event: HearingEvent): void {
    this.onEvent?.(event);
  }

  giveUp(why: string): void {
    if (!this.isOpen) return;
    this.#tally.givenUpHearings += 1;
    this.close(scoredAfterwards(why));
    this.tell({ kind: 'given-up' });
  }

  /** Later calls reject with this error, and so does what waits. */
  close(error: Error): void {
    if (!this.isOpen) return;
    this.#closedBy = error;
    this.#log.clear(error);
    this.#ending?.reject(error);
    this.place?.leave(this);
    this.place = undefined;
  }

  /** An upload waits for each chunk before it sends the next, so that it never makes others wait long. */
  #hasRoomFor(seconds: number): boolean {
    if (this.kind === 'upload') return true;
    const isTooMuch = this.waitingSeconds + seconds > this.#limits.hearingQueueSeconds;
    return !isTooMuch && (this.place?.hasRoomFor(seconds) ?? false);
  }

  #chunkHeard(
    chunk: LoggedChunk,
    model: ModelSize,
    answer: Exclude<Answer, { kind: 'unheard' }>,
  ): void {
    const { seconds } = answer;
    const isNew = !chunk.isHeard;
    if (isNew) {
      chunk.isHeard = true;
      this.#rate.learn(chunk.bytes.length, seconds - this.#seconds);
      this.#seconds = seconds;
    }
    if (answer.kind === 'unreported') return chunk.update.resolve(undefined);
    const { kind: _heard, ...heard } = answer;
    const { state } = heard;
    this.#state = state;
    if (isNew) {
      const newSegments = state.heard.slice(this.#toldSegments);
      this.#toldSegments = state.heard.length;
      const chunkNumber = chunk.number;
      this.#lastUpdate = { ...heard, chunkNumber, newSegments, model };
      chunk.update.resolve(this.#lastUpdate);
    }
    this.#log.dropBefore(state.nextChunk);
  }

  #countDeath({ chunk }: HearingTask): number {
    if (chunk) return ++chunk.deaths;
    if (!this.#ending) return 0;
    this.#ending.deaths = (this.#ending.deaths ?? 0) + 1;
    return this.#ending.deaths;
  }
}
