import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SAMPLE_RATE } from '#speech/audio.ts';
import { correlation, decodeChunks, isSame } from '#test-support/audio/decoding.ts';
import { RECORDED_SECONDS, recordings, WEBM_SOUND_AT } from '#test-support/audio/recordings.ts';
import { referenceSignal } from '#test-support/audio/signal.ts';
import { wavFile } from '#test-support/audio/wav-file.ts';

const wav = wavFile([referenceSignal(0.2, 44_100), referenceSignal(0.2, 44_100)], {
  sampleRate: 44_100,
  bits: 16,
});

describe('a recording sounds like what went in', () => {
  // Opus at 24 kbit/s and AAC at 48 keep the sweeps to within a percent; a shift by one sample costs more than that.
  it.each([
    ['ogg', 0.995],
    ['mp4', 0.99],
    ['aac', 0.995],
  ] as const)('%s', async (format, likeness) => {
    const heard = await decodeChunks([recordings[format]]);
    const sound = referenceSignal(RECORDED_SECONDS[format], SAMPLE_RATE);
    expect(heard.length).toBe(sound.length);
    expect(correlation(sound, heard)).toBeGreaterThan(likeness);
  });

  it('webm, where the sound begins a moment after the recorder', async () => {
    const heard = await decodeChunks([recordings.webm]);
    const sound = referenceSignal(RECORDED_SECONDS.webm, SAMPLE_RATE);
    expect(heard.length).toBe(6.12 * SAMPLE_RATE);
    expect(correlation(sound, heard, WEBM_SOUND_AT)).toBeGreaterThan(0.97);
  });
});

describe('however the bytes are cut, the samples are the same', () => {
  const cuts = fc.array(fc.nat({ max: 2 ** 31 - 1 }), { maxLength: 12 });

  it.each([
    ['webm', recordings.webm.slice(0, 7000), 25],
    ['ogg', recordings.ogg.slice(0, 9000), 25],
    ['wav', wav, 25],
    ['mp4', recordings.mp4, 5],
  ])('%s', async (_, file, numRuns) => {
    const whole = await decodeChunks([file]);
    await fc.assert(
      fc.asyncProperty(cuts, async (places) => {
        const at = [0, ...places.map((place) => place % file.length), file.length];
        const sorted = at.toSorted((a, b) => a - b);
        const chunks = sorted.slice(1).map((to, index) => file.subarray(sorted[index], to));
        expect(isSame(await decodeChunks(chunks), whole)).toBe(true);
      }),
      { numRuns },
    );
  });

  it.each([
    ['webm', recordings.webm.slice(0, 3000)],
    ['ogg', recordings.ogg.slice(0, 6000)],
    ['wav', wav.slice(0, 3000)],
  ])('%s, byte by byte', async (_, file) => {
    const bytes = Array.from(file, (byte) => Uint8Array.of(byte));
    expect(isSame(await decodeChunks(bytes), await decodeChunks([file]))).toBe(true);
  });
});
