import { beforeAll, expect, it } from 'vitest';
import { SAMPLE_RATE } from '#speech/audio.ts';
import { loadVoiceModel, readRecording } from '#test-support/hearing.ts';
import { hiss, joined, mixed } from '#test-support/sound.ts';
import { partsByVoice } from './speaker-changes.ts';
import type { VoiceModel } from './voice-model.ts';

let voices: VoiceModel;
beforeAll(async () => {
  voices = await loadVoiceModel();
});

const silence = new Float32Array(0.2 * SAMPLE_RATE);
const inQuietRoom = (sound: Float32Array) => mixed(sound, hiss(sound.length / SAMPLE_RATE, -60));

/** Where another voice begins. */
const changesIn = async (sound: Float32Array) =>
  (await partsByVoice(sound, voices)).slice(1).map(({ from }) => from);

it('cuts a stretch where a parent answers a child at once', async () => {
  const changes = await changesIn(inQuietRoom(readRecording('kokoro-answer.wav')));
  expect(changes).toHaveLength(1);
  // The child speaks for 1.75 s, and nobody for the next 0.2 s.
  expect((changes[0] ?? 0) / SAMPLE_RATE).toBeGreaterThan(1.7);
  expect((changes[0] ?? 0) / SAMPLE_RATE).toBeLessThan(2);
});

it('leaves together what one voice says between pauses', async () => {
  const [one, other] = ['espeak-statement.wav', 'espeak-question.wav'].map(readRecording);
  if (!one || !other) throw new Error('No recording');
  expect(await changesIn(inQuietRoom(joined(one, silence, other)))).toEqual([]);
});

it('does not cut a word in two: the end of “first” is no voice of its own', async () => {
  expect(await changesIn(readRecording('kokoro-first.wav'))).toEqual([]);
});

it('finds nothing in silence, in a moment, or in nothing', async () => {
  for (const sound of [hiss(2, -60), hiss(0.1, -20), new Float32Array(0)])
    expect(await changesIn(sound)).toEqual([]);
});

it('hears all of a stretch once, and tells the voices of its parts', async () => {
  const sound = inQuietRoom(readRecording('kokoro-answer.wav'));
  const [child, parent] = await partsByVoice(sound, voices);
  expect([child?.from, parent?.to]).toEqual([0, sound.length]);
  expect(child?.to).toBe(parent?.from);
  expect(child?.voice.childScore).toBeGreaterThan(parent?.voice.childScore ?? 0);
});
