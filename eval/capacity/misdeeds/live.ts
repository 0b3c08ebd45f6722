import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { LiveClient } from '#test-support/live-client.ts';
import { playChunks } from '#test-support/live-play.ts';
import type { Misdeed, Scene } from '../tally.ts';

const SOCKETS = 200;
const PLAYS = 16;
const PING_MS = 10_000;
const CHUNK_MS = 300;
const AGAIN_MS = 200;

const connect = ({ url, account }: Scene) =>
  new LiveClient(url, { sessionId: randomUUID() }, { cookie: account.cookie });

/** The sentence that came before it was closed. */
async function endOf(client: LiveClient): Promise<string> {
  const code = await client.closeCode();
  const words = client.messages.findLast((message) => message.type === 'error');
  return `${code} ${words?.type === 'error' ? words.message : '(no words)'}`;
}

async function staySilent(scene: Scene): Promise<void> {
  const { tally, signal } = scene;
  const client = connect(scene);
  try {
    await client.next('connected');
    tally.done += 1;
  } catch {
    tally.refuse(await endOf(client));
  }
  while (!signal.aborted) {
    await sleep(PING_MS, undefined, { signal }).catch(() => undefined);
    try {
      client.say('ping');
    } catch {
      break;
    }
  }
  await client.cut();
}

/** Chunks as fast as they may come, under one name after another. */
async function keepPlaying(scene: Scene): Promise<void> {
  const { tally, signal } = scene;
  while (!signal.aborted) {
    const client = connect(scene);
    try {
      await client.next('connected');
      for (const chunk of playChunks) {
        if (signal.aborted) break;
        client.send([chunk]);
        await Promise.race([client.next('chunk_ack'), sleep(CHUNK_MS)]);
        tally.done += 1;
      }
    } catch {
      tally.refuse(await endOf(client));
      await sleep(AGAIN_MS);
    } finally {
      await client.cut();
    }
  }
}

export const liveMisdeeds: readonly Misdeed[] = [
  {
    name: 'silent-sockets',
    what: `${SOCKETS} live connections that say nothing but ping`,
    run: async (scene) => {
      await Promise.all(Array.from({ length: SOCKETS }, () => staySilent(scene)));
    },
  },
  {
    name: 'live-plays',
    what: `${PLAYS} live plays at once, chunks as fast as they may come`,
    run: async (scene) => {
      await Promise.all(Array.from({ length: PLAYS }, () => keepPlaying(scene)));
    },
  },
];
