import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { tables } from '#server/database/connect.ts';
import { createSpeechPool } from '#server/speech-pool/speech-pool.ts';
import { playChunks } from '#test-support/live-play.ts';
import { addChild, addPlaySession, signUpSomebody } from '#test-support/people.ts';
import { formWith } from '#test-support/safety-net.ts';
import { createTestApp } from '#test-support/test-app.ts';
import { startTestJobs } from '#test-support/test-jobs.ts';

/** Nobody listens here: there are no models. */
const testApp = await createTestApp({ speechPool: createSpeechPool({ modelsFolder: 'nowhere' }) });
await startTestJobs(testApp);
const { db, pool } = testApp.database;
const { recordingParts, recordingUploads } = tables;

it('is tried again later, then given up, and no sound is left', async () => {
  const me = await signUpSomebody(testApp);
  const id = await addPlaySession(testApp, me.id, await addChild(testApp, me.id));
  const send = () =>
    testApp.request({
      method: 'POST',
      url: '/api/sessions/process-audio',
      headers: { cookie: me.cookie },
      payload: formWith('audio', new Uint8Array(playChunks[0] ?? []), { sessionId: String(id) }),
    });
  const upload = async () =>
    (await db.select().from(recordingUploads).where(eq(recordingUploads.playSessionId, id)))[0];
  await send();
  await expect
    .poll(async () => await upload(), { timeout: 20_000 })
    .toMatchObject({ attempts: 1, status: 'waiting' });
  const jobs = () => pool.query('select run_at > now() as is_later from graphile_worker.jobs');
  await expect
    .poll(async () => (await jobs()).rows, { timeout: 20_000 })
    .toEqual([{ is_later: true }]);
  expect(await db.$count(recordingParts)).toBe(1);

  await db.update(recordingUploads).set({ attempts: 7 });
  await pool.query(
    'select graphile_worker.reschedule_jobs(array_agg(id), now()) from graphile_worker.jobs',
  );
  await expect.poll(async () => (await upload())?.status, { timeout: 20_000 }).toBe('failed');
  const answer = await testApp.request({
    url: `/api/sessions/${id}`,
    headers: { cookie: me.cookie },
  });
  expect(answer.json().processing).toMatchObject({ status: 'failed', mayHelpAgain: true });
  expect(await db.$count(recordingParts)).toBe(0);

  expect((await send()).json()).toMatchObject({ status: 'waiting', progress: 0 });
}, 60_000);
