// Everything that the plays of a user leave in this browser until the server has them: the record of the one that runs, those that
// are over and not with the server in full, what this tab hands to its results, and the recordings. A storage that is full or
// forbidden costs the parent nothing but the recovery.
import type { PlaySessionId, RecordingKey } from '#domain/ids.ts';
import type { ShownCounts } from '#domain/talk-counts.ts';
import type { Handoff } from '#web/play/machine/handoff.ts';
import { findOfflinePlay, type OfflinePlay } from '#web/play/machine/offline-play.ts';
import {
  abandonedPlayOf,
  type InterruptedPlay,
  interruptedPlayOf,
  isFresh,
  type PendingPlay,
} from '#web/play/machine/pending-play.ts';
import { leftoverKeys, type PlayRecord, recordKey, userIdOf } from '#web/play/machine/record.ts';
import { findPendingPlay } from '#web/play/machine/stored-handoff.ts';
import { findRecord } from '#web/play/machine/stored-record.ts';
import { attempt } from './attempt.ts';
import {
  type ChunkStore,
  deleteChunks,
  deleteChunksBut,
  deleteStaleChunks,
  openChunkStore,
} from './chunk-store.ts';
import { forgetShown, forgetShownBut, keepShown, readShown } from './shown-counts.ts';
import { clearHandoff, readHandoff, writeHandoff } from './tab-handoff.ts';

const PENDING = 'playlight.unsaved.';

export class PlayStore {
  readonly #userId: string;
  readonly #recordKey: string;

  constructor(userId: string) {
    this.#userId = userId;
    this.#recordKey = recordKey(userId);
  }

