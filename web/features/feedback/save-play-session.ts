// From what the play left in this browser to a play session on the server. The server creates it once, however often it is asked.
import { createPlaySession, type PlaySession } from '#contract/play-sessions.ts';
import type { Handoff } from '#domain/play-session/handoff.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { openChunkStore } from '#web/audio/chunk-store.ts';
import { deliverRecording } from '#web/audio/deliver-recording.ts';

/** The last words may still be on their way over the connection of the play itself. */
const PATIENCE_MS = [0, 200, 300, 500] as const;
const CREATE_LIMIT_MS = 30_000;
/** A few chunks that are missing come this way; of a whole recording an upload tells how far it is. */
const DELIVER_LIMIT_MS = 15_000;

/** Rejects where the server cannot be reached. Where it could not listen, the recording has to be uploaded. */
export async function savePlaySession(userId: string, handoff: Handoff): Promise<PlaySession> {
  const recordedChunks = handoff.recordedChunks || (await countKept(userId, handoff));
  const whole = { ...handoff, recordedChunks };
  for (const ms of PATIENCE_MS) {
    await new Promise((resolve) => setTimeout(resolve, ms));
    const saved = await createIfHeard(whole);
    if (saved) return saved;
  }
  const { sessionId: playSessionId, childId } = handoff;
  const isDelivered = await deliverRecording({ userId, playSessionId, childId }, DELIVER_LIMIT_MS)
    .then(() => true)
    .catch(() => false);
  const saved = isDelivered && (await createIfHeard(whole));
  return saved || create(whole, { isUploadComing: true });
}

/** Undefined while the server has not heard all of it. */
async function createIfHeard(handoff: Handoff): Promise<PlaySession | undefined> {
  try {
    return await create(handoff);
  } catch (error) {
    const isUnheard =
      error instanceof ApiError &&
      (error.body.code === 'recording_incomplete' || error.body.code === 'unavailable');
    if (isUnheard) return undefined;
    throw error;
  }
}

function create(
  { sessionId: liveSessionId, childId, duration, recordedChunks }: Handoff,
  more: { isUploadComing?: boolean } = {},
): Promise<PlaySession> {
  const body = { childId, duration, liveSessionId, recordedChunks, ...more };
  return call(createPlaySession, { body }, { signal: AbortSignal.timeout(CREATE_LIMIT_MS) });
}

/** A page that was loaded anew knows of the recording only what the device has kept. */
async function countKept(userId: string, { sessionId: playSessionId }: Handoff): Promise<number> {
  const store = await openChunkStore({ userId, playSessionId, onFull: () => undefined });
  return store.count === 0 ? 0 : store.first + store.count;
}
