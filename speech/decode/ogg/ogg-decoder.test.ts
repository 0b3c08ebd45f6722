import { describe, expect, it } from 'vitest';
import { SAMPLE_RATE } from '#speech/audio.ts';
import {
  correlation,
  decodeChunks,
  decodeResuming,
  isSame,
  joinBytes,
  loudness,
} from '#test-support/audio/decoding.ts';
import { recordings } from '#test-support/audio/recordings.ts';
import { readPage } from './ogg-page.ts';

const whole = await decodeChunks([recordings.ogg]);

function cutPages(file: Uint8Array): Uint8Array[] {
  const pages: Uint8Array[] = [];
  for (let at = 0; at < file.length; ) {
    const page = readPage(file.subarray(at));
    if (typeof page === 'string') throw new Error('The recording is damaged.');
    pages.push(file.slice(at, at + page.bytes));
    at += page.bytes;
  }
  return pages;
}

const pages = cutPages(recordings.ogg);

it('the recording has pages enough to lose some', () => {
  expect(pages.length).toBeGreaterThan(6);
});

describe('pages that do not come as they should', () => {
  it('a lost page becomes silence of its length', async () => {
    const heard = await decodeChunks([joinBytes(pages.toSpliced(4, 1))]);
    expect(heard.length).toBe(whole.length);
    // Pages of opusenc hold one second; the third page of sound is lost.
    expect(loudness(heard.subarray(2.1 * SAMPLE_RATE, 2.9 * SAMPLE_RATE))).toBe(0);
    const after = 3.2 * SAMPLE_RATE;
    expect(correlation(whole.subarray(after), heard.subarray(after))).toBeGreaterThan(0.99);
  });

  it('a damaged page counts as lost', async () => {
    const page = pages[4]?.slice() ?? new Uint8Array(0);
    page[100] = (page[100] ?? 0) ^ 1;
    const heard = await decodeChunks([joinBytes(pages.with(4, page))]);
    expect(heard.length).toBe(whole.length);
    expect(loudness(heard.subarray(2.1 * SAMPLE_RATE, 2.9 * SAMPLE_RATE))).toBe(0);
  });

  it('a page that comes twice is heard once', async () => {
    const twice = pages.toSpliced(4, 0, pages[4] ?? new Uint8Array(0));
    expect(isSame(await decodeChunks([joinBytes(twice)]), whole)).toBe(true);
  });

  it('a recording that breaks off keeps what came', async () => {
    const heard = await decodeChunks([recordings.ogg.slice(0, -3000)]);
    expect(heard.length).toBeGreaterThan(3 * SAMPLE_RATE);
    expect(isSame(heard, whole.subarray(0, heard.length))).toBe(true);
  });
});

describe('another process goes on', () => {
  it('between pages nothing is lost', async () => {
    const half = [joinBytes(pages.slice(0, 4)), joinBytes(pages.slice(4))];
    const heard = await decodeResuming(half);
    expect(heard.length).toBe(whole.length);
    expect(correlation(whole, heard)).toBeGreaterThan(0.98);
  });

  it('inside a page its sound is silence and the rest keeps its place', async () => {
    const heard = await decodeResuming([recordings.ogg.slice(0, 9000), recordings.ogg.slice(9000)]);
    expect(heard.length).toBe(whole.length);
    const after = 3.2 * SAMPLE_RATE;
    expect(correlation(whole.subarray(after), heard.subarray(after))).toBeGreaterThan(0.99);
  });
});
