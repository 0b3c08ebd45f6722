// What is no recording, or pretends to be one, ends in an error that says so, and costs little.
import { describe, expect, it } from 'vitest';
import { SAMPLE_RATE } from '#speech/audio.ts';
import { decodeChunks } from '#test-support/audio/decoding.ts';
import { recordings } from '#test-support/audio/recordings.ts';
import { wavFile } from '#test-support/audio/wav-file.ts';
import { clusterHead, simpleBlock, webmHead } from '#test-support/audio/webm-file.ts';
import { openDecoder } from './open-decoder.ts';

const bytes = (...parts: readonly number[][]) => Uint8Array.from(parts.flat());
/** A valid packet of 120 ms in two bytes. */
const LONG_PACKET = Uint8Array.of(0xfb, 6);

describe('the error says what is wrong', () => {
  it.each([
    ['nothing', new Uint8Array(0), 'empty'],
    ['three bytes', Uint8Array.of(0x1a, 0x45, 0xdf), 'unknown-format'],
    ['a text', new TextEncoder().encode('<!doctype html><html></html>'), 'unknown-format'],
    ['WebM that stops in its head', recordings.webm.slice(0, 100), 'malformed'],
    ['WebM that stops before any sound', recordings.webm.slice(0, 0xa0), 'truncated'],
    ['WebM with another codec', bytes(webmHead(0, 'A_VORBIS')), 'unsupported-codec'],
    [
      'WebM followed by noise',
      bytes([0x1a, 0x45, 0xdf, 0xa3, 0x80], Array(500).fill(0x55)),
      'malformed',
    ],
    ['Ogg that stops before any sound', recordings.ogg.slice(0, 200), 'truncated'],
    ['Ogg followed by noise', bytes([0x4f, 0x67, 0x67, 0x53], Array(500).fill(0x55)), 'malformed'],
    [
      'WAV without samples',
      wavFile([new Float32Array(0)], { sampleRate: 8000, bits: 16 }),
      'truncated',
    ],
    ['MP4 without its index', recordings.aac.slice(0, 9000), 'malformed'],
  ])('%s', async (_, file, code) => {
    await expect(decodeChunks([file])).rejects.toMatchObject({ name: 'DecodeError', code });
  });
});

describe('the cost is bounded', () => {
  it('a small file that claims hours is refused', async () => {
    const blocks = Array.from({ length: 250 }, (_, index) => simpleBlock(index * 120, LONG_PACKET));
    const file = bytes(webmHead(), clusterHead(0), ...blocks);
    const limits = { maxSeconds: 20 };
    await expect(decodeChunks([file], { limits })).rejects.toMatchObject({ code: 'too-long' });
  });

  it('a WAV that is too long is refused', async () => {
    const file = wavFile([new Float32Array(SAMPLE_RATE * 2)], { sampleRate: SAMPLE_RATE, bits: 8 });
    const limits = { maxSeconds: 1 };
    await expect(decodeChunks([file], { limits })).rejects.toMatchObject({ code: 'too-long' });
  });

  it('a file that has to be kept whole is refused past its limit', async () => {
    const limits = { maxBufferedBytes: 5000 };
    await expect(decodeChunks([recordings.mp4], { limits })).rejects.toMatchObject({
      code: 'too-large',
    });
  });

  it.each(['stts', 'stsc', 'stsz'])(
    'an index that claims billions of samples is refused (%s)',
    async (name) => {
      const file = recordings.mp4.slice();
      const at = new TextDecoder('latin1').decode(file).indexOf(name);
      // Past the name: version and flags, then sizes and counts.
      file.fill(0x7f, at + 12, at + 20);
      await expect(decodeChunks([file])).rejects.toMatchObject({ code: 'malformed' });
    },
  );

  it('a clock that jumps by hours does not buy hours of silence', async () => {
    const far = 5 * 60 * 60 * 1000;
    const file = bytes(
      webmHead(),
      clusterHead(0),
      simpleBlock(0, LONG_PACKET),
      clusterHead(far),
      simpleBlock(0, LONG_PACKET),
      simpleBlock(120, LONG_PACKET),
    );
    expect((await decodeChunks([file])).length).toBe(0.36 * SAMPLE_RATE);
  });

  it('thousands of false page heads are given up', async () => {
    const fake = [0x4f, 0x67, 0x67, 0x53, ...Array(22).fill(0), 1, 0];
    const file = bytes(...Array.from({ length: 2000 }, () => fake));
    await expect(decodeChunks([file])).rejects.toMatchObject({ code: 'malformed' });
  });
});

describe('the decoder keeps its order', () => {
  it('calls that were not waited for come out in turn', async () => {
    const decoder = openDecoder();
    const half = recordings.webm.length >> 1;
    const results = await Promise.all([
      decoder.push(recordings.webm.subarray(0, half)),
      decoder.push(recordings.webm.subarray(half)),
      decoder.end(),
    ]);
    expect(results.reduce((sum, { length }) => sum + length, 0)).toBe(decoder.position);
    decoder.close();
  });

  it('after a failure every call fails the same way, and closing is safe', async () => {
    const decoder = openDecoder();
    const noise = new Uint8Array(64);
    await expect(decoder.push(noise)).rejects.toMatchObject({ code: 'unknown-format' });
    await expect(decoder.push(recordings.webm)).rejects.toMatchObject({ code: 'unknown-format' });
    decoder.close();
    decoder.close();
    await expect(decoder.end()).rejects.toThrow('closed');
  });
});
