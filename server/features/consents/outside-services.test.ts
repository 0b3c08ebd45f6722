// What a family says or sounds like leaves the house for a service that the family agreed to, and for no other. The services are
// real servers that count what reaches them.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { OutsideServiceConsent } from '#contract/outside-services.ts';
import { createChatModel } from '#server/adapters/chat-model.ts';
import { createSpeechPool } from '#server/plays/speech/pool/speech-pool.ts';
import { startChatStandIn } from '#test-support/chat-server.ts';
import { LiveClient, listenHere } from '#test-support/live-client.ts';
import { playChunks } from '#test-support/live-play.ts';
import { modelsFolder } from '#test-support/models.ts';
import {
  addChild,
  addPlaySession,
  type SignedInUser,
  signUpSomebody,
} from '#test-support/people.ts';
import { formWith } from '#test-support/safety-net.ts';
import { createTestApp, type TestApp } from '#test-support/test-app.ts';
import { runJobNow } from '#test-support/test-jobs.ts';
import { startTranscriptionStandIn } from '#test-support/transcription-server.ts';

const PATH = '/api/consents/services';
const [reader, listener] = await Promise.all([startChatStandIn(), startTranscriptionStandIn()]);
const host = new URL(reader.baseUrl).host;
const pool = (model: string) =>
  createSpeechPool({
    modelsFolder,
    processes: 1,
    transcriptionServer: { baseUrl: listener.baseUrl, apiKey: undefined, model },
  });
const speechPool = pool('large');
const chatModelOf = (model: string, label?: string) =>
  createChatModel({ baseUrl: reader.baseUrl, apiKey: 'key', model, label });
const testApp = await createTestApp({ speechPool, chatModel: chatModelOf('small', 'Acme') });
const url = await listenHere(testApp.app);
afterAll(async () => {
  await speechPool.close();
  reader.stop();
  listener.stop();
});

let me: SignedInUser;
let neighbor: SignedInUser;
beforeEach(async () => {
  [me, neighbor] = [await signUpSomebody(testApp), await signUpSomebody(testApp)];
  reader.requests.length = 0;
  listener.requests = 0;
  listener.answer = (_form, _request, response) =>
    response.end(JSON.stringify({ text: 'You built a tower.' }));
  reader.answer = () => 'That was a lovely five minutes of play. Do it again tomorrow!';
});

async function services(user = me, app: TestApp = testApp): Promise<OutsideServiceConsent[]> {
  const answer = await app.request({ url: PATH, headers: { cookie: user.cookie } });
  return answer.json<{ services: OutsideServiceConsent[] }>().services;
}

const decide = (kind: 'words' | 'sound', id: string, granted: boolean, user = me) =>
  testApp.request({
    method: 'PUT',
    url: PATH,
    headers: { cookie: user.cookie },
    payload: { kind, id, granted },
  });

async function agree(kind: 'words' | 'sound', granted = true, user = me): Promise<void> {
  const id = (await services(user)).find((one) => one.kind === kind)?.id ?? '';
  expect((await decide(kind, id, granted, user)).statusCode).toBe(200);
}

describe('the services of this server', () => {
  it('are named, and off until somebody agrees; the date is kept, and the family’s own', async () => {
    expect(await services()).toMatchObject([
      { kind: 'words', host, model: 'small', label: 'Acme', granted: false, changedAt: null },
      { kind: 'sound', model: 'large', label: null, granted: false, changedAt: null },
    ]);
    await agree('words');
    expect(await services()).toMatchObject([
      { kind: 'words', granted: true, changedAt: expect.any(String) },
      { kind: 'sound', granted: false, changedAt: null },
    ]);
    expect(await services(neighbor)).toMatchObject([{ granted: false }, { granted: false }]);
  });

  it('remember a no, so that nobody is asked twice, and keep a ledger of changes', async () => {
    await agree('words', false);
    await agree('words', false);
    expect(await services()).toMatchObject([
      { granted: false, changedAt: expect.any(String) },
      { changedAt: null },
    ]);
    await agree('words');
    await agree('words', false);
    const { rows } = await testApp.database.pool.query(
      'select granted, service, text_version from consents where user_id = $1 order by id',
      [me.id],
    );
    const service = `${host} small`;
    expect(rows.map(({ granted }) => granted)).toEqual([false, true, false]);
    expect(rows[0]).toEqual({ granted: false, service, text_version: '1' });
  });

  it('are agreed to as they were shown: another one since then is refused', async () => {
    const answer = await decide('words', `${host} huge`, true);
    expect(answer.statusCode).toBe(409);
    expect(answer.json().code).toBe('service_changed');
    expect((await services())[0]).toMatchObject({ granted: false, changedAt: null });
  });

  it('are none where none is configured', async () => {
    const plain = await createTestApp();
    const somebody = await signUpSomebody(plain);
    expect(await services(somebody, plain)).toEqual([]);
  });
});

