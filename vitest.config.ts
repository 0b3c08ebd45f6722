import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Files share what they import: the coder's weights alone take a second to read. None leaves anything behind. */
const isolate = false;

/** Only what hangs is to fail by the clock, not what waits for its turn on a busy machine. */
const limits = {
  testTimeout: 180_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 60_000 } },
};

export default defineConfig({
  test: {
    // Tests of the server wait for the database and for other processes: meanwhile there is work for one more.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        test: {
          name: 'rules',
          isolate,
          ...limits,
          include: [
            '{domain,coaching,coding,speech,scoring,contract,scripts,web,eval}/**/*.test.ts',
          ],
          exclude: ['scripts/start.test.ts'],
        },
      },
      {
        test: {
          name: 'screens',
          isolate,
          ...limits,
          environment: 'happy-dom',
          setupFiles: 'web/test-support/patience.ts',
          include: ['web/**/*.test.tsx'],
        },
      },
      {
        test: {
          name: 'server',
          isolate,
          ...limits,
          include: ['{server,test-support}/**/*.test.ts'],
          globalSetup: 'test-support/test-database.ts',
          setupFiles: 'test-support/quick-passwords.ts',
        },
      },
      {
        // Projects run by name: the longest file begins first.
        test: { name: 'commands', include: ['scripts/start.test.ts'], ...limits },
      },
    ],
  },
});
