// Plays that are not with the server in full, for every tab of this browser. A storage that is full or forbidden costs nothing but
// the offer at home.
import type { Handoff } from '#web/play/machine/handoff.ts';
import { recordKey, userIdOf } from '#web/play/machine/record.ts';
import { findRecord } from '#web/play/machine/stored-record.ts';
import {
  abandonedPlayOf,
  type CutPlay,
  cutPlayOf,
  isFresh,
  type UnsavedPlay,
} from '#web/play/machine/unsaved-play.ts';

const PREFIX = 'playlight.unsaved.';
const prefixOf = (userId: string) => `${PREFIX}${userId}.`;
const keyOf = (userId: string, { sessionId }: Handoff) => `${prefixOf(userId)}${sessionId}`;

function attempt<Result>(work: () => Result, otherwise: Result): Result {
  try {
    return work();
  } catch {
    return otherwise;
  }
}

export function rememberUnsaved(userId: string, play: UnsavedPlay): void {
  attempt(() => localStorage.setItem(keyOf(userId, play.handoff), JSON.stringify(play)), undefined);
}

export function forgetUnsaved(userId: string, { handoff }: UnsavedPlay): void {
  attempt(() => localStorage.removeItem(keyOf(userId, handoff)), undefined);
}

/** Newest first; what is older than its recording is dropped. */
export function listUnsaved(userId: string, nowMs = Date.now()): UnsavedPlay[] {
  return listUnder(prefixOf(userId), nowMs);
}

function listUnder(prefix: string, nowMs: number): UnsavedPlay[] {
  return attempt(() => {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix));
    const found = keys.flatMap((key) => {
      const play = parse(localStorage.getItem(key));
      if (play && isFresh(play, nowMs)) return play;
      localStorage.removeItem(key);
      return [];
    });
    return found.toSorted((a, b) => b.atMs - a.atMs);
  }, []);
}

export function findUnsavedOf(userId: string, playSessionId: number): UnsavedPlay | undefined {
  return listUnsaved(userId).find((play) => play.playSessionId === playSessionId);
}

/** What a crashed tab left is put beside the others, before a new play takes its place. */
export function rescueAbandonedPlay(userId: string, nowMs = Date.now()): void {
  attempt(() => {
    const play = abandonedPlayOf(localStorage.getItem(recordKey(userId)), nowMs);
    if (!play) return;
    rememberUnsaved(userId, play);
    localStorage.removeItem(recordKey(userId));
  }, undefined);
}

/** A play that a closed tab has left in the middle. */
export function findCutPlay(userId: string, childIds: readonly number[]): CutPlay | undefined {
  const stored = attempt(() => localStorage.getItem(recordKey(userId)), null);
  return cutPlayOf(stored, { nowMs: Date.now(), childIds });
}

/** It is not gone on with: what was heard of it is put beside the others. */
export function endCutPlay(userId: string, heard: UnsavedPlay): void {
  rememberUnsaved(userId, heard);
  attempt(() => localStorage.removeItem(recordKey(userId)), undefined);
}

/** Whoever left it: nothing that names a child outlives the recording. */
export function dropStale(nowMs: number): void {
  listUnder(PREFIX, nowMs);
  attempt(() => {
    for (const key of Object.keys(localStorage)) {
      if (userIdOf(key) === undefined) continue;
      const record = findRecord(localStorage.getItem(key) ?? '');
      if (!record || !isFresh({ atMs: record.lastUpdateTime }, nowMs)) localStorage.removeItem(key);
    }
  }, undefined);
}

/** Those with this child, or all; gives the plays that stay. */
export function dropPlays(userId: string, childId?: number): Set<string> {
  const stay = new Set<string>();
  const mayStay = (play: Pick<Handoff, 'sessionId' | 'childId'> | undefined): boolean => {
    if (!play || childId === undefined || play.childId === childId) return false;
    stay.add(play.sessionId);
    return true;
  };
  for (const play of listUnsaved(userId)) {
    if (!mayStay(play.handoff)) forgetUnsaved(userId, play);
  }
  attempt(() => {
    const record = findRecord(localStorage.getItem(recordKey(userId)) ?? '');
    if (!mayStay(record)) localStorage.removeItem(recordKey(userId));
  }, undefined);
  return stay;
}

function parse(text: string | null): UnsavedPlay | undefined {
  const value = attempt<unknown>(() => JSON.parse(text ?? ''), undefined);
  if (typeof value !== 'object' || value === null) return undefined;
  const { handoff, atMs } = value as Partial<UnsavedPlay>;
  return typeof handoff?.sessionId === 'string' && typeof atMs === 'number'
    ? (value as UnsavedPlay)
    : undefined;
}
