import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { createAudioStore } from '#server/adapters/audio-store.ts';
import { tables } from '#server/database/connect.ts';
import { keyringOf } from '#server/keys/keyring.ts';
import { playChunks } from '#test-support/live-play.ts';
import { addChild, addPlaySession, signUpSomebody } from '#test-support/people.ts';
import { formWith } from '#test-support/safety-net.ts';
import { createTestApp, testConfig } from '#test-support/test-app.ts';
import { scoreUpload } from './score-upload.ts';

const folder = mkdtempSync(join(tmpdir(), 'playlight-recordings-'));
afterAll(() => rmSync(folder, { recursive: true }));
const testApp = await createTestApp({ audioStore: createAudioStore(folder, keyringOf('any')) });
const { db } = testApp.database;
const { specialSessions } = tables;

const notAsked = () => Promise.reject(new Error('It was scored live'));

it('a recording that is deleted while it is decoded does not come back', async () => {
  const me = await signUpSomebody(testApp);
  const id = await addPlaySession(testApp, me.id, await addChild(testApp, me.id));
  const scoredLive = { aiAnalysis: { cdiMetrics: {} } };
  await db.update(specialSessions).set(scoredLive).where(eq(specialSessions.id, id));
  const ask = (method: 'PUT' | 'POST' | 'DELETE', url: string, payload: object) =>
    testApp.request({ method, url, headers: { cookie: me.cookie }, payload });
  await ask('PUT', '/api/consents/keep-recordings', { granted: true });
  const sound = new Uint8Array(Buffer.concat(playChunks.slice(0, 2)));
  const form = formWith('audio', sound, { sessionId: String(id) });
  expect((await ask('POST', '/api/sessions/process-audio', form)).statusCode).toBe(202);

  let deleted = 0;
  const { run } = scoreUpload({
    db,
    keyring: testConfig.keyring,
    speechPool: testApp.speechPool,
    audioStore: testApp.audioStore,
    // Asked last before it is kept.
    isKeeping: async () => {
      const everything = { deletionType: 'audio' };
      deleted = (await ask('DELETE', '/api/data-management/delete', everything)).statusCode;
      return true;
    },
    maySoundLeave: notAsked,
    earnMilestones: notAsked,
  });
  await run({ playSessionId: id }, 'any');

  expect(deleted).toBe(200);
  const [row] = await db.select().from(specialSessions).where(eq(specialSessions.id, id));
  expect(row?.audioFileUrl).toBeNull();
  expect(readdirSync(folder)).toEqual([]);
});
