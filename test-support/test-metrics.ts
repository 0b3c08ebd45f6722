import { tmpdir } from 'node:os';
import { createDiskWatch } from '#server/disk-watch.ts';
import { createMetrics, type Metrics } from '#server/metrics/metrics.ts';
import { createSpeechPool } from '#server/plays/speech/pool/speech-pool.ts';
import { modelsFolder } from './models.ts';
import type { TestDatabase } from './test-database.ts';

/** Metrics of a server that has already run a few jobs. */
export function testMetrics(token?: string): (database: TestDatabase) => Metrics {
  return ({ db, pool }) =>
    createMetrics(
      {
        version: 'test',
        role: 'all',
        db,
        databasePool: pool,
        disk: createDiskWatch(tmpdir()),
        speechPool: createSpeechPool({ modelsFolder }),
        jobTally: new Map([['sendRecap', { done: 2, failed: 1 }]]),
        mailTally: { sent: 3, failed: 0 },
      },
      token,
    );
}
