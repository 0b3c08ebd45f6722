// Real sockets, real speech processes, a real database; the recording was spoken by synthetic voices.
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeCodes } from '#contract/live.ts';
import { overallScore as overallScoreOf } from '#domain/score.ts';
import { formatTranscript } from '#domain/transcript.ts';
import type { ScoredPlay } from '#scoring/score-segments.ts';
import { linesOf } from '#scoring/stored-play.ts';
import { buildApp } from '#server/app.ts';
import { createDiskWatch } from '#server/disk-watch.ts';
import { createLogger } from '#server/logging.ts';
import { createSpeechPool } from '#server/plays/speech/pool/speech-pool.ts';
import { LiveClient, listenHere } from '#test-support/live-client.ts';
import { hearInThisProcess, playChunks, visitorChunks } from '#test-support/live-play.ts';
import { modelsFolder } from '#test-support/models.ts';
import { addChild, cookieOf, type SignedInUser, signUpSomebody } from '#test-support/people.ts';
import { newestSpeechProcess } from '#test-support/speech-processes.ts';
import { createTestApp, PUBLIC_URL, testConfig } from '#test-support/test-app.ts';

/** Enough to see that nothing is lost: both voices and two counts. */
const chunks = playChunks.slice(0, 4);
const model = 'tiny' as const;
const speechPool = createSpeechPool({ modelsFolder, model, processes: 1 });
/** Takes one chunk at a time and another that waits. */
const otherPool = createSpeechPool({
  modelsFolder,
  model,
  processes: 1,
  limits: { hearingQueueSeconds: 4 },
});
const testApp = await createTestApp({ speechPool });
const { database } = testApp;
const otherApp = await buildApp({
  config: testConfig,
  db: database.db,
  logger: createLogger('silent'),
  version: 'test',
  publicUrl: () => PUBLIC_URL,
  signInProviders: {},
  voiceEnroller: { isAvailable: false, enroll: () => Promise.reject(new Error('Not here')) },
  speechPool: otherPool,
  audioStore: testApp.audioStore,
  disk: createDiskWatch('/nonexistent'),
});
const url = await listenHere(testApp.app);
const otherUrl = await listenHere(otherApp);
const [me, neighbour] = [await signUpSomebody(testApp), await signUpSomebody(testApp)];
const childId = await addChild(testApp, me.id);
await addChild(testApp, neighbour.id);
let expected: ScoredPlay;

beforeAll(async () => {
  expected = await hearInThisProcess(chunks, { childName: 'Noa' });
});

afterAll(async () => {
  await otherApp.close();
  await Promise.all([speechPool.close(), otherPool.close()]);
});

const connect = (sessionId: string, user: SignedInUser = me, to = url) =>
  new LiveClient(to, { sessionId, userId: user.id }, { cookie: user.cookie });

/** What every way through must come to. */
function allHeard() {
  const { imitations: _, ...metrics } = expected.counts;
  return { metrics, totalUtterances: linesOf(expected).length, isFinal: true };
}

/** In the other server. */
/** Of which a few seconds were recorded. */
const PLAY_SECONDS = 300;
const save = async (recordingKey: string) =>
  otherApp.inject({
    method: 'POST',
    url: '/api/sessions',
    headers: { cookie: me.cookie },
    payload: { childId, duration: PLAY_SECONDS, recordingKey, questions: 99 },
  });

const rows = async (table: string, key: string) =>
  (await database.pool.query(`select * from ${table} where key = $1 order by 1`, [key])).rows;

