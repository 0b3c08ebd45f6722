import { describe, expect, it } from 'vitest';
import { readRecording } from '#test-support/hearing.ts';
import { glide, hiss, joined, mixed } from '#test-support/sound.ts';
import { endsRising, pitchRange } from './ends-rising.ts';
import { trackPitch, voicedSemitones } from './pitch.ts';

const QUARTER_TONE = 0.5;
const semitones = (hz: number) => 12 * Math.log2(hz / 100);
const silence = (seconds: number) => new Float32Array(seconds * 16_000);

describe('the pitch', () => {
  it.each([80, 120, 210, 333, 450, 580])('of a steady voice at %i Hz is found', (hz) => {
    const voiced = voicedSemitones(trackPitch(mixed(glide(0.5, hz, hz), hiss(0.5, -40))));
    expect(voiced.length).toBeGreaterThan(40);
    for (const value of voiced) expect(Math.abs(value - semitones(hz))).toBeLessThan(QUARTER_TONE);
  });

  it('of a glide goes along with it', () => {
    const voiced = voicedSemitones(trackPitch(glide(1, 150, 300)));
    expect(Math.abs((voiced[0] ?? 0) - semitones(150))).toBeLessThan(1);
    expect(Math.abs((voiced.at(-1) ?? 0) - semitones(300))).toBeLessThan(1);
    expect(pitchRange(trackPitch(glide(1, 150, 300)))).toBeCloseTo(12 * 0.8, 0);
  });

  it('is not found in a hiss, in silence, or in next to nothing', () => {
    for (const sound of [hiss(1, -20), silence(1), silence(0)]) {
      expect(voicedSemitones(trackPitch(sound))).toEqual([]);
    }
  });
});

describe('the end of a sentence', () => {
  const level = glide(0.8, 200, 195);
  it('rises in a question and falls in a statement, however high the voice', () => {
    for (const height of [0.6, 1, 1.8]) {
      const body = glide(0.8, 200 * height, 195 * height);
      expect(endsRising(joined(body, glide(0.35, 195 * height, 260 * height)))).toBe(true);
      expect(endsRising(joined(body, glide(0.35, 195 * height, 150 * height)))).toBe(false);
    }
  });

  it('is what counts: not a rise before it, nor the silence and the breath after it', () => {
    expect(endsRising(joined(glide(0.5, 160, 240), glide(0.5, 240, 150)))).toBe(false);
    const asked = joined(level, glide(0.35, 195, 260), silence(0.4));
    expect(endsRising(mixed(asked, hiss(2, -55)))).toBe(true);
  });

  it('has to rise by a good part of what the speaker uses anyway', () => {
    const lively = joined(glide(0.5, 300, 140), glide(0.5, 140, 320), glide(0.5, 320, 150));
    expect(endsRising(joined(lively, glide(0.35, 150, 176)))).toBe(false);
    expect(endsRising(joined(level, level, glide(0.35, 195, 229)))).toBe(true);
  });

  it('says nothing where nothing is voiced', () => {
    expect(endsRising(hiss(1, -20))).toBeUndefined();
    expect(endsRising(silence(0))).toBeUndefined();
  });

  it('is heard in a spoken question and in a spoken statement', () => {
    expect(endsRising(readRecording('espeak-question.wav'))).toBe(true);
    expect(endsRising(readRecording('espeak-statement.wav'))).toBe(false);
  });
});
