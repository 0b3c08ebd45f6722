// A steady load: parents who register, save, play live, upload, join the waitlist and talk to the coach. Whoever gets no answer tries
// again, as the web app does, until somebody has acknowledged it.
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { playChunks } from '#test-support/live-play.ts';
import { ask, recordingForm } from '../cluster/ask.ts';
import { playThrough, savedPlay } from '../cluster/play.ts';
import { makeParent, type Parent } from '../hostile/parents.ts';
import type { Ledger } from './ledger.ts';

const PAUSE_MS = 250;
const UPLOAD_PAUSE_MS = 6_000;
const AGAIN_MS = 700;
const CHUNK_MS = 1_500;
/** Listening is what takes time: enough of it to be disturbed, and no more. */
export const livePart = playChunks.slice(0, 4);
export const recording = new Uint8Array(Buffer.concat(playChunks.slice(0, 3)));

type Asked = Parameters<typeof ask>[2];

export interface Load {
  /** Nobody begins anything new; resolves when all that was begun is acknowledged. */
  stop(): Promise<void>;
}

export async function startLoad(url: string, ledger: Ledger): Promise<Load> {
  const stopping = new AbortController();
  const parents = await Promise.all(Array.from({ length: 4 }, () => makeParent(url)));
  const [saver, player, sender, talker] = parents as [Parent, Parent, Parent, Parent];
  await ask(url, '/api/consents/keep-recordings', {
    cookie: sender.cookie,
    method: 'PUT',
    body: { granted: true },
  });

  /** Until it is acknowledged. A 409 says that an attempt without an answer went through. */
  async function insist(path: string, asked: Asked): Promise<Response> {
    for (;;) {
      const response = await once(path, asked);
      if (response?.ok || response?.status === 409) return response;
      await sleep(AGAIN_MS);
    }
  }

  async function once(path: string, asked: Asked): Promise<Response | undefined> {
    const begunMs = performance.now();
    try {
      const response = await ask(url, path, asked);
      const body = await response.arrayBuffer();
      if (!response.ok && response.status !== 409) ledger.saw(`status ${response.status}`);
      const { status, headers } = response;
      return new Response(body, { status, headers });
    } catch {
      ledger.saw('no answer');
      return undefined;
    } finally {
      ledger.request(performance.now() - begunMs);
    }
  }

  async function register(): Promise<void> {
    const email = `${randomUUID()}@example.org`;
    await insist('/api/auth/signup', { body: { email, password: 'blocks and 2 trains' } });
    ledger.accounts.push(email);
  }

  async function save(parent: Parent, more: object): Promise<number> {
    const key = randomUUID();
    const body = { childId: parent.childId, duration: 300, recordingKey: key, ...more };
    const response = await insist('/api/sessions', { cookie: parent.cookie, body });
    ledger.saved.set(parent.id, [...(ledger.saved.get(parent.id) ?? []), key]);
    return ((await response.json()) as { id: number }).id;
  }

  async function playLive(): Promise<void> {
    const key = randomUUID();
    const played = await playThrough({
      url,
      parent: player,
      key,
      chunks: livePart,
      chunkMs: CHUNK_MS,
    });
    const body = savedPlay(player, key, livePart.length);
    await insist('/api/sessions', { cookie: player.cookie, body });
    ledger.plays.push({ userId: player.id, key, ...played });
  }

  async function upload(): Promise<void> {
    const playSessionId = await save(sender, { isUploadComing: true });
    const body = recordingForm(recording, playSessionId);
    await insist('/api/sessions/process-audio', { cookie: sender.cookie, body });
    ledger.uploads.push({ userId: sender.id, playSessionId });
    await sleep(UPLOAD_PAUSE_MS);
  }

  async function joinWaitlist(): Promise<void> {
    const email = `${randomUUID()}@example.org`;
    await insist('/api/waitlist/join', { body: { email } });
    ledger.mailedTo.push(email);
  }

  /** Once: the web app gives a parent their words back, to send or not. */
  async function talk(): Promise<void> {
    const message = `How do I praise more? ${randomUUID()}`;
    const body = { message };
    const response = await once('/api/agent/chat', { cookie: talker.cookie, body });
    if (response?.ok) ledger.coachMessages.push(message);
  }

  async function goOn(work: () => Promise<unknown>): Promise<void> {
    while (!stopping.signal.aborted) {
      await work();
      await sleep(PAUSE_MS);
    }
  }

  const counts = { labeledPraises: 3, reflections: 2, behaviorDescriptions: 1 };
  const going = Promise.all([
    goOn(register),
    goOn(() => save(saver, counts)),
    goOn(playLive),
    goOn(upload),
    goOn(joinWaitlist),
    goOn(talk),
  ]);
  return {
    async stop() {
      stopping.abort();
      await going;
    },
  };
}
