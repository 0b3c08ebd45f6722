// One connection: its frames in order, its answers, and when it has to end.
import type { WebSocket } from '@fastify/websocket';
import type { FastifyBaseLogger } from 'fastify';
import {
  type ClientMessage,
  clientMessageSchema,
  closeCodes,
  MOST_MESSAGE_BYTES,
  type ServerMessage,
} from '#contract/live.ts';
import { AppError } from '#server/app-error.ts';
import type { Database } from '#server/database/connect.ts';
import { describeError } from '#server/logging.ts';
import { type LiveKey, markStarted, msSinceStart } from '#server/plays/tables/live-sessions.ts';
import { type Audience, tellEnd } from './audience.ts';
import { FrameLimits } from './frame-limits.ts';
import { LivePlay } from './live-play.ts';
import type { EndedPlay, LivePlays } from './live-plays.ts';
import { wordsOf } from './messages.ts';
import { WarmUp } from './warm-up.ts';

/** Our client says something every thirty seconds. */
const SILENCE_MS = 90_000;
/** Whoever does not answer the closing frame. */
const CLOSE_MS = 2_000;
/** More than this is read from the network only when some of it has been heard: about 24 s. */
const MOST_WAITING_CHUNKS = 8;

interface Services {
  readonly db: Database;
  readonly plays: LivePlays;
  readonly log: FastifyBaseLogger;
}

export interface Visit extends LiveKey {
  readonly childId: number;
  /** It ends with this one. */
  readonly loginSessionId: string;
}

export class LiveSocket implements Audience {
  readonly visit: Visit;
  readonly #socket: WebSocket;
  readonly #db: Database;
  readonly #plays: LivePlays;
  readonly #log: FastifyBaseLogger;
  readonly #limits = new FrameLimits();
  readonly #warmUp = new WarmUp((message) => this.tell(message));
  readonly #silence: NodeJS.Timeout;
  #play: LivePlay | undefined;
  /** Number of the chunk that the next binary frame is. */
  #nextFrame = 0;
  #inbox: Promise<void> = Promise.resolve();
  /** We want nothing more from it. */
  #isLeaving = false;
  /** It is gone; what came before is still handled. */
  #isClosed = false;

