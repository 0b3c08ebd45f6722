// Plays that are not with the server in full, for every tab of this browser. A storage that is full or forbidden costs nothing but
// the offer at home.
import type { Handoff } from '#domain/play-session/handoff.ts';
import { recordKey } from '#domain/play-session/record.ts';
import { abandonedPlayOf, isFresh, type UnsavedPlay } from '#domain/play-session/unsaved-play.ts';

const prefixOf = (userId: string) => `playlight.unsaved.${userId}.`;
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
  return attempt(() => {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefixOf(userId)));
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

function parse(text: string | null): UnsavedPlay | undefined {
  const value = attempt<unknown>(() => JSON.parse(text ?? ''), undefined);
  if (typeof value !== 'object' || value === null) return undefined;
  const { handoff, atMs } = value as Partial<UnsavedPlay>;
  return typeof handoff?.sessionId === 'string' && typeof atMs === 'number'
    ? (value as UnsavedPlay)
    : undefined;
}
