import { eq } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { createAudioStore } from '#server/adapters/audio-store.ts';
import { tables } from '#server/database/connect.ts';
import { keyringOf } from '#server/keys/keyring.ts';
import { createSpeechPool } from '#server/plays/speech/pool/speech-pool.ts';
import { startBucketStandIn } from '#test-support/bucket-stand-in.ts';
import { playChunks } from '#test-support/live-play.ts';
import { modelsFolder } from '#test-support/models.ts';
import { addChild, addPlaySession, signUpSomebody } from '#test-support/people.ts';
import { formWith } from '#test-support/safety-net.ts';
import { createTestApp } from '#test-support/test-app.ts';
import { startTestJobs } from '#test-support/test-jobs.ts';

const { recordingUploads } = tables;

const bucket = await startBucketStandIn();
const speechPool = createSpeechPool({ modelsFolder, model: 'tiny', processes: 1 });
const testApp = await createTestApp({
  speechPool,
  audioStore: createAudioStore('/nonexistent', keyringOf('any'), bucket.settings),
});
await startTestJobs(testApp);
const { db, pool } = testApp.database;
afterAll(async () => {
  await speechPool.close();
  bucket.stop();
});

const runWaitingJobsNow = () =>
  pool.query(
    'select graphile_worker.reschedule_jobs(array_agg(id), now()) from graphile_worker.jobs',
  );

async function sendWithConsent({ isScored = false } = {}) {
  const me = await signUpSomebody(testApp);
  const id = await addPlaySession(testApp, me.id, await addChild(testApp, me.id));
  if (isScored)
    await db
      .update(tables.specialSessions)
      .set({ aiAnalysis: { cdiMetrics: {} } })
      .where(eq(tables.specialSessions.id, id));
  const headers = { cookie: me.cookie };
  await testApp.request({
    method: 'PUT',
    url: '/api/consents/keep-recordings',
    headers,
    payload: { granted: true },
  });
  await testApp.request({
    method: 'POST',
    url: '/api/sessions/process-audio',
    headers,
    payload: formWith('audio', new Uint8Array(Buffer.concat(playChunks.slice(0, 2))), {
      sessionId: String(id),
    }),
  });
  const ask = (path = '') => testApp.request({ url: `/api/sessions/${id}${path}`, headers });
  const upload = async () =>
    (await db.select().from(recordingUploads).where(eq(recordingUploads.playSessionId, id)))[0];
  return { ask, upload };
}

it('keeps nobody from a result, and the recording follows when the store is back', async () => {
  bucket.refusesWith = 403;
  const { ask, upload } = await sendWithConsent();
  await expect.poll(upload).toMatchObject({ attempts: 1, status: 'waiting' });
  expect((await ask()).json()).toMatchObject({ reflections: 1 });
  expect((await ask('/audio')).statusCode).toBe(503);

  bucket.refusesWith = undefined;
  await runWaitingJobsNow();
  await expect.poll(upload).toMatchObject({ status: 'scored' });
  expect((await ask('/audio')).rawPayload.subarray(0, 4).toString()).toBe('RIFF');
  expect((await ask()).json()).toMatchObject({ reflections: 1, hasAudio: true });
});

it('is given up on in the end: the result stays, and no recording is promised', async () => {
  bucket.refusesWith = 403;
  const { ask, upload } = await sendWithConsent({ isScored: true });
  await expect.poll(async () => (await upload())?.attempts).toBe(1);
  await db.update(recordingUploads).set({ attempts: 7 });
  await expect
    .poll(async () => {
      await runWaitingJobsNow();
      return await upload();
    })
    .toMatchObject({ status: 'scored' });
  expect((await ask()).json()).toMatchObject({ aiAnalysis: {}, hasAudio: false });
  expect(await db.$count(tables.recordingParts)).toBe(0);
});
