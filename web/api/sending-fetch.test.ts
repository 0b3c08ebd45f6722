import { afterEach, describe, expect, it, vi } from 'vitest';
import { sendingFetch } from './sending-fetch.ts';

const told: number[] = [];
const last: { request: FakeRequest | undefined } = { request: undefined };

/** The browser's, as far as it is used. */
class FakeRequest extends EventTarget {
  readonly upload = new EventTarget();
  readonly headers: Record<string, string> = {};
  opened = '';
  body: unknown;
  status = 0;
  statusText = '';
  responseText = '';
  constructor() {
    super();
    last.request = this;
  }
  open(method: string, address: string) {
    this.opened = `${method} ${address}`;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  send(body: unknown) {
    this.body = body;
  }
}

function send() {
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  const fetchIt = sendingFetch((percent) => told.push(percent));
  const init = { method: 'POST', headers: { accept: 'text/plain' }, body: 'sound' };
  const answer = fetchIt('/api/somewhere', init);
  if (!last.request) throw new Error('nothing was sent');
  return { answer, request: last.request };
}

describe('a fetch that tells how much has left', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('counts in percent, and answers as fetch does', async () => {
    const { answer, request } = send();
    const { opened, headers, body } = request;
    expect({ opened, headers, body }).toEqual({
      opened: 'POST /api/somewhere',
      headers: { accept: 'text/plain' },
      body: 'sound',
    });
    for (const loaded of [0, 333, 1000]) {
      const progress = Object.assign(new Event('progress'), { loaded, total: 1000 });
      request.upload.dispatchEvent(progress);
    }
    expect(told).toEqual([0, 33, 100]);
    Object.assign(request, { status: 413, responseText: 'too much' });
    request.dispatchEvent(new Event('load'));
    const { status, ok } = await answer;
    expect({ status, ok, text: await (await answer).text() }).toEqual({
      status: 413,
      ok: false,
      text: 'too much',
    });
  });

  it('rejects as fetch does where nothing arrives', async () => {
    const { answer, request } = send();
    request.dispatchEvent(new Event('error'));
    await expect(answer).rejects.toBeInstanceOf(TypeError);
  });
});
