import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { addChild, addPlaySession, signUpSomebody } from '#test-support/people.ts';
import { createTestApp } from '#test-support/test-app.ts';
import { claimUpload, findUpload, insertUpload, saveProgress } from './recording-uploads.ts';

const testApp = await createTestApp();
const { db } = testApp.database;

it('an upload that is heard from the beginning again does not go back on the screen', async () => {
  const { id: userId } = await signUpSomebody(testApp);
  const playSessionId = await addPlaySession(testApp, userId, await addChild(testApp, userId));
  await insertUpload(db, { userId, playSessionId, uploadId: randomUUID() });
  const progress = async () => (await findUpload(db, userId, playSessionId))?.progress;
  const first = { playSessionId, holder: randomUUID() };
  await claimUpload(db, first);
  await saveProgress(db, first, { progress: 60 });
  // Its server dies; another one begins again.
  const second = { playSessionId, holder: randomUUID() };
  await claimUpload(db, second);
  await saveProgress(db, second, { progress: 8 });
  expect(await progress()).toBe(60);
  await saveProgress(db, second);
  await saveProgress(db, second, { progress: 71 });
  expect(await progress()).toBe(71);
});
