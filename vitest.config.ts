import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // By default one core is left idle: of two, half of them.
    maxWorkers: '100%',
    // Files share what they import: the coder's weights alone take a second to read. None leaves anything behind.
    isolate: false,
    projects: [
      {
        test: {
          name: 'rules',
          include: ['{domain,coaching,coding,speech,scoring,contract,scripts,web}/**/*.test.ts'],
          exclude: ['scripts/start.test.ts'],
        },
      },
      {
        test: { name: 'screens', environment: 'happy-dom', include: ['web/**/*.test.tsx'] },
      },
      {
        test: {
          name: 'api',
          include: ['{server,test-support}/**/*.test.ts'],
          globalSetup: 'test-support/test-database.ts',
        },
      },
      {
        test: { name: 'system', include: ['scripts/start.test.ts'], testTimeout: 60_000 },
      },
    ],
  },
});
