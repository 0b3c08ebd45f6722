// From what the play left in this tab to a play session on the server. The server creates it once, however often it is asked.
import { createPlaySession } from '#contract/play-sessions.ts';
import type { Handoff } from '#domain/play-session/handoff.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { deleteChunks, openChunkStore } from '#web/audio/chunk-store.ts';
import { deliverRecording } from '#web/audio/deliver-recording.ts';

/** The last words may still be on their way over the connection of the play itself. */
const FIRST_TRIES = 2;
/** What is sent again all at once takes a while to be read. */
const TRIES_AFTER_DELIVERY = 30;
const PAUSE_MS = 1000;

/** Resolves with the id. Rejects where the server cannot be reached or cannot hear the recording. */
export async function savePlaySession(userId: string, handoff: Handoff): Promise<number> {
  const recordedChunks = handoff.recordedChunks || (await countKept(userId, handoff));
  const id = await createWhenHeard(userId, { ...handoff, recordedChunks });
  await deleteChunks(userId, handoff.sessionId);
  return id;
}

async function createWhenHeard(userId: string, handoff: Handoff): Promise<number> {
  const id = await createWithin(FIRST_TRIES, handoff);
  if (id !== undefined) return id;
  const { sessionId: playSessionId, childId } = handoff;
  await deliverRecording({ userId, playSessionId, childId });
  const delivered = await createWithin(TRIES_AFTER_DELIVERY, handoff);
  if (delivered === undefined) throw new Error('The recording did not arrive.');
  return delivered;
}

/** Tries so often while some of the recording is still on its way; undefined where it does not come. */
async function createWithin(tries: number, handoff: Handoff): Promise<number | undefined> {
  for (let left = tries; left > 0; left--) {
    try {
      return await create(handoff);
    } catch (error) {
      if (!isIncomplete(error)) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  return undefined;
}

async function create({ sessionId, childId, duration, recordedChunks }: Handoff): Promise<number> {
  const live = recordedChunks > 0 ? { liveSessionId: sessionId, recordedChunks } : {};
  const { id } = await call(createPlaySession, { body: { childId, duration, ...live } });
  return id;
}

const isIncomplete = (error: unknown) =>
  error instanceof ApiError && error.body.code === 'recording_incomplete';

/** A page that was loaded anew knows of the recording only what the device has kept. */
async function countKept(userId: string, { sessionId: playSessionId }: Handoff): Promise<number> {
  const store = await openChunkStore({ userId, playSessionId, onFull: () => undefined });
  return store.count === 0 ? 0 : store.first + store.count;
}
