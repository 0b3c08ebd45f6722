// A family that uses the product through its front door, and keeps a recording.
import { setTimeout as pause } from 'node:timers/promises';
import { playChunks } from '#test-support/live-play.ts';
import { formWith } from '#test-support/safety-net.ts';

const SCORED_LIMIT_MS = 240_000;

/** A browser of theirs, logged in. */
export class Browser {
  readonly url: string;
  readonly cookie: string;

  constructor(url: string, cookie: string) {
    this.url = url;
    this.cookie = cookie;
  }

  static async enter(url: string, path: 'signup' | 'login', person: object): Promise<Browser> {
    const answer = await fetch(`${url}/api/auth/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(person),
    });
    if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}`);
    return new Browser(url, answer.headers.getSetCookie()[0]?.split(';')[0] ?? '');
  }

  async ask(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = { cookie: this.cookie, ...init.headers };
    const answer = await fetch(`${this.url}${path}`, { ...init, headers });
    if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}`);
    return answer;
  }

  async send<Answer>(method: string, path: string, body: object): Promise<Answer> {
    const headers = { 'content-type': 'application/json' };
    const answer = await this.ask(path, { method, headers, body: JSON.stringify(body) });
    return (await answer.json()) as Answer;
  }

  async recordingOf(playSessionId: number): Promise<Buffer> {
    const answer = await this.ask(`/api/sessions/${playSessionId}/audio`);
    return Buffer.from(await answer.arrayBuffer());
  }
}

/** Plays once, sends the recording and waits until it is scored and kept. */
export async function playAndKeep(browser: Browser): Promise<number> {
  await browser.send('PUT', '/api/consents/keep-recordings', { granted: true });
  const child = { name: 'Robin', pronouns: 'they/them', dateOfBirth: '2022-03-01' };
  const { id: childId } = await browser.send<{ id: number }>('POST', '/api/children', child);
  const play = { childId, duration: 60, isUploadComing: true };
  const { id } = await browser.send<{ id: number }>('POST', '/api/sessions', play);
  const sound = new Uint8Array(Buffer.concat(playChunks));
  const body = formWith('audio', sound, { sessionId: String(id) });
  await browser.ask('/api/sessions/process-audio', { method: 'POST', body });
  await browser.send('POST', '/api/sessions/feedback/chat', {
    sessionId: id,
    message: 'What should I try next?',
  });
  const deadline = Date.now() + SCORED_LIMIT_MS;
  for (;;) {
    const shown = await browser.ask(`/api/sessions/${id}`);
    const { processing } = (await shown.json()) as { processing?: { status: string } };
    const audio = await browser.recordingOf(id).catch(() => undefined);
    if (processing?.status === 'scored' && audio) return id;
    if (Date.now() > deadline) throw new Error(`Not scored: ${JSON.stringify(processing)}`);
    await pause(500);
  }
}
