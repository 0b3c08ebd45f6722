import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { SAMPLE_RATE } from '#speech/audio.ts';
import { decodeChunks } from '#test-support/audio/decoding.ts';
import { loadBackgroundNetwork } from '#test-support/hearing.ts';
import type { BackgroundNetwork } from './background-network.ts';
import { BackgroundVoice } from './background-voice.ts';

const TEN_DB_BELOW = 0.316;
const SWITCHED_ON = 10 * SAMPLE_RATE;

let network: BackgroundNetwork;
let family: Float32Array;

const recorded = (name: string) =>
  decodeChunks([readFileSync(join(import.meta.dirname, '../../test-support/audio', name))]);
const levelOf = (samples: Float32Array) =>
  Math.sqrt(samples.reduce((sum, sample) => sum + sample ** 2, 0) / samples.length);

/** At any time. */
async function isEverHeard(samples: Float32Array, pushSamples: number): Promise<boolean> {
  const background = new BackgroundVoice(network);
  let isEver = false;
  for (let at = 0; at < samples.length; at += pushSamples) {
    await background.push(samples.subarray(at, at + pushSamples));
    isEver ||= background.isHeard;
  }
  return isEver;
}

beforeAll(async () => {
  network = await loadBackgroundNetwork();
  family = await recorded('play.webm');
});

it('hears nobody behind a parent and a child', async () => {
  expect(await isEverHeard(family, 3 * SAMPLE_RATE)).toBe(false);
});

it('hears nobody behind a visitor who takes turns with them', async () => {
  expect(await isEverHeard(await recorded('visitor.webm'), 3 * SAMPLE_RATE)).toBe(false);
});

it('hears a reader under their talk, however the sound is cut', async () => {
  const reader = await recorded('espeak-reading.opus');
  const gain = (TEN_DB_BELOW * levelOf(family)) / levelOf(reader);
  const both = family.map((sample, at) =>
    at < SWITCHED_ON ? sample : sample + gain * (reader[(at - SWITCHED_ON) % reader.length] ?? 0),
  );
  expect(await isEverHeard(both, 3 * SAMPLE_RATE)).toBe(true);
  expect(await isEverHeard(both, 1000)).toBe(true);
});