  constructor(socket: WebSocket, visit: Visit, { db, plays, log }: Services) {
    this.#socket = socket;
    this.visit = visit;
    this.#db = db;
    this.#plays = plays;
    this.#log = log;
    this.#silence = setTimeout(() => socket.terminate(), SILENCE_MS);
    socket.on('message', (data: Buffer, isBinary) => this.#receive(data, isBinary));
    socket.once('close', () => this.#closed());
  }

  /** Opens the play session; frames that come meanwhile wait. */
  begin(): void {
    this.#inbox = this.#guard(() => this.#begin());
  }

  tell(message: ServerMessage): void {
    if (this.#isOpen) this.#socket.send(JSON.stringify(message));
    this.#letIn();
  }

  leave(code: number, words?: string): void {
    if (this.#isLeaving) return;
    if (words !== undefined) this.tell({ type: 'error', message: words });
    this.#isLeaving = true;
    this.#socket.resume();
    this.#socket.close(code);
    setTimeout(() => this.#socket.terminate(), CLOSE_MS).unref();
  }

  get #isOpen(): boolean {
    return !this.#isLeaving && !this.#isClosed;
  }

  #closed(): void {
    this.#isClosed = true;
    clearTimeout(this.#silence);
    this.#warmUp.stop();
    // What came before is handled first.
    void this.#inbox.then(() => this.#play?.detach(this));
  }

  #receive(data: Buffer, isBinary: boolean): void {
    if (this.#isLeaving) return;
    this.#silence.refresh();
    if (!this.#limits.isWithinRate()) {
      this.leave(closeCodes.badFrame, 'Too much came at once.');
      return;
    }
    const message = isBinary ? undefined : readMessage(data);
    if (!isBinary && !message) this.#refuse();
    else this.#inbox = this.#inbox.then(() => this.#guard(() => this.#handle(message ?? data)));
  }

  #refuse(): void {
    const words = 'This message was not understood.';
    if (this.#limits.isForgivable()) this.tell({ type: 'error', message: words });
    else this.leave(closeCodes.badFrame, words);
  }

  async #begin(): Promise<void> {
    const opened = await this.#join();
    const { key } = this.visit;
    const nextChunk = opened instanceof LivePlay ? opened.saved.nextChunk : opened.nextChunk;
    this.tell({ type: 'connected', sessionId: key, nextChunk });
    if (!(opened instanceof LivePlay)) {
      this.#sayEnd(opened);
      return;
    }
    opened.tellCounts();
    const elapsedMs = await msSinceStart(this.#db, this.visit);
    if (elapsedMs !== undefined && this.#isOpen) this.#warmUp.begin(elapsedMs);
  }

  async #join(): Promise<LivePlay | EndedPlay> {
    const opened = await this.#plays.open(this.visit, this.visit.childId);
    if (opened instanceof LivePlay && !this.#isLeaving) {
      // It ended just now: its row says how.
      if (opened.isOver) return this.#join();
      opened.attach(this);
      this.#play = opened;
      this.#nextFrame = opened.saved.nextChunk;
    }
    return opened;
  }

  #sayEnd({ status, nextChunk, result }: EndedPlay): void {
    if (status === 'finished') tellEnd(this, { nextChunk, result: result ?? undefined });
    else {
      const words = 'We couldn’t listen along. We’ll score your recording once it’s sent.';
      this.leave(closeCodes.scoredAfterwards, words);
    }
  }

  async #handle(frame: ClientMessage | Buffer): Promise<void> {
    if (this.#isLeaving || !this.#play) return;
    if (!('type' in frame)) {
      this.#play.take(this.#nextFrame, frame);
      this.#nextFrame += 1;
      if (this.#play.waitingChunks >= MOST_WAITING_CHUNKS) this.#socket.pause();
    } else if (frame.type === 'ping') this.tell({ type: 'pong' });
    else if (frame.type === 'status') this.#tellStatus(this.#play);
    else if (frame.type === 'recording_started') await this.#started();
    else if (frame.type === 'reset') await this.#reset();
    else this.#finish(this.#play);
  }

  #tellStatus({ saved, model }: LivePlay): void {
    const { nextChunk, seconds: heardSeconds } = saved;
    const sessionId = this.visit.key;
    this.tell({ type: 'status', sessionId, nextChunk, heardSeconds, ...(model && { model }) });
  }

  async #started(): Promise<void> {
    const elapsedMs = await markStarted(this.#db, this.visit);
    this.tell({ type: 'recording_started_ack', message: 'Recording has started.' });
    if (this.#isOpen) this.#warmUp.begin(elapsedMs);
  }

  async #reset(): Promise<void> {
    this.#warmUp.stop();
    this.#play?.detach(this);
    await this.#plays.reset(this.visit);
    await this.#join();
    this.tell({ type: 'reset_complete', nextChunk: this.#nextFrame });
  }

  /** The play session itself tells how it ends, or what went wrong. */
  #finish(play: LivePlay): void {
    this.#warmUp.stop();
    this.tell({ type: 'processing', message: 'Listening to the last moments of your play' });
    play.finish().catch(() => undefined);
  }

  /** Goes on reading when there is room again. */
  #letIn(): void {
    if (this.#socket.isPaused && (this.#play?.waitingChunks ?? 0) < MOST_WAITING_CHUNKS)
      this.#socket.resume();
  }

  async #guard(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      const code = this.#plays.isOff ? closeCodes.scoredAfterwards : closeCodes.comeAgain;
      this.leave(code, wordsOf(error));
      if (!(error instanceof AppError))
        this.#log.error({ error: describeError(error) }, 'a live connection failed');
    }
  }
}

/** Undefined for anything that our client does not say. */
function readMessage(data: Buffer): ClientMessage | undefined {
  if (data.length > MOST_MESSAGE_BYTES) return undefined;
  try {
    return clientMessageSchema.safeParse(JSON.parse(data.toString())).data;
  } catch {
    return undefined;
  }
}
