import { beforeAll, describe, expect, it } from 'vitest';
import { loadVoiceModel, readRecording } from '#test-support/hearing.ts';
import { dot } from './vectors.ts';
import type { VoiceModel } from './voice-model.ts';

const RATE = 16_000;

/** A buzz with three resonances: close enough to a vowel for the network to have something to hear. */
function vowel(pitch: number, size: number, seconds: number): Float32Array {
  const resonances = [700, 1200, 2600].map((hertz) => hertz * size);
  return Float32Array.from({ length: seconds * RATE }, (_, at) => {
    const time = at / RATE;
    let value = 0;
    for (let hertz = pitch; hertz < 5000; hertz += pitch) {
      const gain = Math.max(...resonances.map((peak) => 1 / (1 + ((hertz - peak) / 150) ** 2)));
      value += gain * Math.sin(2 * Math.PI * hertz * time + 0.3 * Math.sin(2 * Math.PI * 5 * time));
    }
    return 0.02 * value;
  });
}

/** Busy machines take long to make sound. */
const PATIENT_MS = 30_000;

describe('the voice model', () => {
  let model: VoiceModel;
  beforeAll(async () => {
    model = await loadVoiceModel();
  });

  it('makes a small print that holds no sound and survives JSON', async () => {
    const print = await model.describe(vowel(120, 1, 2));
    expect(print.seconds).toBe(2);
    expect(print.vector).toHaveLength(48);
    expect(dot(print.vector, print.vector)).toBeCloseTo(1, 2);
    expect(Number.isFinite(print.childScore)).toBe(true);
    expect(JSON.parse(JSON.stringify(print))).toEqual(print);
  });

  it('finds speech from a smaller head more childlike', async () => {
    const large = readRecording('espeak-statement.wav');
    // Played faster, pitch and resonances rise together.
    const small = Float32Array.from(
      { length: large.length / 1.4 },
      (_, at) => large[Math.floor(1.4 * at)] ?? 0,
    );
    const [child, adult] = [await model.describe(small), await model.describe(large)];
    expect(child.childScore).toBeGreaterThan(adult.childScore + 1);
  });

  it('does not mind the level, and says the same each time', async () => {
    const loud = vowel(200, 1.1, 2);
    const quiet = loud.map((value) => value * 0.05);
    const [one, other, again] = [
      await model.describe(loud),
      await model.describe(quiet),
      await model.describe(loud),
    ];
    expect(again).toEqual(one);
    expect(dot(one.vector, other.vector)).toBeGreaterThan(0.99);
  });

  it(
    'takes the shortest and longer speech than one window',
    async () => {
      for (const seconds of [0, 0.1, 5]) {
        const print = await model.describe(vowel(150, 1, seconds));
        expect(print.vector.every(Number.isFinite)).toBe(true);
        expect(print.seconds).toBeCloseTo(seconds, 2);
      }
    },
    PATIENT_MS,
  );
});
