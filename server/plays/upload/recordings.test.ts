import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { PlaySessionId } from '#domain/ids.ts';
import { createAudioStore } from '#server/adapters/audio-store.ts';
import { tables } from '#server/database/connect.ts';
import { enqueueJob } from '#server/jobs/job.ts';
import { keyringOf } from '#server/keys/keyring.ts';
import { decodeRecording } from '#server/plays/speech/decode-recording.ts';
import { createSpeechPool } from '#server/plays/speech/pool/speech-pool.ts';
import { encodeWav } from '#speech/wav.ts';
import { playChunks } from '#test-support/live-play.ts';
import { modelsFolder } from '#test-support/models.ts';
import {
  addChild,
  addPlaySession,
  type SignedInUser,
  signUpSomebody,
} from '#test-support/people.ts';
import { formWith } from '#test-support/safety-net.ts';
import { hiss } from '#test-support/sound.ts';
import { createTestApp, testConfig } from '#test-support/test-app.ts';
import { startTestJobs } from '#test-support/test-jobs.ts';
import { rangeOf } from './byte-range.ts';
import { createPartStore } from './upload-parts.ts';

/** Two lines: enough to be scored. */
const recording = new Uint8Array(Buffer.concat(playChunks.slice(0, 2)));

const folder = mkdtempSync(join(tmpdir(), 'playlight-recordings-'));
const speechPool = createSpeechPool({ modelsFolder, model: 'tiny', processes: 1 });
const testApp = await createTestApp({
  speechPool,
  audioStore: createAudioStore(folder, keyringOf('any')),
});
await startTestJobs(testApp);
const { db } = testApp.database;
afterAll(async () => {
  await speechPool.close();
  rmSync(folder, { recursive: true });
});

let me: SignedInUser;
let id: PlaySessionId;
beforeEach(async () => {
  me = await signUpSomebody(testApp);
  id = await addPlaySession(testApp, me.id, await addChild(testApp, me.id));
});

const send = (sound: Uint8Array<ArrayBuffer>, path = 'process-audio', sessionId: number = id) =>
  testApp.request({
    method: 'POST',
    url: `/api/sessions/${path}`,
    headers: { cookie: me.cookie },
    payload: formWith('audio', sound, { sessionId: String(sessionId) }),
  });
const ask = (path = '', headers: object = {}) =>
  testApp.request({
    url: `/api/sessions/${id}${path}`,
    headers: { cookie: me.cookie, ...headers },
  });
const processing = async () => (await ask()).json().processing;
const partCount = () => db.$count(tables.recordingParts, eq(tables.recordingParts.userId, me.id));
const keep = (granted: boolean) =>
  testApp.request({
    method: 'PUT',
    url: '/api/consents/keep-recordings',
    headers: { cookie: me.cookie },
    payload: { granted },
  });
const settled = async () =>
  await expect.poll(async () => (await processing()).status).toMatch(/scored|failed/);

