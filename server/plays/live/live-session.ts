// One play session that is heard in this server. Chunks go to the pool as they come; what was heard is saved in their order, and
// only then told. It outlives a connection: whoever comes back goes on with it.
import type { FastifyBaseLogger } from 'fastify';
import { closeCodes } from '#contract/live.ts';
import { keepWithoutVoices, type StoredPlay } from '#scoring/stored-play.ts';
import { AppError } from '#server/app-error.ts';
import type { Database } from '#server/database/connect.ts';
import { describeError } from '#server/logging.ts';
import { Deferred } from '#server/plays/speech/pool/deferred.ts';
import {
  type HearingEvent,
  type HearingUpdate,
  type LiveHearing,
  NoPlaceError,
} from '#server/plays/speech/pool/live-hearing.ts';
import {
  countFailure,
  findLiveSession,
  type HeldSessionKey,
  markFinishing,
  saveEnd,
  saveHeard,
} from '#server/plays/tables/live-sessions.ts';
import { DecodeError } from '#speech/decode/decode-error.ts';
import { type Connection, sendEnd } from './connection.ts';
import type { LiveCoach } from './live-coach.ts';
import { TOO_BUSY, tooFast, updateOf, wordsOf } from './messages.ts';
import { ThirdVoiceNotice } from './third-voice-notice.ts';

export interface Saved {
  readonly nextChunk: number;
  readonly segments: number;
  readonly seconds: number;
}

interface Services {
  readonly db: Database;
  readonly log: FastifyBaseLogger;
  /** It is about to take a place: others of the same user leave theirs, at once. */
  readonly makeRoom: () => void;
  /** Counts what was heard; false where it was more than anybody plays. */
  readonly spendSound: (seconds: number) => boolean;
}

/** A play session that processes die of is not tried for ever. */
const MOST_FAILURES = 3;
/** Long enough for a browser to come back after a cut. */
const ABANDONED_MS = 60_000;
/** The recording ended before there was anything to hear in it. */
const NOTHING_TO_HEAR = new Set(['empty', 'truncated']);

const takenOver = new AppError('unavailable', 'We’re listening on another tab or device now.');

export class LiveSession {
  /** None of the user's was scored before it. */
  readonly isFirst: boolean;
  readonly #held: HeldSessionKey;
  readonly #hearing: LiveHearing;
  readonly #services: Services;
  readonly #coach: LiveCoach;
  #thirdVoice = new ThirdVoiceNotice();
  readonly #over = new Deferred<void>();
  #saved: Saved;
  #connection: Connection | undefined;
  #lastUpdate: HearingUpdate | undefined;
  #waitingChunks = 0;
  #queue: Promise<unknown> = Promise.resolve();
  #finishing: Promise<StoredPlay | undefined> | undefined;
  #isOver = false;
  #lastEvent: HearingEvent['kind'] | undefined;
  #abandonedTimer: NodeJS.Timeout | undefined;

