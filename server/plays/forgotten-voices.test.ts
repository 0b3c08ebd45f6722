// Of everybody who did not enroll (the child, the other parent, visitors, a television) no voice is left once a play is scored, and
// none for long where it never is. Real sockets and speech processes; afterwards every column of every table is looked through.

import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { PlaySessionId } from '#domain/ids.ts';
import { createAudioStore } from '#server/adapters/audio-store.ts';
import { tables } from '#server/database/connect.ts';
import { startBucketStandIn } from '#test-support/bucket-stand-in.ts';
import { LiveClient, listenHere } from '#test-support/live-client.ts';
import { playChunks, visitorChunks } from '#test-support/live-play.ts';
import { modelsFolder } from '#test-support/models.ts';
import {
  addChild,
  addPlaySession,
  newRecordingKey,
  type SignedInUser,
  signUpSomebody,
} from '#test-support/people.ts';
import { formWith } from '#test-support/safety-net.ts';
import { createTestApp, testConfig } from '#test-support/test-app.ts';
import { runJobNow } from '#test-support/test-jobs.ts';
import { holdsVoice, voicesIn } from '#test-support/voice-vectors.ts';
import { createSpeechPool } from './speech/pool/speech-pool.ts';

const speechPool = createSpeechPool({ modelsFolder, model: 'tiny', processes: 1 });
const bucket = await startBucketStandIn();
const testApp = await createTestApp({
  speechPool,
  audioStore: createAudioStore('/nonexistent', testConfig.keyring, bucket.settings),
});
const { db, pool } = testApp.database;
const url = await listenHere(testApp.app);
afterAll(async () => {
  bucket.stop();
  await speechPool.close();
});

const { liveSessions, recordingUploads } = tables;
const chunks = playChunks.slice(0, 4);
const voices = () => voicesIn(pool);
const hourAgo = sql`now() - interval '61 minutes'`;

let me: SignedInUser;
let childId: number;
beforeEach(async () => {
  me = await signUpSomebody(testApp);
  childId = await addChild(testApp, me.id);
});

const ask = (path: string, method: 'GET' | 'POST' | 'PUT' = 'GET', payload?: object) =>
  testApp.request({
    method,
    url: path,
    headers: { cookie: me.cookie },
    ...(payload && { payload }),
  });

async function connect(sessionId: string): Promise<LiveClient> {
  const client = new LiveClient(url, { sessionId, userId: me.id }, { cookie: me.cookie });
  await client.next('connected');
  return client;
}

const saveLive = async (recordingKey: string) =>
  (await ask('/api/sessions', 'POST', { childId, duration: 300, recordingKey })).json<{
    id: number;
    reflections: number;
    audioTranscription: string;
  }>();

async function upload(sound: Uint8Array<ArrayBuffer>): Promise<PlaySessionId> {
  const playSessionId = await addPlaySession(testApp, me.id, childId);
  const payload = formWith('audio', sound, { sessionId: String(playSessionId) });
  await ask('/api/sessions/process-audio', 'POST', payload);
  return playSessionId;
}

const recording = new Uint8Array(Buffer.concat(playChunks.slice(0, 2)));
const statusOf = async (id: number) => (await ask(`/api/sessions/${id}`)).json().processing.status;

/** As a run leaves it that was cut off while it listened. */
async function leaveStateBehind(playSessionId: PlaySessionId): Promise<void> {
  const hearing = await speechPool.open(randomUUID(), {});
  const updates = [];
  for (const [number, chunk] of chunks.entries()) updates.push(await hearing.push(number, chunk));
  hearing.abandon();
  await db
    .update(recordingUploads)
    .set({ state: updates.at(-1)?.state ?? null })
    .where(eq(recordingUploads.playSessionId, playSessionId));
  expect(await voices()).toEqual(['public.recording_uploads.state']);
}

