import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { ACCEPTED_SAMPLE } from '#domain/voice-sample.ts';
import { packageRoot } from '#server/package-root.ts';
import { loadDetector, loadVoices } from '#server/plays/speech/speech-models.ts';
import { SAMPLE_RATE } from '#speech/audio.ts';
import { decodeChunks } from '#test-support/audio/decoding.ts';
import { wavFile } from '#test-support/audio/wav-file.ts';
import { models } from '#test-support/models.ts';
import { hiss, joined, mixed } from '#test-support/sound.ts';
import { enrollRecording } from './enroll-recording.ts';

const recordingNamed = (name: string) =>
  readFileSync(join(packageRoot, 'test-support/audio', name));
const reading = recordingNamed('espeak-reading.opus');

let speechModels: Parameters<typeof enrollRecording>[2];
let read: Float32Array;
let otherVoice: Float32Array;
let child: Float32Array;
beforeAll(async () => {
  speechModels = { detector: await loadDetector(models), voices: await loadVoices() };
  read = await decodeChunks([reading]);
  otherVoice = await decodeChunks([recordingNamed('espeak-other-voice.opus')]);
  child = await decodeChunks([recordingNamed('espeak-child.opus')]);
});

const seconds = (count: number) => count * SAMPLE_RATE;
const inWav = (samples: Float32Array) => wavFile([samples], { sampleRate: SAMPLE_RATE, bits: 16 });
const hear = (recording: Uint8Array) => enrollRecording(recording, ACCEPTED_SAMPLE, speechModels);

describe('a recording', () => {
  it('becomes a voiceprint of length 1, which says how much was heard', async () => {
    const outcome = await hear(reading);
    if (!('voice' in outcome)) throw new Error(outcome.problem);
    expect(outcome.audioDurationSeconds).toBeCloseTo(read.length / SAMPLE_RATE, 1);
    expect(outcome.voice.seconds).toBeGreaterThan(8);
    expect(outcome.voice.seconds).toBeLessThanOrEqual(outcome.audioDurationSeconds);
    expect(Math.hypot(...outcome.voice.vector)).toBeCloseTo(1, 3);
  });

  it('of the shortest length that onboarding takes is enough, with its pauses', async () => {
    expect(await hear(inWav(read.subarray(0, seconds(10))))).toHaveProperty('voice');
  });

  it.each([
    ['silence', 'silent', () => inWav(new Float32Array(seconds(12)))],
    ['too-little-speech', 'the hiss of a room', () => inWav(hiss(12, -50))],
    [
      'too-little-speech',
      'three seconds of speech and then none',
      () => inWav(joined(read.subarray(0, seconds(3)), hiss(9, -60))),
    ],
    ['noisy', 'drowned in noise', () => inWav(mixed(read, hiss(14, -24)))],
    ['two-voices', 'two people', () => inWav(joined(read.subarray(0, seconds(9)), otherVoice))],
    ['child-voice', 'a child', () => inWav(joined(child, child))],
    ['too-short', 'too short', () => inWav(read.subarray(0, seconds(5)))],
    ['too-long', 'longer than a minute', () => inWav(joined(read, read, read, read, read))],
    ['unreadable', 'no recording at all', () => Buffer.from('<html>not a sound</html>')],
    ['unreadable', 'empty', () => new Uint8Array()],
    ['unreadable', 'cut off in its header', () => reading.subarray(0, 60)],
  ] as const)('is refused for %s: %s', async (problem, _, recording) => {
    expect(await hear(recording())).toEqual({ problem });
  });
});
