// The play sessions that are heard in this server, and how they come here: begun, come back to, or taken over from another server.
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { SpeechPipelineState } from '#scoring/speech-pipeline.ts';
import type { StoredPlay } from '#scoring/stored-play.ts';
import { AppError } from '#server/app-error.ts';
import type { Database } from '#server/database/connect.ts';
import { findPlayers } from '#server/plays/speech/find-players.ts';
import type { SpeechPool } from '#server/plays/speech/pool/speech-pool.ts';
import {
  claimLiveSession,
  findLiveSession,
  type HeldSessionKey,
  type LiveSessionKey,
  type LiveSessionRow,
  resetLiveSession,
  saveEnd,
  selectSegments,
} from '#server/plays/tables/live-sessions.ts';
import { hasNoScoredPlay } from '#server/plays/tables/play-sessions.ts';
import type { Quotas } from '#server/quotas/quotas.ts';
import { DecodeError } from '#speech/decode/decode-error.ts';
import { LiveCoach } from './live-coach.ts';
import { LiveSession } from './live-session.ts';
import { SoundBudget } from './sound-budget.ts';

interface Services {
  readonly db: Database;
  readonly pool: SpeechPool;
  readonly log: FastifyBaseLogger;
  /** Whether the user agreed, as of now, that a service elsewhere hears. */
  readonly maySoundLeave: (userId: string) => Promise<boolean>;
  readonly quotas: Pick<Quotas, 'spend'>;
}

/** One that is over: only its row is left. */
export type EndedSession = LiveSessionRow & { readonly status: 'finished' | 'unheard' };

type Opened = LiveSession | EndedSession;

const isEnded = (row: LiveSessionRow): row is EndedSession =>
  row.status === 'finished' || row.status === 'unheard';

/** The last chunks of a play session take a second or two. */
const FINISHING_MS = 10_000;
const LOOK_AGAIN_MS = 250;

const incomplete = new AppError(
  'recording_incomplete',
  'Part of your recording hasn’t reached us yet.',
);

/** What all of a user's begin with. */
const prefixOf = (userId: string) => `${userId}/`;
const idOf = ({ userId, recordingKey }: LiveSessionKey) => prefixOf(userId) + recordingKey;

export class LiveSessions {
  readonly #services: Services;
  readonly #opened = new Map<string, Promise<Opened>>();
  readonly #sound = new SoundBudget();
  readonly #playing = new Map<string, LiveSession>();

  constructor(services: Services) {
    this.#services = services;
  }

