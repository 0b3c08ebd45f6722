import { beforeAll, describe, expect, it } from 'vitest';
import { SAMPLE_RATE } from '#speech/audio.ts';
import { loadMoonshine, readRecording } from '#test-support/hearing.ts';
import { hiss, mixed } from '#test-support/sound.ts';
import type { Moonshine } from './moonshine.ts';

const statement = readRecording('espeak-statement.wav');
const question = readRecording('espeak-question.wav');

describe.each(['tiny', 'base'] as const)('Moonshine %s', (size) => {
  let moonshine: Moonshine;
  beforeAll(async () => {
    moonshine = await loadMoonshine(size);
  });

  it('writes down what was said, and is sure of it', async () => {
    const { text, confidence, words } = await moonshine.transcribe(statement);
    // Some words of a synthetic voice are anybody's guess.
    expect(text).toMatch(/^\w+ train is going around \w+ track\.$/);
    expect(confidence).toBeGreaterThan(-0.3);
    expect(confidence).toBeLessThan(0);
    expect(words.map((word) => word.text).join(' ')).toBe(text);
    const asked = await moonshine.transcribe(question);
    // This voice swallows its first word, and the tuned network knows how people ask.
    expect(asked.text).toMatch(/ou want to put the \w+ in the \w+[.?]$/);
  });

  it('hears a question by its words where a natural voice falls', async () => {
    const natural = readRecording('kokoro-question.wav');
    const { text, confidence } = await moonshine.transcribe(natural);
    expect(text).toBe('Do you want it to fall over?');
    expect(confidence).toBeGreaterThan(-0.3);
  });

  it('writes a quick sentence to its end', async () => {
    expect((await moonshine.transcribe(readRecording('kokoro-quick.wav'))).text).toMatch(
      /ing[.?]$/,
    );
  });

  it('is less sure where the room is loud', async () => {
    const loud = mixed(statement, hiss(statement.length / SAMPLE_RATE, -15));
    const { confidence } = await moonshine.transcribe(statement);
    expect((await moonshine.transcribe(loud)).confidence).toBeLessThan(confidence ?? 0);
  });

  it('gives short sounds a short text, never an endless or an empty one', async () => {
    for (const seconds of [0, 0.05, 0.5]) {
      const { text, words } = await moonshine.transcribe(hiss(seconds, -30));
      expect(text).not.toBe('');
      expect(words.length).toBeLessThanOrEqual(4);
    }
  });
});
