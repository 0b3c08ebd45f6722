// A recorder that starts anew, after a pause or a reload, begins a new file; the recording is all of them.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SAMPLE_RATE } from '#speech/audio.ts';
import { joinSamples } from '#speech/join-samples.ts';
import { decodeChunks, decodeResuming, isSame, joinBytes } from '#test-support/audio/decoding.ts';
import { recordings } from '#test-support/audio/recordings.ts';
import { referenceSignal } from '#test-support/audio/signal.ts';
import { wavFile } from '#test-support/audio/wav-file.ts';
import { clusterHead, simpleBlock, webmHead } from '#test-support/audio/webm-file.ts';

const wavOf = (seconds: number, sampleRate = SAMPLE_RATE) =>
  wavFile([referenceSignal(seconds, sampleRate)], { sampleRate, bits: 16 });
const files = {
  webm: recordings.webm.slice(0, 7000),
  wav: wavOf(0.3),
  'wav at 44.1 kHz': wavOf(0.2, 44_100),
  ogg: recordings.ogg.slice(0, 9000),
};
/** Found by the time of its capture, which wanders, a place is right to within this. */
const CLOCK_SAMPLES = 0.02 * SAMPLE_RATE;
const SILENT = Uint8Array.from(webmHead());

async function separately(...parts: readonly Uint8Array[]): Promise<Float32Array> {
  return joinSamples(await Promise.all(parts.map((part) => decodeChunks([part]))));
}

describe('files in a row sound like one after the other', () => {
  const kinds = Object.entries(files);
  const pairs = kinds.flatMap(([a, first]) =>
    kinds.map(([b, second]) => [a, b, first, second] as const),
  );

  it.each(pairs.filter(([a, b]) => a !== 'ogg' || b !== 'ogg'))(
    '%s, then %s',
    async (_, __, first, second) => {
      const heard = await decodeChunks([joinBytes([first, second])]);
      expect(isSame(heard, await separately(first, second))).toBe(true);
    },
  );

  it('ogg, then ogg with another number', async () => {
    const heard = await decodeChunks([joinBytes([files.ogg, recordings.otherOgg])]);
    expect(isSame(heard, await separately(files.ogg, recordings.otherOgg))).toBe(true);
  });

  it('mp4, then mp4', async () => {
    const heard = await decodeChunks([joinBytes([recordings.mp4, recordings.mp4])]);
    expect(isSame(heard, await separately(recordings.mp4, recordings.mp4))).toBe(true);
  });

  it('however the bytes are cut', async () => {
    const [webm, ogg] = [recordings.webm.slice(0, 2000), recordings.ogg.slice(0, 5000)];
    const parts = [webm, wavOf(0.05), ogg, webm, wavOf(0.05)];
    const all = joinBytes(parts);
    const whole = await decodeChunks([all]);
    // Anywhere, and more often within a few bytes of where files meet.
    const seams = parts.map((_, index) => joinBytes(parts.slice(0, index)).length);
    const nearSeam = fc
      .tuple(fc.constantFrom(...seams), fc.integer({ min: -4, max: 20 }))
      .map(([seam, offset]) => Math.max(0, seam + offset));
    const cuts = fc.array(fc.oneof(fc.nat({ max: all.length }), nearSeam), { maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(cuts, async (places) => {
        const at = [0, ...places, all.length].toSorted((a, b) => a - b);
        const chunks = at.slice(1).map((to, index) => all.subarray(at[index], to));
        expect(isSame(await decodeChunks(chunks), whole)).toBe(true);
      }),
      { numRuns: 20 },
    );
  });

  it('cut at any byte of the second head', async () => {
    const all = joinBytes([files.webm, files.webm]);
    const whole = await decodeChunks([all]);
    const at = files.webm.length;
    const chunks = Array.from(all.subarray(at - 20, at + 200), (byte) => Uint8Array.of(byte));
    const cut = [all.subarray(0, at - 20), ...chunks, all.subarray(at + 200)];
    expect(isSame(await decodeChunks(cut), whole)).toBe(true);
  });
});

describe('another process goes on', () => {
  it.each([
    ['before the second file', 0],
    ['inside its mark', 2],
    ['inside its head', 60],
    ['after its first sound', 3000],
  ])('%s', async (_, place) => {
    for (const second of [files.webm, files.wav]) {
      const all = joinBytes([files.wav, second]);
      const at = files.wav.length + place;
      const heard = await decodeResuming([all.slice(0, at), all.slice(at)]);
      const { length } = await separately(files.wav, second);
      expect(Math.abs(heard.length - length)).toBeLessThan(CLOCK_SAMPLES);
    }
  });

  it('after each of many small files, as they come where the browser cannot record Opus', async () => {
    const sound = referenceSignal(3, SAMPLE_RATE);
    const chunks = Array.from({ length: 10 }, (_, index) => {
      const part = sound.subarray(index * 4800, (index + 1) * 4800);
      return wavFile([part], { sampleRate: SAMPLE_RATE, bits: 16 });
    });
    const whole = await decodeChunks([wavFile([sound], { sampleRate: SAMPLE_RATE, bits: 16 })]);
    expect(isSame(await decodeResuming(chunks), whole)).toBe(true);
  });
});

describe('a file that broke off', () => {
  it('in the middle of its sound does not swallow the next one', async () => {
    for (const length of [2000, 2001, 2100, 2345, 6999]) {
      const broken = recordings.webm.slice(0, length);
      const heard = await decodeChunks([joinBytes([broken, files.webm])]);
      expect(isSame(heard, await separately(broken, files.webm))).toBe(true);
    }
  });

  it('before any sound costs nothing but itself, at whatever place', async () => {
    const heard = await decodeChunks([joinBytes([SILENT, files.wav, SILENT, files.wav, SILENT])]);
    expect(isSame(heard, await separately(files.wav, files.wav))).toBe(true);
    const all = joinBytes([SILENT, SILENT]);
    await expect(decodeChunks([all])).rejects.toMatchObject({ code: 'truncated' });
  });
});

describe('the limits hold for all files together', () => {
  const code = (all: Uint8Array, limits: object) =>
    decodeChunks([all], { limits }).catch((error: { code: string }) => error.code);

  it('length', async () => {
    const all = joinBytes([files.wav, files.wav]);
    expect(await code(all, { maxSeconds: 0.59 })).toBe('too-long');
    expect(await code(all, { maxSeconds: 0.6 })).toHaveLength(0.6 * SAMPLE_RATE);
  });

  it('silence for lost parts', async () => {
    const packet = Uint8Array.of(0xfb, 6);
    const jump = [...clusterHead(0), ...simpleBlock(0, packet), ...simpleBlock(10_000, packet)];
    const file = Uint8Array.from([...webmHead(), ...jump]);
    const heard = await code(joinBytes([file, file]), { maxSilenceSeconds: 15 });
    // The second jump would be too much, and is closed up.
    expect(heard).toHaveLength((10.12 + 0.24) * SAMPLE_RATE);
  });

  it('number of files', async () => {
    const head = wavOf(0).slice(0, 12);
    const all = joinBytes(Array.from({ length: 4000 }, () => head));
    expect(await code(all, {})).toBe('too-long');
  });
});
