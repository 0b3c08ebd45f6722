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
import {
  type LiveSessionKey,
  markStarted,
  msSinceStart,
} from '#server/plays/tables/live-sessions.ts';
import { type Connection, sendEnd } from './connection.ts';
import { FrameLimits } from './frame-limits.ts';
import { LiveSession } from './live-session.ts';
import type { EndedSession, LiveSessions } from './live-sessions.ts';
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
  readonly liveSessions: LiveSessions;
  readonly log: FastifyBaseLogger;
}

export interface LiveRequest extends LiveSessionKey {
  readonly childId: number;
  /** It ends with this one. */
  readonly loginSessionId: string;
}

export class LiveConnection implements Connection {
  readonly request: LiveRequest;
  readonly #socket: WebSocket;
  readonly #db: Database;
  readonly #sessions: LiveSessions;
  readonly #log: FastifyBaseLogger;
  readonly #limits = new FrameLimits();
  readonly #warmUp = new WarmUp((message) => this.send(message));
  readonly #silence: NodeJS.Timeout;
  #session: LiveSession | undefined;
  /** Number of the chunk that the next binary frame is. */
  #nextFrame = 0;
  #inbox: Promise<void> = Promise.resolve();
  /** We want nothing more from it. */
  #isLeaving = false;
  /** It is gone; what came before is still handled. */
  #isClosed = false;

  constructor(socket: WebSocket, request: LiveRequest, { db, liveSessions, log }: Services) {
    this.#socket = socket;
    this.request = request;
    this.#db = db;
    this.#sessions = liveSessions;
    this.#log = log;
    this.#silence = setTimeout(() => socket.terminate(), SILENCE_MS);
    socket.on('message', (data: Buffer, isBinary) => this.#receive(data, isBinary));
    socket.once('close', () => this.#closed());
  }

  /** Opens the play session; frames that come meanwhile wait. */
  begin(): void {
    this.#inbox = this.#guard(() => this.#begin());
  }

  send(message: ServerMessage): void {
    if (this.#isOpen) this.#socket.send(JSON.stringify(message));
    this.#letIn();
  }

  close(code: number, words?: string): void {
    if (this.#isLeaving) return;
    if (words !== undefined) this.send({ type: 'error', message: words });
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
    void this.#inbox.then(() => this.#session?.detach(this));
  }

  #receive(data: Buffer, isBinary: boolean): void {
    if (this.#isLeaving) return;
    this.#silence.refresh();
    if (!this.#limits.isWithinRate()) {
      this.close(closeCodes.badFrame, 'Too much came at once.');
      return;
    }
    const message = isBinary ? undefined : readMessage(data);
    if (!isBinary && !message) this.#refuse();
    else this.#inbox = this.#inbox.then(() => this.#guard(() => this.#handle(message ?? data)));
  }

  #refuse(): void {
    const words = 'This message was not understood.';
    if (this.#limits.isForgivable()) this.send({ type: 'error', message: words });
    else this.close(closeCodes.badFrame, words);
  }

  async #begin(): Promise<void> {
    const opened = await this.#join();
    const { recordingKey } = this.request;
    if (!(opened instanceof LiveSession)) {
      this.send({ type: 'connected', sessionId: recordingKey, nextChunk: opened.nextChunk });
      this.#sayEnd(opened);
      return;
    }
    const { saved, isFirst } = opened;
    this.send({
      type: 'connected',
      sessionId: recordingKey,
      nextChunk: saved.nextChunk,
      isFirst,
    });
    opened.sendCounts();
    const elapsedMs = await msSinceStart(this.#db, this.request);
    if (elapsedMs !== undefined && this.#isOpen) this.#warmUp.begin(elapsedMs);
  }

  async #join(): Promise<LiveSession | EndedSession> {
    const opened = await this.#sessions.open(this.request, this.request.childId);
    if (opened instanceof LiveSession && !this.#isLeaving) {
      // It ended just now: its row says how.
      if (opened.isOver) return this.#join();
      opened.attach(this);
      this.#session = opened;
      this.#nextFrame = opened.saved.nextChunk;
    }
    return opened;
  }

  #sayEnd({ status, nextChunk, result }: EndedSession): void {
    if (status === 'finished') sendEnd(this, { nextChunk, result: result ?? undefined });
    else {
      const words = 'We couldn’t listen along. We’ll score your recording once it’s sent.';
      this.close(closeCodes.scoredAfterwards, words);
    }
  }

  async #handle(frame: ClientMessage | Buffer): Promise<void> {
    if (this.#isLeaving || !this.#session) return;
    if (!('type' in frame)) {
      this.#session.receive(this.#nextFrame, frame);
      this.#nextFrame += 1;
      if (this.#session.waitingChunks >= MOST_WAITING_CHUNKS) this.#socket.pause();
    } else if (frame.type === 'ping') this.send({ type: 'pong' });
    else if (frame.type === 'status') this.#sendStatus(this.#session);
    else if (frame.type === 'recording_started') await this.#started();
    else if (frame.type === 'reset') await this.#reset();
    else this.#finish(this.#session);
  }

  #sendStatus({ saved, model }: LiveSession): void {
    const { nextChunk, seconds: heardSeconds } = saved;
    const sessionId = this.request.recordingKey;
    this.send({ type: 'status', sessionId, nextChunk, heardSeconds, ...(model && { model }) });
  }

  async #started(): Promise<void> {
    const elapsedMs = await markStarted(this.#db, this.request);
    this.send({ type: 'recording_started_ack', message: 'Recording has started.' });
    if (this.#isOpen) this.#warmUp.begin(elapsedMs);
  }

  async #reset(): Promise<void> {
    this.#warmUp.stop();
    this.#session?.detach(this);
    await this.#sessions.reset(this.request);
    await this.#join();
    this.send({ type: 'reset_complete', nextChunk: this.#nextFrame });
  }

  /** The play session itself tells how it ends, or what went wrong. */
  #finish(session: LiveSession): void {
    this.#warmUp.stop();
    this.send({ type: 'processing', message: 'Listening to the last moments of your play' });
    session.finish().catch(() => undefined);
  }

  /** Goes on reading when there is room again. */
  #letIn(): void {
    if (this.#socket.isPaused && (this.#session?.waitingChunks ?? 0) < MOST_WAITING_CHUNKS)
      this.#socket.resume();
  }

  async #guard(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      const code = this.#sessions.isOff ? closeCodes.scoredAfterwards : closeCodes.comeAgain;
      this.close(code, wordsOf(error));
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
