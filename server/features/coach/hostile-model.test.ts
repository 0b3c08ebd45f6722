import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createChatModel } from '#server/adapters/chat-model.ts';
import { eventOf, startChatStandIn } from '#test-support/chat-server.ts';
import { addCoachedPlay } from '#test-support/coached-play.ts';
import {
  breakingOff,
  dripping,
  endless,
  endlessHead,
  type Misbehaviour,
  redirectTo,
  whole,
} from '#test-support/hostile-answers.ts';
import { signUpSomebody } from '#test-support/people.ts';
import { createTestApp } from '#test-support/test-app.ts';
import { askModel } from './model-coach.ts';

const MEGABYTE = 1024 * 1024;
/** A busy machine takes its time; what never happens does not happen then either. */
const QUESTION = 'What is special time?';
/** What the library has on it; asked again, the coach goes on. */
const BUILT_IN =
  /five minutes in which|Put out two or three|wanders off, stay on the floor|When a child gets warm/;

const standIn = await startChatStandIn();
afterAll(() => standIn.stop());
const chatModel = createChatModel({ baseUrl: standIn.baseUrl, apiKey: 'key', model: 'small' });

beforeEach(() => {
  standIn.misbehave = undefined;
  standIn.requests.length = 0;
  standIn.cut = 0;
});

async function startApp() {
  const testApp = await createTestApp({ chatModel });
  const { id, cookie } = await signUpSomebody(testApp);
  await testApp.request({
    method: 'PUT',
    url: '/api/consents/services',
    headers: { cookie },
    payload: { kind: 'words', id: chatModel.service.id, granted: true },
  });
  const { playSessionId } = await addCoachedPlay(testApp, id);
  const url = await testApp.app.listen({ port: 0, host: '127.0.0.1' });
  const ask = (accept: string, signal?: AbortSignal) =>
    fetch(`${url}/api/sessions/feedback/chat`, {
      method: 'POST',
      body: JSON.stringify({ sessionId: playSessionId, message: QUESTION }),
      headers: { cookie, accept, 'content-type': 'application/json' },
      ...(signal ? { signal } : {}),
    });
  const kept = async () => {
    const path = `/api/sessions/${playSessionId}/conversation`;
    const answer = await testApp.request({ url: path, headers: { cookie } });
    return answer.json<{ messages: unknown[] }>().messages;
  };
  return { ...testApp, ask, kept };
}

const { ask, kept, log } = await startApp();
const context = { child: undefined, siblings: [], play: undefined, timeZone: 'UTC' };

describe('a model that', () => {
  it.each<[string, Misbehaviour]>([
    ['never ends a sentence', endless(eventOf('and then we play and ').repeat(99))],
    ['never ends a line', endless('data: and then we play and '.repeat(99))],
    ['never says anything', endless(': still here\n\n'.repeat(999))],
    ['says nothing but spaces', endless(eventOf('        '))],
    [
      'sends a bomb',
      endless(gzipSync(eventOf('play '.repeat(MEGABYTE)).repeat(8)), {
        'content-type': 'text/event-stream',
        'content-encoding': 'gzip',
      }),
    ],
  ])('%s is cut off, and the built-in coach answers', async (_, misbehave) => {
    standIn.misbehave = misbehave;
    const answer = await ask('text/event-stream');
    expect(await answer.text()).toMatch(BUILT_IN);
    // Else it would pour for ever.
    await expect.poll(() => standIn.cut).toBe(1);
  });

  it.each<[string, Misbehaviour]>([
    ['breaks off', breakingOff(eventOf('That was a lovely five minutes of play. And'))],
    ['sends what is no JSON', whole('data: {"choices": [\n\n')],
    ['sends other JSON', whole('data: {"choices": 7}\n\n')],
    ['sends a page', whole('<h1>Welcome</h1>', { 'content-type': 'text/html' })],
  ])('%s gives way to the built-in coach', async (_, misbehave) => {
    standIn.misbehave = misbehave;
    expect(await (await ask('application/json')).text()).toMatch(BUILT_IN);
    expect(log()).toContain('in place of the model');
  });

  it.each<[string, Misbehaviour]>([
    ['sends 10 MB in one event', whole(eventOf('play '.repeat(2 * MEGABYTE)))],
    [
      'sends 10 MB in one piece',
      whole(JSON.stringify({ choices: [{ message: { content: 'play '.repeat(2 * MEGABYTE) } }] }), {
        'content-type': 'application/json',
      }),
    ],
  ])('%s is not read to its end', async (_, misbehave) => {
    standIn.misbehave = misbehave;
    const { value } = await askModel(chatModel, context, [], 'Hello?').next();
    expect(value).toEqual({ kind: 'failed', reason: 'RangeError' });
  });

  it('leads elsewhere is not followed, neither with the key nor without', async () => {
    let visits = 0;
    const elsewhere = createServer((_request, response) => {
      visits += 1;
      response.end();
    }).listen(0, '127.0.0.1');
    await once(elsewhere, 'listening');
    const { port } = elsewhere.address() as AddressInfo;
    standIn.misbehave = redirectTo(`http://127.0.0.1:${port}/v1/chat/completions`);
    expect(await (await ask('application/json')).text()).toMatch(BUILT_IN);
    expect(visits).toBe(0);
    elsewhere.close();
  });

  it.each<[string, Misbehaviour]>([
    ['one word at a time', dripping(eventOf('a '))],
    ['one byte at a time, and no line', dripping(':')],
    ['a head without an end', endlessHead],
    ['nothing after its head', (response) => response.writeHead(200).flushHeaders()],
  ])('sends %s has one deadline for all of it', async (_, misbehave) => {
    standIn.misbehave = misbehave;
    const { value } = await askModel(chatModel, context, [], 'Hello?', { limitMs: 200 }).next();
    expect(value).toEqual({ kind: 'failed', reason: 'TimeoutError' });
    await expect.poll(() => standIn.cut).toBe(1);
  });
});

describe('while a model is silent', () => {
  const silent: Misbehaviour = (response) =>
    response
      .writeHead(200, { 'content-type': 'text/event-stream' })
      .write(eventOf('That was a lovely five minutes of play. And '));

  it.each(['text/event-stream', 'application/json'])(
    'a parent who leaves (%s) ends the question, and nothing is kept',
    async (accept) => {
      const before = await kept();
      standIn.misbehave = silent;
      const page = new AbortController();
      const answer = ask(accept, page.signal).then((response) => response.text());
      await expect.poll(() => standIn.requests.length).toBe(1);
      page.abort();
      await expect(answer).rejects.toThrow('aborted');
      await expect.poll(() => standIn.cut).toBe(1);
      expect(await kept()).toEqual(before);
      expect(log()).not.toContain('stream failed');
    },
  );

  it('a server that stops answers with the built-in coach, and stops', async () => {
    const stopping = await startApp();
    standIn.misbehave = silent;
    const answer = stopping.ask('text/event-stream').then((response) => response.text());
    await expect.poll(() => standIn.requests.length).toBe(1);
    await stopping.app.close();
    expect(await answer).toMatch(BUILT_IN);
  });
});
