// One process whose disk, with the embedded database on it, is full for a while.
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { canLogIn, post, signUpOverHttp, startProduct } from '#test-support/product.ts';
import { ask, askJson, recordingForm } from '../cluster/ask.ts';
import { makeParent } from '../hostile/parents.ts';
import { fillDisk, mountSmallDisk, unmount } from './inflict.ts';

const DISK_MEGABYTES = 256;
const FULL_MS = 10_000;
const PAUSE_MS = 250;
const PATIENCE_MS = 60_000;
const newEmail = () => `${randomUUID()}@example.org`;

export interface FullDisk {
  /** How often each status and code was answered while there was no room. */
  readonly answers: ReadonlyMap<string, number>;
  /** Seconds after there was room again until somebody could sign up; Infinity where what was there before is gone. */
  readonly backAfterSeconds: number;
}

export async function fillOwnDisk(): Promise<FullDisk> {
  const dataDir = mountSmallDisk(DISK_MEGABYTES);
  const product = await startProduct({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
  const { url } = product;
  try {
    const before = newEmail();
    await signUpOverHttp(url, before);
    const parent = await makeParent(url);
    const { cookie, childId } = parent;
    const body = { childId, duration: 60, recordingKey: randomUUID(), isUploadComing: true };
    const { id } = await askJson<{ id: number }>(url, '/api/sessions', { cookie, body });

    const filler = join(dataDir, 'filler');
    fillDisk(filler);
    const answers = await answersFor(FULL_MS, [
      [
        'sign-up',
        () => post(url, '/api/auth/signup', { email: newEmail(), password: 'blocks 4 2' }),
      ],
      ['reading', () => ask(url, '/api/children', { cookie })],
      [
        'recording',
        () =>
          ask(url, '/api/sessions/process-audio', {
            cookie,
            body: recordingForm(Buffer.alloc(8 * 1024 * 1024), id),
          }),
      ],
      ['health', () => fetch(`${url}/api/health`)],
    ]);
    rmSync(filler);
    return { answers, backAfterSeconds: await secondsUntilBack(url, before) };
  } finally {
    await product.stop();
    unmount(dataDir);
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function answersFor(
  ms: number,
  questions: readonly (readonly [string, () => Promise<Response>])[],
): Promise<Map<string, number>> {
  const answers = new Map<string, number>();
  for (const end = Date.now() + ms; Date.now() < end; await sleep(PAUSE_MS)) {
    for (const [name, put] of questions) {
      const answer = await put().then(described, () => 'no answer');
      const key = `${name}: ${answer}`;
      answers.set(key, (answers.get(key) ?? 0) + 1);
    }
  }
  return answers;
}

async function described(response: Response): Promise<string> {
  const said = (await response.json()) as { code?: string; disk?: { status: string } };
  const more = said.disk ? `disk ${said.disk.status}` : (said.code ?? '');
  return `${response.status} ${more}`.trim();
}

async function secondsUntilBack(url: string, before: string): Promise<number> {
  const startMs = Date.now();
  while (!(await signUpOverHttp(url, newEmail()))) {
    if (Date.now() - startMs > PATIENCE_MS) return Infinity;
    await sleep(PAUSE_MS);
  }
  const seconds = (Date.now() - startMs) / 1000;
  return (await canLogIn(url, before)) ? seconds : Infinity;
}
