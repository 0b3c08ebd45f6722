import { defineConfig } from '@playwright/test';
import { launchOptions } from './e2e/launch-options.ts';

// Set by scripts/flows.mjs.
const { PORT = '3000', CHROMIUM_SHELL_PATH: executablePath } = process.env;
const baseURL = `http://localhost:${PORT}`;

/** They wait for sound: what works meanwhile is still to come, and the longest of all does not begin last. */
const withMicrophone =
  /(audio|installed-app|play-session|voice-enrollment|websocket-test)\.spec\.ts$/;

export default defineConfig({
  testDir: 'e2e',
  // Emptied at the start: what the other tests wrote lies beside it.
  outputDir: 'test-results/flows',
  fullyParallel: true,
  // Flows wait more than they work: for sound, for timers, for pages.
  workers: 3,
  forbidOnly: true,
  // Only what hangs is to fail by the clock: listening goes by what the machine has left.
  timeout: 240_000,
  expect: { timeout: 90_000 },
  // On a machine that is busy a page may be slow once; what needs the second try is named at the end.
  retries: 1,
  reporter: [['line'], ['json', { outputFile: 'test-results/flows.json' }]],
  use: {
    baseURL,
    viewport: { width: 390, height: 844 },
    // A page of a flow lives for seconds: compiling its code to be fast takes longer than running it.
    launchOptions: {
      ...launchOptions,
      ...(executablePath ? { executablePath } : {}),
      args: [...launchOptions.args, '--js-flags=--no-opt --no-maglev'],
    },
    screenshot: 'only-on-failure',
    // Calls that a flow holds or refuses are not seen behind one; installed-app.spec.ts has its own.
    serviceWorkers: 'block',
  },
  projects: [
    { name: 'with a microphone', testMatch: withMicrophone },
    { name: 'without', testIgnore: withMicrophone },
  ],
  webServer: {
    command: 'node scripts/start.mjs',
    url: `${baseURL}/api/health`,
    env: { LOG_LEVEL: 'warn' },
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
  },
});