describe('a live play session', () => {
  it('counts as one process would, and keeps words but no voice', async () => {
    const key = randomUUID();
    const client = connect(key);
    expect(await client.next('connected')).toEqual({
      type: 'connected',
      sessionId: key,
      nextChunk: 0,
      isFirst: true,
    });
    client.say('recording_started');
    await client.next('recording_started_ack');
    expect(await client.next('warmup_status')).toMatchObject({ totalMs: 10_000 });
    await client.play(chunks);
    expect((await rows('live_segments', key)).length).toBeGreaterThan(0);
    client.say('status');
    const status = await client.next('status');
    expect(status).toMatchObject({ sessionId: key, model: 'tiny' });
    expect(status.heardSeconds).toBeGreaterThan(10);
    const final = await client.stop();
    expect(final).toMatchObject(allHeard());
    expect(await client.closeCode()).toBe(closeCodes.done);
    const acks = client.messages.flatMap((one) => (one.type === 'chunk_ack' ? one.nextChunk : []));
    expect(acks).toEqual(acks.toSorted((a, b) => a - b));
    expect(acks.at(-1)).toBe(chunks.length);
    const told = client.messages.flatMap((one) =>
      one.type === 'cdi_update' && one.transcript ? one.transcript.split('\n') : [],
    );
    expect(told).toHaveLength(expected.segments.filter(({ text }) => text).length);
    const [row] = await rows('live_sessions', key);
    expect(row).toMatchObject({ status: 'finished', state: null, next_chunk: chunks.length });
    expect(JSON.stringify(row.result)).not.toContain('vector');
    expect(await rows('live_segments', key)).toEqual([]);
    expect(testApp.log()).toContain(`"recordingKey":"${key}"`);
    for (const { text } of expected.segments.filter(({ words }) => words.length > 2))
      expect(testApp.log()).not.toContain(text);
  });

  it('goes on after a cut, and answers the same end again', async () => {
    const key = randomUUID();
    const before = connect(key);
    await before.next('connected');
    await before.play(chunks.slice(0, 2));
    before.send(chunks.slice(2, 3));
    await before.cut();
    const client = connect(key);
    const { nextChunk } = await client.next('connected');
    client.send(chunks.slice(nextChunk));
    expect(await client.stop()).toMatchObject(allHeard());
    const again = connect(key);
    expect((await again.next('connected')).nextChunk).toBe(chunks.length);
    expect(await again.final()).toMatchObject(allHeard());
    expect(await again.closeCode()).toBe(closeCodes.done);
  });

  it('ends with a log-out in another server, and goes on after the next log-in', async () => {
    const { email, password } = me;
    const logIn = async () => {
      const payload = { email, password };
      const answer = await testApp.request({ method: 'POST', url: '/api/auth/login', payload });
      return { ...me, cookie: cookieOf(answer) };
    };
    const key = randomUUID();
    const loggedIn = await logIn();
    const before = connect(key, loggedIn);
    await before.next('connected');
    await before.play(chunks.slice(0, 2));
    await otherApp.inject({ url: '/api/logout', headers: { cookie: loggedIn.cookie } });
    expect((await before.next('error')).message).toContain('log in again');
    expect(await before.closeCode()).toBe(closeCodes.loggedOut);
    expect((await connect(key, loggedIn).refusal()).status).toBe(401);
    const client = connect(key, await logIn());
    const { nextChunk } = await client.next('connected');
    expect(nextChunk).toBeGreaterThan(0);
    client.send(chunks.slice(nextChunk));
    expect(await client.stop()).toMatchObject(allHeard());
  });

  it('goes on in another server, and the connection before it ends', async () => {
    const key = randomUUID();
    const before = connect(key);
    await before.next('connected');
    await before.play(chunks.slice(0, 3));
    const client = connect(key, me, otherUrl);
    const { nextChunk } = await client.next('connected');
    // Too late: what this server hears now is not its own any more.
    before.send(chunks.slice(3, 4));
    expect(await before.closeCode()).toBe(closeCodes.replaced);
    await client.play(chunks.slice(nextChunk));
    expect(await client.stop()).toMatchObject(allHeard());
  });

  it('that a server is too busy for comes again until all is heard', async () => {
    const key = randomUUID();
    const visit = async () => {
      const client = connect(key, me, otherUrl);
      const { nextChunk } = await client.next('connected');
      client.send(chunks.slice(nextChunk));
      client.say('stop_session');
      return { client, code: await client.closeCode() };
    };
    let last = await visit();
    expect(last.code).toBe(closeCodes.comeAgain);
    expect(await last.client.next('error')).toMatchObject({
      message: expect.stringContaining('Keep playing'),
    });
    while (last.code === closeCodes.comeAgain) {
      await pause(200);
      last = await visit();
    }
    expect(await last.client.final()).toMatchObject(allHeard());
  });

  it('lets a newer connection take the place of an older one', async () => {
    const key = randomUUID();
    const older = connect(key);
    await older.next('connected');
    const newer = connect(key);
    await newer.next('connected');
    expect(await older.closeCode()).toBe(closeCodes.replaced);
    newer.say('ping');
    await newer.next('pong');
    await newer.cut();
  });

  it('does not notice that a speech process died', async () => {
    const client = connect(randomUUID());
    await client.next('connected');
    await client.play(chunks.slice(0, 2));
    client.send(chunks.slice(2));
    process.kill(newestSpeechProcess(), 'SIGKILL');
    expect(await client.stop()).toMatchObject(allHeard());
  });

  it('is another one for another user, under the same name', async () => {
    const key = randomUUID();
    const [mine, theirs] = [connect(key), connect(key, neighbour)];
    await Promise.all([mine.next('connected'), theirs.next('connected')]);
    await mine.play(chunks.slice(0, 2));
    theirs.say('status');
    expect(await theirs.next('status')).toMatchObject({ nextChunk: 0, heardSeconds: 0 });
    const { metrics } = await theirs.stop();
    expect(Object.values(metrics).every((count) => count === 0)).toBe(true);
    await mine.cut();
    expect((await rows('live_sessions', key)).length).toBe(2);
  });

  it('begins anew after a reset', async () => {
    const key = randomUUID();
    const client = connect(key);
    await client.next('connected');
    await client.play(chunks.slice(0, 2));
    client.say('reset');
    expect(await client.next('reset_complete')).toMatchObject({ nextChunk: 0 });
    expect(await rows('live_segments', key)).toEqual([]);
    client.send(chunks);
    expect(await client.stop()).toMatchObject(allHeard());
  });

  it('that cannot be read says so once, and does not ask to come again', async () => {
    const key = randomUUID();
    const client = connect(key);
    await client.next('connected');
    client.send([
      new TextEncoder().encode('This is no recording at all, though it is long enough.'),
    ]);
    expect(await client.next('error')).toMatchObject({ message: expect.stringContaining('WebM') });
    expect(await client.closeCode()).toBe(closeCodes.scoredAfterwards);
    const again = connect(key);
    expect(await again.closeCode()).toBe(closeCodes.scoredAfterwards);
  });

  it('says that another voice is heard, then that there is too much of it, and is saved as such', async () => {
    const key = randomUUID();
    const client = connect(key);
    await client.next('connected');
    await client.play(visitorChunks);
    const told = client.messages.filter((one) => 'thirdVoicePct' in one);
    expect(told.map(({ type }) => type)).toEqual(['third_voice_notice', 'third_voice_warning']);
    expect(told[0]?.thirdVoicePct).toBeGreaterThan(10);
    expect(told[1]?.thirdVoicePct).toBeGreaterThanOrEqual(30);
    client.say('stop_session');
    const { thirdVoicePct } = await client.next('session_unscorable');
    const saved = (await save(key)).json();
    expect(saved.unscorable).toBe(true);
    expect(saved.thirdVoicePct).toBeCloseTo(thirdVoicePct, 1);
  });

  it('that is finishing in one server is waited for in another', async () => {
    const key = randomUUID();
    const client = connect(key);
    await client.next('connected');
    client.send(chunks);
    client.say('stop_session');
    await client.next('processing');
    await client.cut();
    await expect.poll(async () => (await rows('live_sessions', key))[0].status).toMatch(/^finish/);
    const saved = await save(key);
    expect(saved.json()).toMatchObject(allHeard().metrics);
    expect((await rows('live_sessions', key))[0].next_chunk).toBe(chunks.length);
  });

  it('is saved from what was acknowledged where the browser died, and only once', async () => {
    const key = randomUUID();
    const client = connect(key);
    await client.next('connected');
    await client.play(chunks);
    await client.cut();
    const [first, second] = await Promise.all([save(key), save(key)]);
    expect(first.statusCode).toBe(201);
    expect(second.json()).toEqual(first.json());
    expect((await save(key)).json()).toEqual(first.json());
    const { id, labeledPraises, questions, audioTranscription, overallScore } = first.json();
    const { counts } = expected;
    expect({ labeledPraises, questions }).toEqual({
      labeledPraises: counts.labeledPraises,
      questions: counts.questions,
    });
    expect(overallScore).toBe(overallScoreOf(counts, PLAY_SECONDS));
    const next = connect(randomUUID());
    expect(await next.next('connected')).toMatchObject({ isFirst: false });
    await next.cut();
    const { rows: lines } = await database.pool.query(
      'select speaker, text, code, why from utterances where play_session_id = $1 order by position',
      [id],
    );
    expect(audioTranscription).toBe(formatTranscript(lines));
    const coded = lines.filter(({ speaker }) => speaker === 'parent');
    expect(coded.length).toBeGreaterThan(0);
    expect(coded.every(({ code, why }) => code && why)).toBe(true);
    expect(await rows('live_segments', key)).toEqual([]);
  });
});
