// What the neighbour family does all the while, each kind of act with the time that it took.
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { PlaySession } from '#contract/play-sessions.ts';
import { LiveClient } from '#test-support/live-client.ts';
import { playChunks } from '#test-support/live-play.ts';
import { ask, askJson, recordingForm } from '../cluster/ask.ts';
import type { Parent } from '../hostile/parents.ts';

export const actNames = ['live', 'upload', 'home', 'mail'] as const;
export type ActName = (typeof actNames)[number];

export interface Surroundings {
  readonly url: string;
  readonly outbox: string;
  readonly parent: Parent;
  readonly signal: AbortSignal;
  /** How long one act took, also past the end of the observation; without a time it failed, or took too long. */
  readonly took: (ms: number | undefined) => void;
  /** How a live play was counted in the end. */
  readonly counted: (counts: string) => void;
}

/** Faster than a child talks, so that a short run has many chunks. */
const CHUNK_MS = 1_500;
const LOOK_MS = 50;
const PAUSE_MS = 250;
const AGAIN_MS = 500;
export const GIVE_UP_MS = 60_000;
/** There are limits on accounts and on uploads from one address, and a whole run must stay below them. */
const MAIL_PAUSE_MS = 1_500;
const UPLOAD_PAUSE_MS = 1_000;

const livePart = playChunks.slice(0, 6);
const recording = new Uint8Array(Buffer.concat(playChunks.slice(0, 2)));

export const acts: Record<ActName, (around: Surroundings) => Promise<void>> = {
  live: playLive,
  upload: sendRecording,
  home: readHome,
  mail: askForMail,
};

/** From each chunk to its acknowledgement: by then its counts have come. */
async function playLive({ url, parent, signal, took, counted }: Surroundings): Promise<void> {
  const query = { sessionId: randomUUID(), userId: parent.id, childId: String(parent.childId) };
  const client = new LiveClient(url, query, { cookie: parent.cookie });
  try {
    await within(client.next('connected'));
    for (const chunk of livePart) {
      const begunMs = performance.now();
      client.send([chunk]);
      await within(client.next('chunk_ack'));
      const ms = performance.now() - begunMs;
      took(ms);
      await sleep(Math.max(0, CHUNK_MS - ms));
    }
    counted(JSON.stringify((await within(client.stop())).metrics));
  } catch {
    if (!signal.aborted) took(undefined);
    await sleep(AGAIN_MS);
  } finally {
    await client.cut();
  }
}

async function within<Result>(awaited: Promise<Result>): Promise<Result> {
  awaited.catch(() => undefined);
  const late = sleep(GIVE_UP_MS, undefined, { ref: false }).then(() => {
    throw new Error('Nothing came');
  });
  return Promise.race([awaited, late]);
}

/** From sending a recording to its results. */
async function sendRecording({ url, parent, took }: Surroundings): Promise<void> {
  const { cookie, childId } = parent;
  const { id } = await askJson<PlaySession>(url, '/api/sessions', {
    cookie,
    body: { childId, duration: 300, recordingKey: randomUUID(), isUploadComing: true },
  });
  const begunMs = performance.now();
  const body = recordingForm(recording, id);
  await askJson(url, '/api/sessions/process-audio', { cookie, body });
  for (;;) {
    const { overallScore } = await askJson<PlaySession>(url, `/api/sessions/${id}`, { cookie });
    const ms = performance.now() - begunMs;
    if (overallScore !== null) {
      took(ms);
      return sleep(UPLOAD_PAUSE_MS);
    }
    if (ms > GIVE_UP_MS) return took(undefined);
    await sleep(PAUSE_MS);
  }
}

async function readHome({ url, parent: { cookie }, took }: Surroundings): Promise<void> {
  const begunMs = performance.now();
  const paths = ['/', '/api/children', '/api/sessions/progress'];
  const answers = await Promise.all(paths.map((path) => ask(url, path, { cookie })));
  await Promise.all(answers.map((answer) => answer.arrayBuffer()));
  took(answers.every(({ ok }) => ok) ? performance.now() - begunMs : undefined);
  await sleep(PAUSE_MS);
}

/** From asking for an account to the letter that confirms its address. */
async function askForMail({ url, outbox, took }: Surroundings): Promise<void> {
  const email = `${randomUUID()}@example.org`;
  const begunMs = performance.now();
  await askJson(url, '/api/auth/signup', { body: { email, password: 'blocks and 2 trains' } });
  while (performance.now() - begunMs < GIVE_UP_MS) {
    if (hasLetterTo(outbox, email)) {
      took(performance.now() - begunMs);
      return sleep(MAIL_PAUSE_MS);
    }
    await sleep(LOOK_MS);
  }
  took(undefined);
}

const readLetters = new Map<string, string>();

function hasLetterTo(outbox: string, email: string): boolean {
  // One that begins with a dot is still being written.
  const names = readdirSync(outbox).filter((name) => /^[^.].*\.eml$/.test(name));
  for (const name of names)
    if (!readLetters.has(name)) readLetters.set(name, readFileSync(join(outbox, name), 'utf8'));
  return names.some((name) => readLetters.get(name)?.includes(email));
}
