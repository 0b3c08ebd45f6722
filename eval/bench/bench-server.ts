// The server that is measured, in a process of its own; the bench starts it and hears its address.
import type { AddressInfo } from 'node:net';
import { createAudioStore } from '#server/adapters/audio-store.ts';
import { buildApp } from '#server/app.ts';
import { connectDatabase } from '#server/database/connect.ts';
import { createLogger } from '#server/logging.ts';
import { createVoiceEnroller } from '#server/speech/voice-enroller.ts';
import { createSpeechPool } from '#server/speech-pool/speech-pool.ts';
import { modelsFolder } from '#test-support/models.ts';
import { testConfig } from '#test-support/test-config.ts';
import type { ServerOrder } from './measured-server.ts';

async function serve({ connectionString, model, limits }: ServerOrder): Promise<void> {
  const { db } = connectDatabase(connectionString);
  const speechPool = createSpeechPool({ modelsFolder, model, limits });
  const app = await buildApp({
    config: { ...testConfig, RATE_LIMITS: 'off' },
    db,
    logger: createLogger('silent'),
    version: 'bench',
    publicUrl: () => 'http://localhost',
    signInProviders: {},
    voiceEnroller: createVoiceEnroller({ modelsFolder }),
    speechPool,
    audioStore: createAudioStore('/nonexistent', testConfig.APP_SECRET),
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  process.send?.(`http://127.0.0.1:${port}`);
}

process.once('message', (order: ServerOrder) => void serve(order));
process.once('disconnect', () => process.exit());