describe('a recording that is sent', () => {
  it('is scored by a job, and gone when it is scored', async () => {
    const answer = await send(recording);
    expect(answer.statusCode).toBe(202);
    expect(answer.json()).toEqual({ status: 'waiting', progress: 0 });
    await settled();
    const scored = (await ask()).json();
    expect(scored).toMatchObject({
      reflections: 1,
      processing: { status: 'scored', progress: 100 },
      aiAnalysis: { cdiMetrics: { reflections: 1, totalNegative: 0 } },
      hasAudio: false,
    });
    expect(scored.audioTranscription).toContain('tall tower');
    expect(scored.feedback).toMatch(/^You /);
    const earned = db.$count(tables.milestones, eq(tables.milestones.userId, me.id));
    expect(await earned).toBeGreaterThan(0);
    expect(await partCount()).toBe(0);
    expect((await ask('/audio')).statusCode).toBe(404);

    const again = await send(recording);
    expect(again.json()).toMatchObject({
      status: 'scored',
      analysis: { metrics: { reflections: 1 } },
      transcription: scored.audioTranscription,
      full_transcript: scored.audioTranscription,
    });
    expect(await partCount()).toBe(0);
    expect(testApp.log()).not.toContain('tower');
  });

  it('goes on where a server died with it, and is counted once', async () => {
    // Put aside by hand, as a server leaves it that dies while it listens.
    const uploadId = randomUUID();
    const parts = createPartStore(db, testConfig.keyring);
    await parts.write(
      { uploadId, userId: me.id, playSessionId: id },
      Readable.from([Buffer.from(recording)]),
    );
    const wav = await decodeRecording(parts.read(uploadId));
    const hearing = await speechPool.open('before', { childName: 'Noa' });
    await hearing.push(0, wav.subarray(0, 96_000));
    await hearing.push(1, wav.subarray(96_000, 192_000));
    const { state } = hearing;
    hearing.abandon();
    if (!state) throw new Error('Nothing was heard');
    // Would not be there if all of it were heard anew.
    const heard = state.heard.map((one) => ({ ...one, text: `${one.text} Heard before.` }));
    await db.insert(tables.recordingUploads).values({
      playSessionId: id,
      userId: me.id,
      uploadId,
      status: 'listening',
      holder: randomUUID(),
      attempts: 1,
      state: { ...state, heard },
      updatedAt: new Date(Date.now() - 120_000),
    });
    expect((await send(recording)).json().status).toBe('listening');
    expect(await partCount()).toBe(1);
    await enqueueJob(db, { name: 'reviveUploads' } as never, {}, 'revive');
    await settled();
    expect(await partCount()).toBe(0);
    expect((await ask()).json().audioTranscription).toContain('Heard before.');
    const lines = (await ask('/transcript')).json().lines;
    await enqueueJob(db, { name: 'scoreUpload' } as never, { playSessionId: id }, 'twice');
    await expect.poll(waitingJobs).toBe(0);
    expect((await ask('/transcript')).json().lines).toEqual(lines);
  });

  it('is kept, encrypted, while the parent wants that, and plays from any moment on', async () => {
    await keep(true);
    await db
      .update(tables.specialSessions)
      .set({ aiAnalysis: { cdiMetrics: {} } })
      .where(eq(tables.specialSessions.id, id));
    expect((await send(recording)).json()).toMatchObject({ status: 'waiting' });
    await settled();
    expect((await ask()).json()).toMatchObject({ hasAudio: true, audioTranscription: null });
    expect(await partCount()).toBe(0);
    const whole = await ask('/audio');
    expect(whole.headers).toMatchObject({
      'content-type': 'audio/wav',
      'accept-ranges': 'bytes',
    });
    expect(whole.rawPayload.subarray(0, 4).toString()).toBe('RIFF');
    const part = await ask('/audio', { range: 'bytes=1001-3000' });
    expect(part.statusCode).toBe(206);
    expect(part.headers['content-range']).toBe(`bytes 1001-3000/${whole.rawPayload.length}`);
    expect(part.rawPayload.equals(whole.rawPayload.subarray(1001, 3001))).toBe(true);
    expect((await ask('/audio', { range: 'bytes=99999999-' })).statusCode).toBe(416);

    const [row] = await db
      .select({ url: tables.specialSessions.audioFileUrl })
      .from(tables.specialSessions)
      .where(eq(tables.specialSessions.id, id));
    const file = fileURLToPath(row?.url ?? '');
    expect(readFileSync(file).includes('RIFF')).toBe(false);
    await testApp.request({
      method: 'DELETE',
      url: `/api/data-management/sessions/${id}`,
      headers: { cookie: me.cookie },
    });
    await expect.poll(() => existsSync(file)).toBe(false);
  });

  it.each([
    ['no sound at all', new TextEncoder().encode('not a recording, but long enough to look at')],
    ['nothing to hear', encodeWav(hiss(3, -60))],
  ])('tells %s, and is gone', async (_, sound) => {
    await send(sound);
    await settled();
    const { status, message } = await processing();
    expect(status).toBe('failed');
    expect(message).toMatch(/kind of recording|too quiet/);
    expect(await partCount()).toBe(0);
  });

  it('counts a play without a word for nothing', async () => {
    const { childId } = (await ask()).json();
    const total = async () => {
      const url = `/api/sessions/stats?childId=${childId}`;
      const headers = { cookie: me.cookie };
      return (await testApp.request({ url, headers })).json().totalSessions;
    };
    expect(await total()).toBe(1);
    await send(encodeWav(hiss(3, -60)));
    await settled();
    expect(await total()).toBe(0);
  });
});

const waitingJobs = async () => {
  const { rows } = await testApp.database.pool.query(
    "select count(*)::int as count from graphile_worker.jobs where key = 'twice'",
  );
  return rows[0].count;
};

describe('what is refused', () => {
  it.each([
    [404, () => send(recording, 'process-audio', 999_999)],
    [422, () => send(new Uint8Array(0))],
    [413, () => send(new Uint8Array(64 * 1024 * 1024 + 1))],
    [422, () => send(encodeWav(new Float32Array((20 * 60 + 10) * 16_000)))],
  ])('answers %i and leaves no sound behind', async (status, attempt) => {
    const answer = await attempt();
    expect(answer.statusCode).toBe(status);
    expect(answer.json().message).toBeTruthy();
    expect(await partCount()).toBe(0);
    expect(await processing()).toBeUndefined();
  });

  it('takes the name of the play session after the file, too, and not another family’s', async () => {
    const theirs = await signUpSomebody(testApp);
    const other = await addPlaySession(testApp, theirs.id, await addChild(testApp, theirs.id));
    const form = formWith('audio', recording);
    form.append('sessionId', String(other));
    const answer = await testApp.request({
      method: 'POST',
      url: '/api/sessions/process-audio',
      headers: { cookie: me.cookie },
      payload: form,
    });
    expect(answer.statusCode).toBe(404);
    expect(await partCount()).toBe(0);
  });
});

it('tells whether a recording would arrive', async () => {
  expect((await send(recording, 'test-audio-upload')).json()).toEqual({
    isAuthenticated: true,
    fileReceived: true,
    sessionIdReceived: true,
  });
  me = { ...me, cookie: '' };
  expect((await send(recording, 'test-audio-upload')).json().isAuthenticated).toBe(false);
});

it.each([
  [undefined, undefined],
  ['bytes=0-9', { start: 0, end: 9 }],
  ['bytes=90-', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=50-500', { start: 50, end: 99 }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=9-3', 'unsatisfiable'],
  ['bytes=0-1,5-6', undefined],
  ['lines=1-2', undefined],
])('understands the range %s', (header, range) => {
  expect(rangeOf(header, 100)).toEqual(range);
});
