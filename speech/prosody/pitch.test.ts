import { describe, expect, it } from 'vitest';
import { glide, hiss, mixed } from '#test-support/sound.ts';
import { pitchRange } from './liveliness.ts';
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
