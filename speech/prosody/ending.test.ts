import { describe, expect, it } from 'vitest';
import { joinSamples } from '#speech/join-samples.ts';
import { glide, hiss } from '#test-support/sound.ts';
import { endingOf } from './ending.ts';
import { trackPitch } from './pitch.ts';

const silence = (seconds: number) => new Float32Array(seconds * 16_000);
const endOf = (...parts: Float32Array[]) => endingOf(trackPitch(joinSamples(parts)));

describe('how a stretch of speech ends', () => {
  it('rises where a voice goes up at the end, and falls where it goes down', () => {
    const up = endOf(glide(0.5, 220, 200), silence(0.05), glide(0.4, 200, 300), silence(0.1));
    const down = endOf(glide(0.5, 200, 260), silence(0.05), glide(0.4, 220, 160), silence(0.1));
    expect(up?.riseSemitones).toBeGreaterThan(3);
    expect(up?.semitones).toBeGreaterThan(17);
    expect(down?.riseSemitones).toBeLessThan(-3);
    expect(down?.semitones).toBeLessThan(10);
  });

  it('is not known where the voice ended long before the sound did, or where there was none', () => {
    expect(endOf(glide(0.5, 200, 300), hiss(1, -10))).toBeUndefined();
    expect(endOf(hiss(1, -20))).toBeUndefined();
    expect(endOf(silence(0))).toBeUndefined();
  });
});
