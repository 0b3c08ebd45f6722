// What plays have left on this device, sound included: it goes with what is deleted, and after a day at the latest.
import type { UnsavedPlay } from '#web/play/machine/unsaved-play.ts';
import { deleteChunks, deleteChunksBut, deleteStaleChunks } from './chunk-store.ts';
import { clearHandoff, readHandoff } from './play-handoff.ts';
import { dropPlays, dropStale, forgetUnsaved } from './unsaved-plays.ts';

export async function forgetPlay(userId: string, play: UnsavedPlay): Promise<void> {
  await deleteChunks(userId, play.handoff.sessionId);
  forgetUnsaved(userId, play);
}

/** Those with this child, or all. Sound that nothing tells whose it is goes either way. */
export async function forgetPlays(userId: string, childId?: number): Promise<void> {
  const handoff = readHandoff();
  if (handoff && (childId === undefined || handoff.childId === childId)) clearHandoff(handoff);
  await deleteChunksBut(userId, dropPlays(userId, childId));
}

/** Whoever left it. */
export async function forgetStalePlays(): Promise<void> {
  const nowMs = Date.now();
  dropStale(nowMs);
  await deleteStaleChunks(nowMs);
}
