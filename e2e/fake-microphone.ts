import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, type Page } from '@playwright/test';
import { SAMPLE_RATE } from '#speech/audio.ts';
import { decodeChunks } from '#test-support/audio/decoding.ts';
import { wavFile } from '#test-support/audio/wav-file.ts';

/** Chromium's microphone plays WAV files alone; it begins anew at the end. */
async function writeWav(recording: string, folder: string): Promise<string> {
  const samples = await decodeChunks([readFileSync(recording)]);
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `microphone-${process.pid}.wav`);
  writeFileSync(file, wavFile([samples], { sampleRate: SAMPLE_RATE, bits: 16 }));
  return file;
}

interface Microphone {
  /** What it plays: somebody who reads aloud, unless told otherwise. */
  readonly recording: string;
}

/** A browser whose microphone plays a recording, and which asks before it is used. */
export const test = base.extend<object, Microphone>({
  recording: ['test-support/audio/espeak-reading.opus', { option: true, scope: 'worker' }],
  launchOptions: [
    async ({ launchOptions, recording }, use, { project }) => {
      const file = await writeWav(recording, project.outputDir);
      const microphone = [
        '--use-fake-device-for-media-stream',
        `--use-file-for-fake-audio-capture=${file}`,
      ];
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...microphone] });
    },
    { scope: 'worker' },
  ],
});

export const allowMicrophone = (page: Page) => page.context().grantPermissions(['microphone']);
/** Playwright's own word for "no" to all that was not named. */
export const refuseMicrophone = (page: Page) => page.context().grantPermissions([]);
