import { describe, expect, it } from 'vitest';
import { SAMPLE_RATE } from '#speech/audio.ts';
import { correlation, decodeChunks, decodeResuming, isSame } from '#test-support/audio/decoding.ts';
import { referenceSignal } from '#test-support/audio/signal.ts';
import { wavFile } from '#test-support/audio/wav-file.ts';

const SECONDS = 0.4;
const sound = referenceSignal(SECONDS, SAMPLE_RATE);
const file = wavFile([sound], { sampleRate: SAMPLE_RATE, bits: 16 });

describe('every kind of sample', () => {
  it.each([
    [8, false, 0.01],
    [16, false, 1e-4],
    [24, false, 1e-6],
    [32, false, 1e-6],
    [32, true, 1e-7],
  ] as const)('%i bits, float %s', async (bits, isFloat, tolerance) => {
    const heard = await decodeChunks([
      wavFile([sound], { sampleRate: SAMPLE_RATE, bits, isFloat }),
    ]);
    expect(heard.length).toBe(sound.length);
    const worst = heard.reduce(
      (most, sample, at) => Math.max(most, Math.abs(sample - (sound[at] ?? 0))),
      0,
    );
    expect(worst).toBeLessThan(tolerance);
  });
});

it.each([8000, 11_025, 22_050, 44_100, 48_000, 96_000, 44_101])(
  '%i samples a second',
  async (sampleRate) => {
    const source = referenceSignal(SECONDS, sampleRate);
    const heard = await decodeChunks([wavFile([source, source], { sampleRate, bits: 16 })]);
    expect(heard.length).toBe(sound.length);
    expect(correlation(sound, heard)).toBeGreaterThan(0.999);
  },
);

it('channels are mixed', async () => {
  const silent = new Float32Array(sound.length);
  const heard = await decodeChunks([
    wavFile([sound, silent], { sampleRate: SAMPLE_RATE, bits: 32 }),
  ]);
  expect(heard[1000]).toBeCloseTo((sound[1000] ?? 0) / 2, 5);
});

it.each([0, 0xffffffff])('a writer that streams leaves the size open (%i)', async (dataSize) => {
  const open = wavFile([sound], { sampleRate: SAMPLE_RATE, bits: 16, dataSize });
  expect(isSame(await decodeChunks([open]), await decodeChunks([file]))).toBe(true);
});

it('what follows the samples is not heard', async () => {
  const tagged = Uint8Array.from([...file, ...new TextEncoder().encode('LIST....some notes')]);
  expect(isSame(await decodeChunks([tagged]), await decodeChunks([file]))).toBe(true);
});

it('samples that are no numbers are silence', async () => {
  const broken = Float32Array.of(Number.NaN, Number.POSITIVE_INFINITY, 0.5);
  const heard = await decodeChunks([
    wavFile([broken], { sampleRate: SAMPLE_RATE, bits: 32, isFloat: true }),
  ]);
  expect([...heard]).toEqual([0, 0, 0.5]);
});

it.each([SAMPLE_RATE, 44_100])(
  'another process goes on inside a sample (%i Hz)',
  async (sampleRate) => {
    const source = referenceSignal(SECONDS, sampleRate);
    const stereo = wavFile([source, source], { sampleRate, bits: 24 });
    const heard = await decodeResuming([
      stereo.slice(0, 9001),
      stereo.slice(9001, 9003),
      stereo.slice(9003),
    ]);
    expect(heard.length).toBe(sound.length);
    expect(correlation(sound, heard)).toBeGreaterThan(0.98);
  },
);
