// What the product hears and keeps with, as it is built, for flows that drive them without a screen. They are served under the
// product's own address, so that its security policy holds for them too.
/// <reference types="vite/client" />
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { build } from 'vite';
import type * as chunkRecorder from '#web/audio/chunk-recorder.ts';
import type * as microphone from '#web/audio/microphone.ts';
import type * as audioTest from '#web/play/controller/audio-test.ts';
import type * as chime from '#web/play/controller/chime.ts';
import type * as wakeLock from '#web/play/controller/wake-lock.ts';
import type * as chunkStore from '#web/play/device/chunk-store.ts';
import type * as tabLock from '#web/play/device/tab-lock.ts';
import { test as withMicrophone } from './fake-microphone.ts';

const FILES = {
  'audio-test': 'web/play/controller/audio-test.ts',
  chime: 'web/play/controller/chime.ts',
  'chunk-recorder': 'web/audio/chunk-recorder.ts',
  'chunk-store': 'web/play/device/chunk-store.ts',
  microphone: 'web/audio/microphone.ts',
  'tab-lock': 'web/play/device/tab-lock.ts',
  'wake-lock': 'web/play/controller/wake-lock.ts',
} as const;
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
        input: FILES,
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
    { names: Object.keys(FILES), folder: FOLDER },
  );
}

type AudioModules = typeof audioTest &
  typeof chime &
  typeof chunkRecorder &
  typeof chunkStore &
  typeof microphone &
  typeof tabLock &
  typeof wakeLock;

declare global {
  interface Window {
    audio: AudioModules;
    // What a flow leaves in a page between two steps.
    told: string[];
    tabLock: ReturnType<AudioModules['createTabLock']>;
    chime: ReturnType<AudioModules['createChime']>;
    lock: ReturnType<AudioModules['createWakeLock']>;
    opusRecorder: typeof MediaRecorder;
  }
}
