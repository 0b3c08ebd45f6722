import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AudioRate } from './audio-rate.ts';
import { ChunkLog, LoggedChunk } from './chunk-log.ts';
import { chooseModel } from './model-choice.ts';
import { backOffMs, DEFAULT_LIMITS, processCount } from './pool-limits.ts';

const GIGABYTE = 1024 ** 3;

it.each([
  [1, 16, 1],
  [2, 16, 2],
  [8, 64, 8],
  [8, 4, 3],
  [8, 0.2, 1],
])('%i cores and %d GB free are good for %i processes', (cores, gigabytes, count) => {
  expect(processCount(cores, gigabytes * GIGABYTE)).toBe(count);
});

it('pauses before a start grow with the failures, to a limit', () => {
  const pauses = [0, 1, 2, 3, 50].map((failures) => backOffMs(failures, DEFAULT_LIMITS));
  expect(pauses).toEqual([0, 100, 200, 400, 30_000]);
});

it('a model is kept while the backlog lies between the limits', () => {
  const choose = (current: 'base' | 'tiny', waitingSeconds: number) =>
    chooseModel(current, { waitingSeconds, behindMs: undefined, isAlone: false }, DEFAULT_LIMITS);
  expect([choose('base', 9), choose('base', 11)]).toEqual(['base', 'tiny']);
  expect([choose('tiny', 9), choose('tiny', 2.9)]).toEqual(['tiny', 'base']);
});

it('whoever catches up alone is heard with the larger model, but not for ever', () => {
  const choose = (isAlone: boolean, behindMs: number) =>
    chooseModel('base', { waitingSeconds: 20, behindMs, isAlone }, DEFAULT_LIMITS);
  expect([choose(true, 10_000), choose(true, 100_000)]).toEqual(['base', 'tiny']);
  expect(choose(false, 10_000)).toBe('tiny');
});

describe('seconds in bytes', () => {
  const wavHead = Buffer.concat([Buffer.from('RIFF....WAVE'), Buffer.alloc(31_988)]);

  it('are guessed by the container', () => {
    expect(new AudioRate().secondsIn(wavHead)).toBe(1);
    expect(new AudioRate().secondsIn(new Uint8Array(12_000))).toBe(3);
    expect(new AudioRate(true).secondsIn(new Uint8Array(96_000))).toBe(3);
    expect(new AudioRate().secondsIn(new Uint8Array(48_000))).toBe(3);
  });

  it('are learned from what was heard, within reason', () => {
    const rate = new AudioRate();
    rate.learn(9_000, 3);
    expect(rate.secondsIn(new Uint8Array(6_000))).toBe(2);
    fc.assert(
      fc.property(fc.nat(), fc.nat({ max: 7_200 }), (bytes, seconds) => {
        const any = new AudioRate();
        any.learn(bytes, seconds);
        const found = any.secondsIn(new Uint8Array(200_000));
        expect(found).toBeGreaterThanOrEqual(1);
        expect(found).toBeLessThanOrEqual(200);
      }),
    );
  });
});

describe('the chunks of a hearing', () => {
  const log = (keptBytes = 1_000) => {
    const chunks = new ChunkLog(0, keptBytes);
    for (const number of [0, 1, 2, 3])
      chunks.append(new LoggedChunk(number, new Uint8Array(400), 3));
    return chunks;
  };
  const hear = (chunks: ChunkLog) => {
    const chunk = chunks.next();
    if (chunk) chunk.isHeard = true;
    return chunk?.number;
  };

  it('are heard in order, again from where the process died, and wait only for the first time', () => {
    const chunks = log();
    expect([hear(chunks), hear(chunks)]).toEqual([0, 1]);
    chunks.dropBefore(1);
    expect(chunks.rewind(1)).toBe(true);
    expect(chunks.waitingSeconds).toBe(6);
    expect([1, 2, 3, 4].map(() => hear(chunks))).toEqual([1, 2, 3, undefined]);
  });

  it('cannot be heard again where too much would have had to be kept', () => {
    const chunks = log();
    for (let count = 0; count < 3; count += 1) {
      hear(chunks);
      chunks.dropBefore(0);
    }
    expect(chunks.rewind(0)).toBe(false);
  });
});
