// The modules of web/audio as the product builds them, for flows that drive them without a screen. They are served under the
// product's own address, so that its security policy holds for them too.
/// <reference types="vite/client" />
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { build } from 'vite';
import type * as audioTest from '#web/audio/audio-test.ts';
import type * as chime from '#web/audio/chime.ts';
import type * as chunkRecorder from '#web/audio/chunk-recorder.ts';
import type * as chunkStore from '#web/audio/chunk-store.ts';
import type * as microphone from '#web/audio/microphone.ts';
import type * as playClaim from '#web/audio/play-claim.ts';
import type * as wakeLock from '#web/audio/wake-lock.ts';
import { test as withMicrophone } from './fake-microphone.ts';

const NAMES = [
  'audio-test',
  'chime',
  'chunk-recorder',
  'chunk-store',
  'microphone',
  'play-claim',
  'wake-lock',
] as const;
const FOLDER = 'audio-modules';

async function buildModules(outDir: string): Promise<string> {
  await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      outDir,
      assetsInlineLimit: 0,
      rolldownOptions: {
        preserveEntrySignatures: 'strict',
        input: Object.fromEntries(NAMES.map((name) => [name, `web/audio/${name}.ts`])),
        // The sound thread's file keeps the product's name for it: what it loads cannot be served from here.
        output: {
          entryFileNames: `${FOLDER}/[name].js`,
          chunkFileNames: `${FOLDER}/[name]-[hash].js`,
        },
      },
    },
  });
  return outDir;
}

let built: Promise<string> | undefined;

export const test = withMicrophone.extend({
  context: async ({ context }, use, { project, workerIndex }) => {
    built ??= buildModules(resolve(project.outputDir, `${FOLDER}-${workerIndex}`));
    const modules = await built;
    await context.route(`**/${FOLDER}/**`, (route) =>
      route.fulfill({ path: join(modules, new URL(route.request().url()).pathname) }),
    );
    await use(context);
  },
});

/** A public page without any sound of its own, with the modules at hand as `window.audio`. */
export async function openModules(page: Page): Promise<void> {
  await page.goto('/terms-of-use');
  await page.evaluate(
    async ({ names, folder }) => {
      const modules = await Promise.all(names.map((name) => import(`/${folder}/${name}.js`)));
      window.audio = Object.assign({}, ...modules);
    },
    { names: NAMES, folder: FOLDER },
  );
}

type AudioModules = typeof audioTest &
  typeof chime &
  typeof chunkRecorder &
  typeof chunkStore &
  typeof microphone &
  typeof playClaim &
  typeof wakeLock;

declare global {
  interface Window {
    audio: AudioModules;
    // What a flow leaves in a page between two steps.
    told: string[];
    claim: ReturnType<AudioModules['createPlayClaim']>;
    chime: ReturnType<AudioModules['createChime']>;
    lock: ReturnType<AudioModules['createWakeLock']>;
  }
}
