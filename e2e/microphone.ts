import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SAMPLE_RATE } from '#speech/audio.ts';
import { decodeChunks } from '#test-support/audio/decoding.ts';
import { wavFile } from '#test-support/audio/wav-file.ts';

/** What makes Chromium's microphone play a recording, over and over. It takes WAV files alone: one is written into the folder. */
export async function microphonePlaying(recording: string, folder: string): Promise<string[]> {
  const samples = await decodeChunks([readFileSync(recording)]);
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `microphone-${process.pid}.wav`);
  writeFileSync(file, wavFile([samples], { sampleRate: SAMPLE_RATE, bits: 16 }));
  return ['--use-fake-device-for-media-stream', `--use-file-for-fake-audio-capture=${file}`];
}
