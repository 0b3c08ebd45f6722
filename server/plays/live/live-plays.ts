// The play sessions that are heard in this server, and how they come here: begun, come back to, or taken over from another server.
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { KeptPlay } from '#scoring/kept-play.ts';
import type { ListenerState } from '#scoring/listener.ts';
import { AppError } from '#server/app-error.ts';
import type { Database } from '#server/database/connect.ts';
import type { SpeechPool } from '#server/plays/speech/pool/speech-pool.ts';
import {
  claimLive,
  emptyLive,
  findLive,
  type HeldKey,
  type LiveKey,
  type LiveRow,
  saveEnd,
  selectSegments,
} from '#server/plays/tables/live-sessions.ts';
import { findEnrolledVoice } from '#server/plays/tables/voice-enrollments.ts';
import type { Quotas } from '#server/quotas/quotas.ts';
import { findChild } from '#server/tables/children.ts';
import { DecodeError } from '#speech/decode/decode-error.ts';
import { LiveCoach } from './live-coach.ts';
import { LivePlay } from './live-play.ts';
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
export type EndedPlay = LiveRow & { readonly status: 'finished' | 'unheard' };

type Opened = LivePlay | EndedPlay;

const isEnded = (row: LiveRow): row is EndedPlay =>
  row.status === 'finished' || row.status === 'unheard';

/** The last chunks of a play session take a second or two. */
const FINISHING_MS = 10_000;
const LOOK_AGAIN_MS = 250;

const incomplete = new AppError(
  'recording_incomplete',
  'Part of your recording hasn’t reached us yet.',
);

const idOf = ({ userId, key }: LiveKey) => `${userId}/${key}`;

export class LivePlays {
  readonly #services: Services;
  readonly #opened = new Map<string, Promise<Opened>>();
  readonly #sound = new SoundBudget();
  readonly #playing = new Map<string, LivePlay>();

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
  open(one: LiveKey, childId: number): Promise<Opened> {
    const id = idOf(one);
    const opened = this.#openAfter(this.#opened.get(id), one, childId);
    this.#opened.set(id, opened);
    const forget = () => {
      if (this.#opened.get(id) === opened) this.#opened.delete(id);
    };
    opened.then((play) => (play instanceof LivePlay ? play.over : undefined)).then(forget, forget);
    return opened;
  }

  /** As if nothing had come yet. */
  async reset(one: LiveKey): Promise<void> {
    await this.#stop(this.#opened.get(idOf(one)));
    await emptyLive(this.#services.db, { ...one, holder: randomUUID() });
  }

  /**
   * The result of a play session; one that is still open is finished. Rejects with `recording_incomplete` while fewer than
   * `leastChunks` have come.
   */
  async finish(userId: string, key: string, leastChunks = 0): Promise<KeptPlay | undefined> {
    const one = { userId, key };
    const row = await this.#finishedElsewhere(one);
    if (!row && leastChunks > 0) throw incomplete;
    if (!row) return undefined;
    if (isEnded(row)) return row.result ?? undefined;
    if (!row.state && !this.#opened.has(idOf(one))) {
      if (leastChunks > 0) throw incomplete;
      return this.#endUnplayed(one, row.childId);
    }
    const opened = await this.open(one, row.childId);
    if (!(opened instanceof LivePlay)) return opened.result ?? undefined;
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
    one: LiveKey,
    childId: number,
  ): Promise<Opened> {
    const play = await before?.catch(() => undefined);
    if (play instanceof LivePlay) {
      if (await play.isOurs()) return play;
      await play.stop();
    }
    return this.#claim({ ...one, holder: randomUUID() }, childId);
  }

  /** There are few places to listen: a user has one of them. A play session that had it before is left to go on from its row. */
  #makeRoom({ userId }: LiveKey): void {
    for (const [id, play] of this.#playing)
      if (id.startsWith(idOf({ userId, key: '' })) && play.keepsPlace) void play.stop();
  }

  /** Its row. Where another server is just finishing it, that is waited for: it has heard more than is saved. */
  async #finishedElsewhere(one: LiveKey): Promise<LiveRow | undefined> {
    for (let waitedMs = 0; ; waitedMs += LOOK_AGAIN_MS) {
      const row = await findLive(this.#services.db, one);
      const isHere = this.#opened.has(idOf(one));
      if (row?.status !== 'finishing' || isHere || waitedMs >= FINISHING_MS) return row;
      await pause(LOOK_AGAIN_MS);
    }
  }

  /** Nobody has to listen for that. */
  async #endUnplayed(one: LiveKey, childId: number): Promise<undefined> {
    const { db } = this.#services;
    const held = { ...one, holder: randomUUID() };
    const { nextChunk } = await claimLive(db, held, childId);
    await saveEnd(db, held, { status: 'finished', nextChunk, result: undefined });
  }

  async #claim(held: HeldKey, childId: number): Promise<Opened> {
    const { db, pool, log, maySoundLeave, quotas } = this.#services;
    if (!(await findLive(db, held))) await quotas.spend(db, held.userId, 'livePlaysPerDay');
    const row = await claimLive(db, held, childId);
    if (isEnded(row)) return row;
    const [heard, enrolled, child] = await Promise.all([
      selectSegments(db, held),
      findEnrolledVoice(db, held.userId),
      findChild(db, held.userId, row.childId),
    ]);
    let play: LivePlay | undefined;
    const hearing = await pool.open(idOf(held), {
      ...(child && { childName: child.name }),
      enrolled,
      maySoundLeave: () => maySoundLeave(held.userId),
      userId: held.userId,
      resume: resumeOf(row, heard),
      onEvent: (event) => play?.notice(event),
    });
    const saved = {
      nextChunk: row.nextChunk,
      segments: heard.length,
      seconds: row.heardSeconds,
    };
    const coach = new LiveCoach(child?.pronouns ?? '');
    const makeRoom = () => this.#makeRoom(held);
    const spendSound = (seconds: number) => this.#sound.spend(held.userId, seconds);
    play = new LivePlay(held, hearing, saved, { db, log, coach, makeRoom, spendSound });
    this.#remember(idOf(held), play);
    return play;
  }

  #remember(id: string, play: LivePlay): void {
    this.#playing.set(id, play);
    void play.over.then(() => {
      if (this.#playing.get(id) === play) this.#playing.delete(id);
    });
  }

  async #stop(opened: Promise<Opened> | undefined): Promise<void> {
    const play = await opened?.catch(() => undefined);
    if (play instanceof LivePlay) await play.stop();
  }
}

function resumeOf(
  { state, nextChunk }: LiveRow,
  heard: ListenerState['heard'],
): ListenerState | undefined {
  // MP4 is read in one piece: all of its chunks come again.
  if (!state || state.decoder.format === 'mp4') return undefined;
  return { ...state, nextChunk, heard };
}