describe('the voices of a play', () => {
  it('are gone when it is scored live; the one that enrolled stays, and lines can be corrected', async () => {
    const embedding = Array.from({ length: 48 }, (_, at) => Math.sin(at + 1) / 5);
    const enrollment = { userId: me.id, embedding, embeddingDimension: 48 };
    await db.insert(tables.parentVoiceEnrollments).values(enrollment);
    const key = newRecordingKey();
    const client = await connect(key);
    await client.play([...chunks, ...visitorChunks.slice(0, 2)]);
    expect(await voices()).toContain('public.live_segments.segment');
    await client.stop();
    expect(await voices()).toEqual(['public.parent_voice_enrollments.embedding']);
    const { id } = await saveLive(key);
    const path = `/api/sessions/${id}/transcript`;
    const [line] = (await ask(path)).json().lines;
    const corrected = await ask(`${path}/${line.position}`, 'PUT', {
      speaker: 'parent',
      code: 'LP',
    });
    expect(corrected.json().playSession.labeledPraises).toBeGreaterThan(0);
    expect(await voices()).toEqual(['public.parent_voice_enrollments.embedding']);
    await db.delete(tables.parentVoiceEnrollments);
    for (const logged of testApp.log().trim().split('\n'))
      expect(holdsVoice(JSON.parse(logged))).toBe(false);
  });

  it('are gone an hour after the last word of one that broke off, and what was heard is not', async () => {
    const key = newRecordingKey();
    const client = await connect(key);
    await client.play(chunks);
    await client.cut();
    await runJobNow(testApp, 'settleLivePlays');
    expect(await voices()).toContain('public.live_segments.segment');
    await db
      .update(liveSessions)
      .set({ updatedAt: hourAgo })
      .where(eq(liveSessions.recordingKey, key));
    await runJobNow(testApp, 'settleLivePlays');
    expect(await voices()).toEqual([]);
    const { reflections, audioTranscription } = await saveLive(key);
    expect(reflections).toBeGreaterThan(0);
    expect(audioTranscription).toContain('tall tower');
  });

  it('are gone when an upload is scored, also while its recording cannot be kept', async () => {
    const id = await upload(recording);
    await runJobNow(testApp, 'scoreUpload', { playSessionId: id });
    expect(await statusOf(id)).toBe('scored');
    expect(await voices()).toEqual([]);
    await ask('/api/consents/keep-recordings', 'PUT', { granted: true });
    const kept = await upload(recording);
    bucket.refusesWith = 403;
    await expect(runJobNow(testApp, 'scoreUpload', { playSessionId: kept })).rejects.toThrow(
      'answered 403',
    );
    expect((await ask(`/api/sessions/${kept}`)).json().audioTranscription).toContain('tall tower');
    expect(await statusOf(kept)).toBe('waiting');
    expect(await voices()).toEqual([]);
  });

  it('are gone when an upload fails', async () => {
    const id = await upload(new Uint8Array(Buffer.from('no sound at all'.repeat(50))));
    await leaveStateBehind(id);
    await runJobNow(testApp, 'scoreUpload', { playSessionId: id });
    expect(await statusOf(id)).toBe('failed');
    expect(await voices()).toEqual([]);
  });

  it('are gone from an upload that nobody went on with for an hour; it is heard anew', async () => {
    const id = await upload(recording);
    await leaveStateBehind(id);
    await runJobNow(testApp, 'deleteExpiredRows');
    expect(await voices()).toEqual(['public.recording_uploads.state']);
    await db.update(recordingUploads).set({ updatedAt: hourAgo });
    await runJobNow(testApp, 'deleteExpiredRows');
    expect(await voices()).toEqual([]);
    await runJobNow(testApp, 'scoreUpload', { playSessionId: id });
    expect((await ask(`/api/sessions/${id}`)).json().audioTranscription).toContain('tall tower');
    expect(await voices()).toEqual([]);
  });
});

describe('the search for voices', () => {
  const vector = Array.from({ length: 48 }, (_, at) => Math.sin(at + 1) / 5);
  const floats = Buffer.from(Float32Array.from(vector).buffer);
  const doubles = Buffer.from(Float64Array.from(vector).buffer);

  it.each([
    ['jsonb', JSON.stringify({ deep: [{ down: vector }] })],
    ['text', JSON.stringify({ as: { text: vector } })],
    ['text', vector.join(' ')],
    ['text', `{"payload":"${floats.toString('base64')}"}`],
    ['text', doubles.toString('base64url')],
    ['text', floats.toString('hex')],
    ['real[]', `{${vector.join(',')}}`],
    ['bytea', floats],
  ])('finds one in a column of type %s', async (type, planted) => {
    await pool.query(`create table planted (plain text, hidden ${type})`);
    await pool.query('insert into planted values ($1, $2)', ['nothing', planted]);
    const found = await voices();
    await pool.query('drop table planted');
    expect(found).toEqual(['public.planted.hidden']);
  });
});