  /** As it was written; records of other users and versions go. */
  readRecord(): string | null {
    return attempt(() => {
      const leftover = leftoverKeys(Object.keys(localStorage), this.#userId);
      for (const key of leftover) localStorage.removeItem(key);
      return localStorage.getItem(this.#recordKey);
    }, null);
  }

  /** False where the browser keeps nothing. */
  saveRecord(record: PlayRecord): boolean {
    return attempt(() => {
      localStorage.setItem(this.#recordKey, JSON.stringify(record));
      return true;
    }, false);
  }

  clearRecord(): void {
    forgetShown(this.#userId);
    attempt(() => localStorage.removeItem(this.#recordKey), undefined);
  }

  /** The screen has shown these of a play that runs. */
  keepShown(recordingKey: RecordingKey, counts: ShownCounts): void {
    keepShown(this.#userId, recordingKey, counts);
  }

  readShown(recordingKey: RecordingKey): ShownCounts | undefined {
    return readShown(this.#userId, recordingKey);
  }

  /** A play that a closed tab has left in the middle. */
  findInterrupted(childIds: readonly number[]): InterruptedPlay | undefined {
    return interruptedPlayOf(this.#storedRecord(), { nowMs: Date.now(), childIds });
  }

  /** It does not go on: what was heard of it is handed to the results. */
  endInterrupted(heard: PendingPlay): void {
    this.#setAside(heard);
    this.handOff(heard);
  }

  /** What a crashed tab left is put beside the others, before a new play takes its place. */
  rescueAbandoned(): void {
    const play = abandonedPlayOf(this.#storedRecord(), Date.now());
    if (play) this.#setAside(play);
  }

  /** A play is over: its results are next. */
  finish(handoff: Handoff): void {
    writeHandoff(handoff);
    this.savePending({ handoff, atMs: Date.now() });
  }

  /** Made up in dev mode: this tab shows it, and nothing of it is kept. */
  finishDummy(handoff: Handoff): void {
    writeHandoff(handoff, { isDevMode: true });
  }

  /** The results of this tab are next about this one. */
  handOff({ handoff }: PendingPlay): void {
    writeHandoff(handoff);
  }

  savePending(play: PendingPlay): void {
    const { recordingKey } = play.handoff;
    attempt(
      () => localStorage.setItem(this.#pendingKey(recordingKey), JSON.stringify(play)),
      undefined,
    );
  }

  /** Newest first; what is older than its recording goes. */
  listPending(): PendingPlay[] {
    return listPending(this.#pendingKey(''), Date.now());
  }

  findPending(playSessionId: PlaySessionId): PendingPlay | undefined {
    return this.listPending().find((play) => play.playSessionId === playSessionId);
  }

  /** The server has made a play session of it; its recording is seen to by the screen that shows it. */
  markSaved(play: PendingPlay, playSessionId: PlaySessionId): void {
    clearHandoff(play.handoff);
    this.savePending({ ...play, playSessionId });
  }

  /** The recording first: what could not be deleted is found again. */
  async forget({ handoff }: PendingPlay): Promise<void> {
    clearHandoff(handoff);
    await deleteChunks(this.#userId, handoff.recordingKey);
    this.#dropPending(handoff);
  }

  async forgetSaved(playSessionId: PlaySessionId): Promise<void> {
    const play = this.findPending(playSessionId);
    if (play) await this.forget(play);
  }

  /** Those with this child, or all. Sound that nothing tells whose it is goes either way. */
  async forgetAll(childId?: number): Promise<void> {
    const goes = (play: { readonly childId: number }) =>
      childId === undefined || play.childId === childId;
    const handoff = readHandoff();
    if (handoff && goes(handoff)) clearHandoff(handoff);
    const kept = new Set<RecordingKey>();
    for (const play of this.listPending()) {
      if (goes(play.handoff)) this.#dropPending(play.handoff);
      else kept.add(play.handoff.recordingKey);
    }
    const record = findRecord(this.#storedRecord() ?? '');
    if (record && !goes(record)) kept.add(record.sessionId);
    else this.clearRecord();
    await deleteChunksBut(this.#userId, kept);
  }

  /** The recording of a play, with what an earlier page has kept of it. */
  openChunks(
    recordingKey: RecordingKey,
    onFull: () => void = () => undefined,
  ): Promise<ChunkStore> {
    return openChunkStore({ userId: this.#userId, recordingKey, onFull });
  }

  #storedRecord(): string | null {
    return attempt(() => localStorage.getItem(this.#recordKey), null);
  }

  #setAside(play: PendingPlay): void {
    this.savePending(play);
    this.clearRecord();
  }

  #dropPending({ recordingKey }: Handoff): void {
    attempt(() => localStorage.removeItem(this.#pendingKey(recordingKey)), undefined);
  }

  #pendingKey(recordingKey: RecordingKey | ''): string {
    return `${PENDING}${this.#userId}.${recordingKey}`;
  }
}

/** Where there is no network to ask who is here: the play that this browser has a record of. */
export function readOfflinePlay(): OfflinePlay | undefined {
  return attempt(() => findOfflinePlay({ ...localStorage }, Date.now()), undefined);
}

/** Whoever left it: nothing that names a child outlives the recording, which is kept for a day. */
export async function forgetStalePlays(): Promise<void> {
  const nowMs = Date.now();
  listPending(PENDING, nowMs);
  attempt(() => {
    for (const key of Object.keys(localStorage)) {
      if (userIdOf(key) === undefined) continue;
      const record = findRecord(localStorage.getItem(key) ?? '');
      if (!record || !isFresh({ atMs: record.lastUpdateTime }, nowMs)) localStorage.removeItem(key);
    }
    forgetShownBut((userId) => localStorage.getItem(recordKey(userId)) !== null);
  }, undefined);
  await deleteStaleChunks(nowMs);
}

function listPending(prefix: string, nowMs: number): PendingPlay[] {
  return attempt(() => {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix));
    const found = keys.flatMap((key) => {
      const play = findPendingPlay(localStorage.getItem(key) ?? '');
      if (play && isFresh(play, nowMs)) return play;
      localStorage.removeItem(key);
      return [];
    });
    return found.toSorted((a, b) => b.atMs - a.atMs);
  }, []);
}
