import { tmpdir } from 'node:os';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { afterAll, inject } from 'vitest';
import { type AudioStore, createAudioStore } from '#server/adapters/audio-store.ts';
import { type AppDependencies, buildApp } from '#server/app.ts';
import { createDiskWatch } from '#server/disk-watch.ts';
import { createLogger } from '#server/logging.ts';
import type { Metrics } from '#server/metrics/metrics.ts';
import { createVoiceEnroller } from '#server/plays/speech/enrollment/voice-enroller.ts';
import { createSpeechPool, type SpeechPool } from '#server/plays/speech/pool/speech-pool.ts';
import { modelsFolder } from './models.ts';
import { PUBLIC_URL, testConfig } from './test-config.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

export interface TestApp {
  readonly app: FastifyInstance;
  readonly database: TestDatabase;
  readonly speechPool: SpeechPool;
  readonly audioStore: AudioStore;
  /** Everything that was logged so far, as text. */
  readonly log: () => string;
  readonly request: (options: InjectOptions) => Promise<LightMyRequestResponse>;
}

/** The real app on a database of its own; closed after the last test of the file. */
export async function createTestApp(
  changes: Partial<AppDependencies> = {},
  metricsOf?: (database: TestDatabase) => Metrics,
): Promise<TestApp> {
  const database = await createTestDatabase(inject('postgresUrl'));
  const lines: string[] = [];
  const logger = createLogger('trace', { write: (line) => lines.push(line) });
  const {
    speechPool = createSpeechPool({ modelsFolder }),
    audioStore = createAudioStore('/nonexistent', testConfig.keyring),
  } = changes;
  const app = await buildApp({
    config: testConfig,
    db: database.db,
    logger,
    version: 'test',
    publicUrl: () => PUBLIC_URL,
    signInProviders: {},
    voiceEnroller: createVoiceEnroller({ modelsFolder }),
    metrics: metricsOf?.(database),
    disk: createDiskWatch(tmpdir()),
    ...changes,
    speechPool,
    audioStore,
  });
  afterAll(async () => {
    await app.close();
    // Who brought one along closes it.
    if (!changes.speechPool) await speechPool.close();
    await database.close();
  });
  return {
    app,
    database,
    speechPool,
    audioStore,
    log: () => lines.join(''),
    request: (options) => app.inject(options),
  };
}

export { PUBLIC_URL, testConfig };