  constructor(
    held: HeldSessionKey,
    hearing: LiveHearing,
    saved: Saved,
    { coach, isFirst, ...services }: Services & { coach: LiveCoach; isFirst: boolean },
  ) {
    this.#held = held;
    this.#hearing = hearing;
    this.#saved = saved;
    this.#services = services;
    this.#coach = coach;
    this.isFirst = isFirst;
    this.#stopAfter(ABANDONED_MS);
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  /** Resolves when nothing is heard here any more. */
  get over(): Promise<void> {
    return this.#over.promise;
  }

  /** It has a place, and not only to be heard to its end. */
  get keepsPlace(): boolean {
    return this.#hearing.hasPlace && !this.#finishing;
  }

  /** Chunks before this one are safe, whatever becomes of this server. */
  get saved(): Saved {
    return this.#saved;
  }

  get model() {
    return this.#lastUpdate?.model;
  }

  /** Chunks that have come, heard or not. */
  get receivedChunks(): number {
    return this.#hearing.nextChunk;
  }

  get waitingChunks(): number {
    return this.#waitingChunks;
  }

  notice(event: HearingEvent): void {
    const { kind } = event;
    this.#lastEvent = kind;
    // At once: whatever the connection brings behind the chunk that was refused would leave a hole.
    if (kind === 'overloaded') this.#connection?.close(closeCodes.comeAgain, TOO_BUSY);
    if (kind === 'no-place') this.#connection?.close(closeCodes.noPlace, event.words);
  }

  /** Whether it goes on here, and nobody has taken it over. */
  async isOurs(): Promise<boolean> {
    if (this.#isOver) return false;
    const row = await findLiveSession(this.#services.db, this.#held);
    return !this.#isOver && row?.holder === this.#held.holder;
  }

  attach(connection: Connection): void {
    clearTimeout(this.#abandonedTimer);
    this.#connection?.close(closeCodes.replaced);
    this.#connection = connection;
    this.#lastEvent = undefined;
    this.#thirdVoice = new ThirdVoiceNotice();
  }

  detach(connection: Connection): void {
    if (this.#connection !== connection) return;
    this.#connection = undefined;
    // Without a place there is nothing here that the row does not have.
    this.#stopAfter(this.#hearing.hasPlace || this.#finishing ? ABANDONED_MS : 0);
  }

  receive(number: number, bytes: Uint8Array): void {
    if (this.#isOver || this.#finishing) return;
    // One that came on a broken connection is on its way already.
    const isNew = number >= this.#hearing.nextChunk;
    if (isNew && !this.#hearing.hasPlace) this.#services.makeRoom();
    const heard = isNew ? this.#hearing.push(number, bytes) : undefined;
    heard?.catch(() => undefined);
    if (this.#lastEvent === 'overloaded' || this.#lastEvent === 'no-place') return;
    this.#waitingChunks += 1;
    const begunMs = performance.now();
    this.#inOrder(async () => {
      const update = await heard;
      if (update) await this.#save(update);
      const ms = Math.round(performance.now() - begunMs);
      this.#services.log.debug(
        {
          recordingKey: this.#held.recordingKey,
          chunk: number,
          bytes: bytes.length,
          ...this.#saved,
          ms,
        },
        'chunk heard',
      );
      this.#connection?.send({ type: 'chunk_ack', nextChunk: this.#saved.nextChunk });
      this.sendCounts(update?.newSegments.length ?? 0);
    })
      .catch(() => undefined)
      .finally(() => {
        this.#waitingChunks -= 1;
      });
  }

  /** The counts so far, and the words of the newest segments. */
  sendCounts(newSegments = 0): void {
    if (!this.#lastUpdate) return;
    const { scored, seconds } = this.#lastUpdate;
    const from = scored.segments.length - newSegments;
    const coaching = this.#coach.lineFor(scored, seconds);
    this.#connection?.send(updateOf(scored, from, { isFinal: false, coaching }));
    const message = this.#thirdVoice.messageFor(this.#lastUpdate);
    if (message) this.#connection?.send(message);
  }

  /** Hears what waits and the rest. Undefined where there was nothing to hear. */
  finish(): Promise<StoredPlay | undefined> {
    if (!this.#finishing) {
      const marked = markFinishing(this.#services.db, this.#held).catch(() => undefined);
      this.#finishing = this.#inOrder(() => marked.then(() => this.#finish()));
    }
    return this.#finishing;
  }

  /** Nothing is heard here any more; resolves when nothing is written any more either. */
  async stop(): Promise<void> {
    if (!this.#isOver) {
      this.#end();
      this.#connection?.close(closeCodes.replaced);
    }
    await this.#queue;
  }

  #stopAfter(ms: number): void {
    clearTimeout(this.#abandonedTimer);
    this.#abandonedTimer = setTimeout(() => void this.stop(), ms).unref();
  }

  #end(): void {
    this.#isOver = true;
    clearTimeout(this.#abandonedTimer);
    this.#hearing.abandon();
    this.#over.resolve();
  }

  /** One after the other; what goes wrong ends the play session here, or the connection alone. */
  #inOrder<Result>(work: () => Promise<Result>): Promise<Result> {
    const done = this.#queue.then(async () => {
      try {
        return await work();
      } catch (error) {
        await this.#fail(error);
        throw error;
      }
    });
    this.#queue = done.catch(() => undefined);
    return done;
  }

  async #save(update: HearingUpdate): Promise<void> {
    const { db } = this.#services;
    const { state, seconds } = update;
    const { segments } = this.#saved;
    const isTooFast = !this.#services.spendSound(seconds - this.#saved.seconds);
    if (this.#isOver || !(await saveHeard(db, this.#held, state, seconds, segments)))
      throw takenOver;
    this.#lastUpdate = update;
    this.#saved = { nextChunk: state.nextChunk, segments: state.heard.length, seconds };
    if (isTooFast) throw tooFast;
  }

  async #finish(): Promise<StoredPlay | undefined> {
    if (this.#isOver) throw takenOver;
    const result = await this.#hearRest();
    const nextChunk = this.#hearing.nextChunk;
    const isOurs = await saveEnd(this.#services.db, this.#held, {
      status: 'finished',
      nextChunk,
      result,
    });
    if (!isOurs) throw takenOver;
    this.#end();
    if (this.#connection) sendEnd(this.#connection, { nextChunk, result }, this.#saved.segments);
    return result;
  }

  async #hearRest(): Promise<StoredPlay | undefined> {
    if (this.#hearing.nextChunk === 0) return undefined;
    try {
      const { scored, seconds } = await this.#hearing.finish();
      return keepWithoutVoices(scored, seconds);
    } catch (error) {
      if (error instanceof DecodeError && NOTHING_TO_HEAR.has(error.code)) return undefined;
      throw error;
    }
  }

  async #fail(cause: unknown): Promise<void> {
    if (this.#isOver) return;
    const connection = this.#connection;
    const isForGood = await this.#isForGood(cause).catch(() => false);
    this.#end();
    if (cause === takenOver) connection?.close(closeCodes.replaced);
    else if (isForGood) connection?.close(closeCodes.scoredAfterwards, wordsOf(cause));
    else if (cause instanceof NoPlaceError) connection?.close(closeCodes.noPlace, wordsOf(cause));
    else connection?.close(closeCodes.comeAgain, wordsOf(cause));
    if (!(cause instanceof AppError || cause instanceof DecodeError))
      this.#services.log.error({ error: describeError(cause) }, 'a live play session failed');
  }

  /** Whether it would fail again in the same way; then it is kept in mind, for this server and the others. */
  async #isForGood(cause: unknown): Promise<boolean> {
    const { db } = this.#services;
    const isUnreadable = cause instanceof DecodeError;
    const isGivenUp = this.#lastEvent === 'given-up';
    if (!isUnreadable && !(isGivenUp && (await countFailure(db, this.#held)) >= MOST_FAILURES))
      return false;
    const nextChunk = this.#saved.nextChunk;
    return saveEnd(db, this.#held, { status: 'unheard', nextChunk, result: undefined });
  }
}
