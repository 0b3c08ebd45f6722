// From what the play left in this browser to a play session on the server. The server creates it once, however often it is asked.
import { createPlaySession, type PlaySession } from '#contract/play-sessions.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { PlayStore } from '#web/play/device/play-store.ts';
import { endedSecondsAgo, type Handoff } from '#web/play/machine/handoff.ts';
import { deliverRecording } from './deliver-recording.ts';

/** The last words may still be on their way over the connection of the play itself. */
const PATIENCE_MS = [0, 200, 300, 500];
/** What is sent again all at once takes a while to be read. */
const TRIES_AFTER_DELIVERY = 30;
const PATIENCE_AFTER_DELIVERY_MS = Array.from({ length: TRIES_AFTER_DELIVERY }, () => 1000);
const CREATE_LIMIT_MS = 30_000;
/** A few chunks that are missing come this way; of a whole recording an upload tells how far it is. */
const DELIVER_LIMIT_MS = 15_000;

export interface Saved {
  readonly playSession: PlaySession;
  /** Also before the page was loaded anew. */
  readonly recordedChunks: number;
}

/** What takes long, if anything does: the rest is sent, or the server listens to it. */
export interface SaveStep {
  readonly doing: 'sending' | 'listening';
  /** As far as the server has said what arrived. */
  readonly sentPercent?: number;
}

/** Rejects where the server cannot be reached. Where it could not listen, the recording has to be uploaded. */
export async function savePlaySession(
  userId: string,
  handoff: Handoff,
  onStep: (step: SaveStep) => void = () => undefined,
): Promise<Saved> {
  const recordedChunks = handoff.recordedChunks || (await countKept(userId, handoff));
  const playSession = await createOrDeliver(userId, { ...handoff, recordedChunks }, onStep);
  return { playSession, recordedChunks };
}

async function createOrDeliver(
  userId: string,
  handoff: Handoff,
  onStep: (step: SaveStep) => void,
): Promise<PlaySession> {
  const saved = await createWhenHeard(handoff, PATIENCE_MS);
  if (saved) return saved;
  onStep({ doing: 'sending' });
  const { recordingKey, childId } = handoff;
  const isDelivered = await deliverRecording(
    { userId, recordingKey, childId },
    {
      limitMs: DELIVER_LIMIT_MS,
      onSent: (sentPercent) => onStep({ doing: 'sending', sentPercent }),
    },
  )
    .then(() => true)
    .catch(() => false);
  if (isDelivered) onStep({ doing: 'listening' });
  const delivered = isDelivered && (await createWhenHeard(handoff, PATIENCE_AFTER_DELIVERY_MS));
  return delivered || create(handoff, { isUploadComing: true });
}

/** Asks again after each of these pauses; undefined where the server has not heard all of it by then. */
async function createWhenHeard(
  handoff: Handoff,
  pausesMs: readonly number[],
): Promise<PlaySession | undefined> {
  for (const ms of pausesMs) {
    await new Promise((resolve) => setTimeout(resolve, ms));
    try {
      return await create(handoff);
    } catch (error) {
      const code = error instanceof ApiError ? error.body.code : undefined;
      // It does not listen now: waiting would not change that.
      if (code === 'unavailable') return undefined;
      if (code !== 'recording_incomplete') throw error;
    }
  }
  return undefined;
}

function create(handoff: Handoff, more: { isUploadComing?: boolean } = {}): Promise<PlaySession> {
  const { recordingKey, childId, duration, recordedChunks } = handoff;
  const ended = { endedSecondsAgo: endedSecondsAgo(handoff, Date.now()) };
  const body = { childId, duration, recordingKey, recordedChunks, ...ended, ...more };
  return call(createPlaySession, { body }, { signal: AbortSignal.timeout(CREATE_LIMIT_MS) });
}

/** A page that was loaded anew knows of the recording only what the device has kept. */
async function countKept(userId: string, { recordingKey }: Handoff): Promise<number> {
  const store = await new PlayStore(userId).openChunks(recordingKey);
  return store.count === 0 ? 0 : store.first + store.count;
}
