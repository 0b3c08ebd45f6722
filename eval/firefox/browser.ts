import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContext, firefox } from '@playwright/test';
import { SAMPLE_RATE } from '#speech/audio.ts';
import { decodeChunks } from '#test-support/audio/decoding.ts';
import { wavFile } from '#test-support/audio/wav-file.ts';

const USUAL_NAMES = ['firefox', 'firefox-esr'];

/** Playwright's "moz-firefox" is any stock Firefox; its own is a patched one. */
export function launchFirefox(): Promise<Browser> {
  return firefox.launch({
    channel: 'moz-firefox',
    executablePath: join(import.meta.dirname, 'firefox.mjs'),
    env: { ...process.env, FIREFOX_PATH: findFirefox() },
    firefoxUserPrefs: {
      // A microphone that plays a tone, and that nobody is asked about.
      'media.navigator.streams.fake': true,
      'media.navigator.permission.disabled': true,
      'media.autoplay.default': 0,
      // A machine without a loudspeaker would not play anything into the microphone either.
      'media.cubeb.force_mock_context': true,
      // Axe asks elements for `ariaLabelledByElements`, at which Firefox 153 falls.
      'accessibility.ARIAElementReflection.enabled': false,
      'ui.systemUsesDarkTheme': 0,
      'ui.prefersReducedMotion': 1,
    },
  });
}

function findFirefox(): string {
  const { FIREFOX_PATH } = process.env;
  const found = (FIREFOX_PATH ? [FIREFOX_PATH] : USUAL_NAMES).find(
    (path) => spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0,
  );
  if (found) return found;
  throw new Error(
    'No Firefox was found. Install one (Debian: apt-get install firefox-esr) or set FIREFOX_PATH to yours.',
  );
}

/** From now on the microphone of its pages plays this recording: Firefox has no device that does. */
export async function playInto(context: BrowserContext, recording: string): Promise<void> {
  const samples = await decodeChunks([readFileSync(recording)]);
  const wav = wavFile([samples], { sampleRate: SAMPLE_RATE, bits: 16 });
  await context.addInitScript((bytes) => {
    // Pages that are not ours yet have none.
    if (!navigator.mediaDevices) return;
    navigator.mediaDevices.getUserMedia = async () => {
      const sound = new AudioContext();
      const recording = Uint8Array.from(atob(bytes), (byte) => byte.codePointAt(0) ?? 0);
      const source = sound.createBufferSource();
      source.buffer = await sound.decodeAudioData(recording.buffer);
      source.loop = true;
      const room = sound.createMediaStreamDestination();
      source.connect(room);
      source.start();
      return room.stream;
    };
  }, Buffer.from(wav).toString('base64'));
}
