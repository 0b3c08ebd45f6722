import { beforeAll, expect, it } from 'vitest';
import { SAMPLE_RATE } from '#speech/audio.ts';
import { loadVoiceModel, readRecording } from '#test-support/hearing.ts';
import { hiss, joined, mixed } from '#test-support/sound.ts';
import { speakerChangesIn } from './speaker-changes.ts';
import type { VoiceModel } from './voice-model.ts';

let voices: VoiceModel;
beforeAll(async () => {
  voices = await loadVoiceModel();
});

const silence = new Float32Array(0.2 * SAMPLE_RATE);
const inQuietRoom = (sound: Float32Array) => mixed(sound, hiss(sound.length / SAMPLE_RATE, -60));

it('cuts a stretch where a parent answers a child at once', async () => {
  const changes = await speakerChangesIn(inQuietRoom(readRecording('kokoro-answer.wav')), voices);
  expect(changes).toHaveLength(1);
  // The child speaks for 1.75 s, and nobody for the next 0.2 s.
  expect((changes[0] ?? 0) / SAMPLE_RATE).toBeGreaterThan(1.7);
  expect((changes[0] ?? 0) / SAMPLE_RATE).toBeLessThan(2);
});

it('leaves together what one voice says between pauses', async () => {
  const [one, other] = ['espeak-statement.wav', 'espeak-question.wav'].map(readRecording);
  if (!one || !other) throw new Error('No recording');
  expect(await speakerChangesIn(inQuietRoom(joined(one, silence, other)), voices)).toEqual([]);
});

it('finds nothing in silence, in a moment, or in nothing', async () => {
  for (const sound of [hiss(2, -60), hiss(0.1, -20), new Float32Array(0)])
    expect(await speakerChangesIn(sound, voices)).toEqual([]);
});