  /** How many are heard here now. */
  get count(): number {
    return [...this.#playing.values()].filter(({ keepsPlace }) => keepsPlace).length;
  }

  /** Listening is off altogether: coming again would not help. */
  get isOff(): boolean {
    return this.#services.pool.status().status === 'off';
  }

  /** One at a time for each play session. It takes a place with its first sound. Rejects with `unavailable` where listening is off. */
  open(key: LiveSessionKey, childId: number): Promise<Opened> {
    const id = idOf(key);
    const opened = this.#openAfter(this.#opened.get(id), key, childId);
    this.#opened.set(id, opened);
    const forget = () => {
      if (this.#opened.get(id) === opened) this.#opened.delete(id);
    };
    opened
      .then((session) => (session instanceof LiveSession ? session.over : undefined))
      .then(forget, forget);
    return opened;
  }

  /** As if nothing had come yet. */
  async reset(key: LiveSessionKey): Promise<void> {
    await this.#stop(this.#opened.get(idOf(key)));
    await resetLiveSession(this.#services.db, { ...key, holder: randomUUID() });
  }

  /**
   * The result of a play session; one that is still open is finished. Rejects with `recording_incomplete` while fewer than
   * `leastChunks` have come.
   */
  async finish(key: LiveSessionKey, leastChunks = 0): Promise<StoredPlay | undefined> {
    const row = await this.#finishedElsewhere(key);
    if (!row && leastChunks > 0) throw incomplete;
    if (!row) return undefined;
    if (isEnded(row)) return row.result ?? undefined;
    if (!row.state && !this.#opened.has(idOf(key))) {
      if (leastChunks > 0) throw incomplete;
      return this.#endUnplayed(key, row.childId);
    }
    const opened = await this.open(key, row.childId);
    if (!(opened instanceof LiveSession)) return opened.result ?? undefined;
    if (opened.receivedChunks < leastChunks) throw incomplete;
    return opened.finish().catch((error: unknown) => {
      // Kept in mind by then: it has to be scored from an upload.
      if (error instanceof DecodeError) return undefined;
      throw error;
    });
  }

  async close(): Promise<void> {
    await Promise.all([...this.#opened.values()].map((opened) => this.#stop(opened)));
  }

  async #openAfter(
    before: Promise<Opened> | undefined,
    key: LiveSessionKey,
    childId: number,
  ): Promise<Opened> {
    const session = await before?.catch(() => undefined);
    if (session instanceof LiveSession) {
      if (await session.isOurs()) return session;
      await session.stop();
    }
    return this.#claim({ ...key, holder: randomUUID() }, childId);
  }

  /** There are few places to listen: a user has one of them. A play session that had it before is left to go on from its row. */
  #makeRoom({ userId }: LiveSessionKey): void {
    for (const [id, session] of this.#playing)
      if (id.startsWith(prefixOf(userId)) && session.keepsPlace) void session.stop();
  }

  /** Its row. Where another server is just finishing it, that is waited for: it has heard more than is saved. */
  async #finishedElsewhere(key: LiveSessionKey): Promise<LiveSessionRow | undefined> {
    for (let waitedMs = 0; ; waitedMs += LOOK_AGAIN_MS) {
      const row = await findLiveSession(this.#services.db, key);
      const isHere = this.#opened.has(idOf(key));
      if (row?.status !== 'finishing' || isHere || waitedMs >= FINISHING_MS) return row;
      await pause(LOOK_AGAIN_MS);
    }
  }

  /** Nobody has to listen for that. */
  async #endUnplayed(key: LiveSessionKey, childId: number): Promise<undefined> {
    const { db } = this.#services;
    const held = { ...key, holder: randomUUID() };
    const { nextChunk } = await claimLiveSession(db, held, childId);
    await saveEnd(db, held, { status: 'finished', nextChunk, result: undefined });
  }

  async #claim(held: HeldSessionKey, childId: number): Promise<Opened> {
    const { db, pool, log, maySoundLeave, quotas } = this.#services;
    if (!(await findLiveSession(db, held))) await quotas.spend(db, held.userId, 'livePlaysPerDay');
    const row = await claimLiveSession(db, held, childId);
    if (isEnded(row)) return row;
    const [heard, { scoring, pronouns }, isFirst] = await Promise.all([
      selectSegments(db, held),
      findPlayers(db, held.userId, row.childId),
      hasNoScoredPlay(db, held.userId),
    ]);
    let session: LiveSession | undefined;
    const hearing = await pool.open(idOf(held), {
      ...scoring,
      maySoundLeave: () => maySoundLeave(held.userId),
      userId: held.userId,
      resume: resumeOf(row, heard),
      onEvent: (event) => session?.notice(event),
    });
    const saved = {
      nextChunk: row.nextChunk,
      segments: heard.length,
      seconds: row.heardSeconds,
    };
    const coach = new LiveCoach({ pronouns, isFirst });
    const makeRoom = () => this.#makeRoom(held);
    const spendSound = (seconds: number) => this.#sound.spend(held.userId, seconds);
    const services = { db, log, makeRoom, spendSound };
    session = new LiveSession(held, hearing, saved, { ...services, coach, isFirst });
    this.#remember(idOf(held), session);
    return session;
  }

  #remember(id: string, session: LiveSession): void {
    this.#playing.set(id, session);
    void session.over.then(() => {
      if (this.#playing.get(id) === session) this.#playing.delete(id);
    });
  }

  async #stop(opened: Promise<Opened> | undefined): Promise<void> {
    const session = await opened?.catch(() => undefined);
    if (session instanceof LiveSession) await session.stop();
  }
}

function resumeOf(
  { state, nextChunk }: LiveSessionRow,
  heard: SpeechPipelineState['heard'],
): SpeechPipelineState | undefined {
  // MP4 is read in one piece: all of its chunks come again.
  if (!state || state.decoder.format === 'mp4') return undefined;
  return { ...state, nextChunk, heard };
}
