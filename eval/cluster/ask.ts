// Requests as a parent's browser sends them.
import { formWith } from '#test-support/safety-net.ts';

interface Asking {
  readonly cookie?: string;
  readonly method?: string;
  readonly body?: object | FormData;
  readonly headers?: Record<string, string>;
}

const LIMIT_MS = 60_000;

export function ask(url: string, path: string, asking: Asking = {}): Promise<Response> {
  const { cookie = '', body, headers = {} } = asking;
  const isJson = body !== undefined && !(body instanceof FormData);
  return fetch(`${url}${path}`, {
    method: asking.method ?? (body ? 'POST' : 'GET'),
    headers: { cookie, ...(isJson && { 'content-type': 'application/json' }), ...headers },
    ...(body && { body: body instanceof FormData ? body : JSON.stringify(body) }),
    signal: AbortSignal.timeout(LIMIT_MS),
  });
}

export async function askJson<Answer>(...asked: Parameters<typeof ask>): Promise<Answer> {
  const response = await ask(...asked);
  if (!response.ok) throw new Error(`${asked[1]} answered ${response.status}`);
  return (await response.json()) as Answer;
}

export const recordingForm = (recording: Uint8Array<ArrayBuffer>, playSessionId: number) =>
  formWith('audio', recording, { sessionId: String(playSessionId) });
