import { expect, it, onTestFinished } from 'vitest';
import { createAudioStore } from '#server/adapters/audio-store.ts';
import { startJobRunner } from '#server/jobs/queue.ts';
import { keyringOf } from '#server/keys/keyring.ts';
import { createLogger } from '#server/logging.ts';
import { createSpeechPool } from '#server/plays/speech/pool/speech-pool.ts';
import { startBucketStandIn } from '#test-support/bucket-stand-in.ts';
import { createTestApp, testConfig } from '#test-support/test-app.ts';

const getHealth = { url: '/api/health' };

it('reports every part of a server that only serves pages', async () => {
  const { request } = await createTestApp({ config: { ...testConfig, ROLE: 'web' } });
  const response = await request(getHealth);
  expect(response.statusCode).toBe(200);
  expect(response.json()).toMatchObject({
    status: 'ok',
    role: 'web',
    database: { status: 'up' },
    queue: { status: 'off', waiting: 0, failed: 0 },
    speechPool: { status: 'up', processes: { running: 0 }, hearings: 0 },
  });
});

it('reports the job runner from its start to its stop', async () => {
  const { database } = await createTestApp();
  const jobRunner = await startJobRunner({
    ...database,
    logger: createLogger('silent'),
    handlers: [],
  });
  const { request } = await createTestApp({ jobRunner });
  expect((await request(getHealth)).json().queue.status).toBe('up');
  await jobRunner.stop();
  await expect.poll(async () => (await request(getHealth)).statusCode).toBe(503);
});

it('says 503 when the database is gone', async () => {
  const { request, database } = await createTestApp();
  await database.pool.end();
  const response = await request(getHealth);
  expect(response.statusCode).toBe(503);
  expect(response.json()).toMatchObject({ status: 'degraded', database: { status: 'down' } });
});

it('reports listening as off where the models are not there', async () => {
  const speechPool = createSpeechPool({ modelsFolder: '/no/such/folder' });
  const { request } = await createTestApp({ speechPool });
  const response = await request(getHealth);
  expect(response.statusCode).toBe(200);
  expect(response.json().speechPool.status).toBe('off');
});

it('says that recordings cannot be reached, and goes on', async () => {
  const bucket = await startBucketStandIn();
  onTestFinished(() => bucket.stop());
  bucket.refusesWith = 503;
  const { request } = await createTestApp({
    audioStore: createAudioStore('/nonexistent', keyringOf('any'), bucket.settings),
  });
  const response = await request(getHealth);
  expect(response.statusCode).toBe(200);
  expect(response.json()).toMatchObject({ status: 'degraded', audioStore: { status: 'down' } });
});

it('is all that a worker answers', async () => {
  const { request } = await createTestApp({ config: { ...testConfig, ROLE: 'worker' } });
  expect((await request(getHealth)).statusCode).toBe(200);
  expect((await request({ url: '/api/auth/user' })).statusCode).toBe(404);
});
