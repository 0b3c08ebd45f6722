// An upload that nobody can score for now: it waits, and its sound with it, until somebody can or the parent says otherwise.
import { eq } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { type Database, tables } from '#server/database/connect.ts';
import { enqueueJob } from '#server/jobs/job.ts';
import { createSpeechPool, type SpeechPool } from '#server/plays/speech/pool/speech-pool.ts';
import { playChunks } from '#test-support/live-play.ts';
import { modelsFolder } from '#test-support/models.ts';
import { addChild, addPlaySession, signUpSomebody } from '#test-support/people.ts';
import { formWith } from '#test-support/safety-net.ts';
import { createTestApp } from '#test-support/test-app.ts';
import { startTestJobs } from '#test-support/test-jobs.ts';

const { recordingParts, recordingUploads } = tables;

async function sentTo(speechPool: SpeechPool, beforeItIsScored?: (db: Database) => Promise<void>) {
  const testApp = await createTestApp({ speechPool });
  afterAll(() => speechPool.close());
  const { db, pool } = testApp.database;
  const me = await signUpSomebody(testApp);
  const id = await addPlaySession(testApp, me.id, await addChild(testApp, me.id));
  const headers = { cookie: me.cookie };
  const send = () =>
    testApp.request({
      method: 'POST',
      url: '/api/sessions/process-audio',
      headers,
      payload: formWith('audio', new Uint8Array(playChunks[0] ?? []), { sessionId: String(id) }),
    });
  await send();
  await beforeItIsScored?.(db);
  await startTestJobs(testApp);
  const upload = async () =>
    (await db.select().from(recordingUploads).where(eq(recordingUploads.playSessionId, id)))[0];
  const parts = () => db.$count(recordingParts, eq(recordingParts.userId, me.id));
  const ask = async () => (await testApp.request({ url: `/api/sessions/${id}`, headers })).json();
  const scoreAgain = (as: { cookie: string } = headers) =>
    testApp.request({ method: 'POST', url: `/api/sessions/${id}/score-again`, headers: as });
  /** As after many pauses. */
  const runNow = () =>
    pool.query(
      'select graphile_worker.reschedule_jobs(array_agg(id), now()) from graphile_worker.jobs',
    );
  return { testApp, db, pool, headers, id, send, upload, parts, ask, scoreAgain, runNow };
}

it('waits while there is no place to listen: that is no attempt, and no job that failed', async () => {
  const nobodyListens = createSpeechPool({ modelsFolder: 'nowhere' });
  const { db, pool, upload, parts, ask } = await sentTo(nobodyListens);
  const jobs = async () => {
    const { rows } = await pool.query(
      'select run_at > now() as is_later, attempts, last_error from graphile_worker.jobs',
    );
    return rows;
  };
  await expect.poll(jobs).toEqual([{ is_later: true, attempts: 0, last_error: null }]);
  expect(await upload()).toMatchObject({ attempts: 0, status: 'waiting' });
  expect(await parts()).toBe(1);
  expect((await ask()).processing).toMatchObject({ status: 'waiting' });

  // However its job got lost, it is not forgotten.
  await pool.query('select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs');
  await db.update(recordingUploads).set({ updatedAt: new Date(Date.now() - 120_000) });
  await enqueueJob(db, { name: 'reviveUploads' } as never, {}, 'revive');
  await expect.poll(jobs).toMatchObject([{ is_later: true, attempts: 0 }]);
});

it('that really fails keeps its sound, until the parent tries again or deletes it', async () => {
  const speechPool = createSpeechPool({ modelsFolder, model: 'tiny', processes: 1 });
  const one = await sentTo(speechPool, async (db) => {
    await db.update(recordingParts).set({ sealedBytes: Buffer.from('cannot be opened') });
  });
  const { testApp, db, headers, id, upload, parts, ask, scoreAgain } = one;
  await expect.poll(upload).toMatchObject({ attempts: 1, status: 'waiting' });
  await db.update(recordingUploads).set({ attempts: 7 });
  await one.runNow();
  await expect.poll(upload).toMatchObject({ status: 'failed' });
  expect(await parts()).toBe(1);
  expect((await ask()).processing).toMatchObject({
    status: 'failed',
    mayHelpAgain: true,
    message: expect.stringMatching(/still here.*try again.*delete/i),
  });
  const stranger = await signUpSomebody(testApp);
  expect((await scoreAgain({ cookie: stranger.cookie })).statusCode).toBe(404);
  expect((await scoreAgain()).json()).toEqual({ status: 'waiting', progress: 0 });
  await expect.poll(upload).toMatchObject({ attempts: 1, status: 'waiting' });
  expect((await scoreAgain()).json().status).toBe('waiting');

  await db.update(recordingUploads).set({ status: 'failed', problem: 'gave-up' });
  // Sent once more from the device, it takes the place of what was kept.
  await one.send();
  expect(await parts()).toBe(1);
  await expect.poll(upload).toMatchObject({ status: 'scored' });
  expect(await parts()).toBe(0);

  await db.update(recordingUploads).set({ status: 'failed', problem: 'gave-up' });
  await testApp.request({
    method: 'DELETE',
    url: '/api/data-management/delete',
    headers,
    payload: { deletionType: 'audio', specificIds: [id] },
  });
  expect((await ask()).processing).toBeUndefined();
  expect((await scoreAgain()).statusCode).toBe(404);
});
