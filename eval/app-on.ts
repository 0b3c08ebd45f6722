import { createAudioStore } from '#server/adapters/audio-store.ts';
import { buildApp } from '#server/app.ts';
import type { Database } from '#server/database/connect.ts';
import { createDiskWatch } from '#server/disk-watch.ts';
import { createLogger } from '#server/logging.ts';
import { createVoiceEnroller } from '#server/plays/speech/enrollment/voice-enroller.ts';
import { createSpeechPool } from '#server/plays/speech/pool/speech-pool.ts';
import { modelsFolder } from '#test-support/models.ts';
import { testConfig } from '#test-support/test-config.ts';

/** The app on this database: no pages, no jobs, no log, no limits. */
export function appOn(db: Database, speechPool = createSpeechPool({ modelsFolder })) {
  return buildApp({
    config: { ...testConfig, RATE_LIMITS: 'off' },
    db,
    logger: createLogger('silent'),
    version: 'eval',
    publicUrl: () => 'http://localhost',
    signInProviders: {},
    voiceEnroller: createVoiceEnroller({ modelsFolder }),
    speechPool,
    audioStore: createAudioStore('/nonexistent', testConfig.keyring),
    disk: createDiskWatch('/nonexistent'),
  });
}