describe('words', () => {
  const say = (user: SignedInUser, message = 'How do I praise her?') =>
    testApp.request({
      method: 'POST',
      url: '/api/agent/chat',
      headers: { cookie: user.cookie },
      payload: { message },
    });

  it('reach the model for who agreed, as long as they agree, and for nobody else', async () => {
    expect((await say(me)).statusCode).toBe(200);
    expect(reader.requests).toHaveLength(0);
    await agree('words');
    await agree('sound', true, neighbor);
    const [mine, theirs] = await Promise.all([say(me), say(neighbor, 'A secret of next door')]);
    expect(mine.json().response).toContain('lovely five minutes');
    expect(theirs.json().response).not.toContain('lovely five minutes');
    expect(reader.requests).toHaveLength(1);
    expect(JSON.stringify(reader.requests)).not.toContain('next door');
    await agree('words', false);
    expect((await say(me)).json().response).not.toContain('lovely five minutes');
    expect(reader.requests).toHaveLength(1);
  });

  it('do not reach another model at the same address that nobody was asked about', async () => {
    await agree('words');
    const { app } = await createTestApp({
      db: testApp.database.db,
      chatModel: chatModelOf('huge'),
    });
    const answer = await app.inject({
      method: 'POST',
      url: '/api/agent/chat',
      headers: { cookie: me.cookie },
      payload: { message: 'How do I praise her?' },
    });
    expect(answer.statusCode).toBe(200);
    expect(reader.requests).toHaveLength(0);
  });
});

describe('sound', () => {
  const connect = async (user: SignedInUser) => {
    await addChild(testApp, user.id);
    const query = { sessionId: randomUUID(), userId: user.id };
    const client = new LiveClient(url, query, { cookie: user.cookie });
    await client.next('connected');
    return client;
  };

  it('of a live play reaches the service for who agreed, and no more from the moment they withdraw', async () => {
    await agree('sound');
    await agree('words', true, neighbor);
    const [mine, theirs] = [await connect(me), await connect(neighbor)];
    await theirs.play(playChunks.slice(0, 2));
    expect(listener.requests).toBe(0);
    await Promise.all([mine.play(playChunks.slice(0, 2)), theirs.play(playChunks.slice(2, 3))]);
    const asked = listener.requests;
    expect(asked).toBeGreaterThan(0);
    await agree('sound', false);
    await mine.play(playChunks.slice(2, 3));
    expect(await mine.stop()).toMatchObject({ isFinal: true });
    expect(listener.requests).toBe(asked);
    await theirs.cut();
    const { rows } = await testApp.database.pool.query(
      'select result from live_sessions where user_id = $1',
      [me.id],
    );
    const writers = rows[0].result.segments.map((one: { writtenBy: string }) => one.writtenBy);
    expect(writers.slice(0, asked)).toEqual(Array.from({ length: asked }, () => 'server'));
    expect(new Set(writers.slice(asked))).toEqual(new Set(['base']));
  });

  it('of an upload reaches the service only if that is agreed when it is heard', async () => {
    const recording = new Uint8Array(Buffer.concat(playChunks.slice(0, 2)));
    const upload = async (user: SignedInUser, whileItWaits?: () => Promise<void>) => {
      const playSessionId = await addPlaySession(
        testApp,
        user.id,
        await addChild(testApp, user.id),
      );
      const headers = { cookie: user.cookie };
      await testApp.request({
        method: 'POST',
        url: '/api/sessions/process-audio',
        headers,
        payload: formWith('audio', recording, { sessionId: String(playSessionId) }),
      });
      await whileItWaits?.();
      await runJobNow(testApp, 'scoreUpload', { playSessionId });
      const scored = await testApp.request({ url: `/api/sessions/${playSessionId}`, headers });
      expect(scored.json().processing.status).toBe('scored');
    };
    await agree('sound');
    await upload(me, () => agree('sound', false));
    expect(listener.requests).toBe(0);
    await upload(me, () => agree('sound'));
    expect(listener.requests).toBeGreaterThan(0);
  });
});
