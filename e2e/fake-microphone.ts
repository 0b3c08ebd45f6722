import { test as base, type Page } from '@playwright/test';
import { launchOptions as wholeBrowser } from './launch-options.ts';
import { microphonePlaying } from './microphone.ts';

interface Microphone {
  /** What it plays: somebody who reads aloud, unless told otherwise. */
  readonly recording: string;
}

/** A browser whose microphone plays a recording, and which asks before it is used. */
export const test = base.extend<object, Microphone>({
  recording: ['test-support/audio/espeak-reading.opus', { option: true, scope: 'worker' }],
  launchOptions: [
    async ({ launchOptions, recording }, use, { project }) => {
      const microphone = await microphonePlaying(recording, project.outputDir);
      const args = [...(launchOptions.args ?? []), ...microphone];
      // The shell has no microphone.
      await use({ ...launchOptions, ...wholeBrowser, args });
    },
    { scope: 'worker' },
  ],
});

export const allowMicrophone = (page: Page) => page.context().grantPermissions(['microphone']);
/** Playwright's own word for "no" to all that was not named. */
export const refuseMicrophone = (page: Page) => page.context().grantPermissions([]);
