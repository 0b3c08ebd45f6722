// A parent's browser: it plays a recording through, coming back as often as it takes, and saves it.
import { setTimeout as sleep } from 'node:timers/promises';
import type { LiveMetrics } from '#contract/live.ts';
import { LiveClient } from '#test-support/live-client.ts';
import { playChunks } from '#test-support/live-play.ts';
import type { Parent } from '../hostile/parents.ts';

const COME_AGAIN_MS = 500;
const LIMIT_MS = 300_000;
/** As the web app does: a connection on which nothing comes is given up. */
const SILENCE_MS = 20_000;

export interface Playing {
  readonly url: string;
  readonly parent: Parent;
  readonly key: string;
  /** The whole recording, where none are given. */
  readonly chunks?: readonly Uint8Array[];
  readonly chunkMs?: number;
  /** Called when a chunk was acknowledged. */
  readonly onChunk?: (nextChunk: number) => Promise<void> | void;
  readonly limitMs?: number;
}

export interface Played {
  readonly metrics: LiveMetrics;
  readonly connections: number;
  /** Chunks whose safety was told at some time, and that were asked for again later: must be none. */
  readonly takenBack: number;
}

export async function playThrough(playing: Playing): Promise<Played> {
  const { url, parent, key, chunks = playChunks, chunkMs = 0, onChunk } = playing;
  const { limitMs = LIMIT_MS } = playing;
  const query = { sessionId: key, userId: parent.id, childId: String(parent.childId) };
  const begunMs = Date.now();
  let connections = 0;
  let safe = 0;
  let takenBack = 0;
  while (Date.now() - begunMs < limitMs) {
    connections += 1;
    const client = new LiveClient(url, query, { cookie: parent.cookie });
    try {
      const { nextChunk } = await within(client.next('connected'));
      takenBack += Math.max(0, safe - nextChunk);
      for (let number = nextChunk; number < chunks.length; number++) {
        await sleep(Math.max(0, begunMs + number * chunkMs - Date.now()));
        client.send([chunks[number] ?? new Uint8Array()]);
        safe = Math.max(safe, (await within(client.next('chunk_ack'))).nextChunk);
        await onChunk?.(number + 1);
      }
      const { metrics } = await within(client.stop());
      return { metrics, connections, takenBack };
    } catch {
      await client.cut().catch(() => undefined);
      await sleep(COME_AGAIN_MS);
    }
  }
  throw new Error('A play session could not be played through');
}

async function within<Result>(awaited: Promise<Result>): Promise<Result> {
  awaited.catch(() => undefined);
  const late = sleep(SILENCE_MS, undefined, { ref: false }).then(() => {
    throw new Error('Nothing came');
  });
  return Promise.race([awaited, late]);
}

/** What a browser sends at the end; the answer says what was counted. */
export const savedPlay = (parent: Parent, key: string, recordedChunks: number) => ({
  childId: parent.childId,
  duration: 60,
  recordingKey: key,
  recordedChunks,
});
