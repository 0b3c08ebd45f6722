// One parent who plays in real time, over a real socket, and how long each chunk waits for its counts.
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { LIVE_PATH, type ServerMessage } from '#contract/live.ts';
import { playChunks } from '#test-support/live-play.ts';
import type { Parent } from '../../hostile/parents.ts';

const CHUNK_MS = 3_000;

export interface Played {
  /** From a chunk's leaving to its counts; one for each chunk that was heard. */
  readonly waitsMs: readonly number[];
  /** The code that the server closed it with; undefined where it was held to the end. */
  readonly refusedWith: number | undefined;
}

/** Plays the recording over and over for so long; a new file begins each time, as after a reload. */
export async function playLive(
  url: string,
  parent: Parent,
  startsInMs: number,
  seconds: number,
): Promise<Played> {
  await sleep(startsInMs);
  const query = new URLSearchParams({ sessionId: randomUUID(), childId: String(parent.childId) });
  const address = `${url.replace('http', 'ws')}${LIVE_PATH}?${query.toString()}`;
  const socket = new WebSocket(address, { headers: { cookie: parent.cookie } });
  const waitsMs: number[] = [];
  const sentMs: number[] = [];
  let refusedWith: number | undefined;
  socket.on('error', () => undefined);
  const closed = new Promise<void>((resolve) => {
    socket.once('close', (code) => {
      refusedWith = code;
      resolve();
    });
  });
  const connected = new Promise<void>((resolve) => {
    socket.on('message', (data: Buffer) => {
      const message = JSON.parse(data.toString()) as ServerMessage;
      if (message.type === 'connected') resolve();
      const sent = message.type === 'cdi_update' ? sentMs.shift() : undefined;
      if (sent !== undefined) waitsMs.push(performance.now() - sent);
    });
  });
  await Promise.race([connected, closed]);
  const begunMs = performance.now();
  const count = Math.ceil((seconds * 1000) / CHUNK_MS);
  for (let index = 0; index < count && socket.readyState === WebSocket.OPEN; index++) {
    const dueMs = begunMs + index * CHUNK_MS;
    await Promise.race([sleep(Math.max(0, dueMs - performance.now())), closed]);
    sentMs.push(performance.now());
    socket.send(playChunks[index % playChunks.length] ?? new Uint8Array());
  }
  await Promise.race([sleep(CHUNK_MS), closed]);
  const wasRefusedWith = refusedWith;
  // What has not been answered by now counts as if it came just now.
  waitsMs.push(...sentMs.map((sent) => performance.now() - sent));
  socket.terminate();
  return { waitsMs, refusedWith: wasRefusedWith };
}
