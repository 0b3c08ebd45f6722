import { expect, it } from 'vitest';
import { decodeChunks } from '#test-support/audio/decoding.ts';
import { referenceSignal } from '#test-support/audio/signal.ts';
import { WavChunker } from './wav-chunker.ts';

const RATE = 16_000;
const BLOCK = 2048;

it('the server hears the joined files as one recording', async () => {
  const sound = referenceSignal(1, RATE);
  const chunker = new WavChunker(RATE, 300);
  const files = [];
  for (let at = 0; at < sound.length; at += BLOCK) {
    files.push(chunker.add(sound.subarray(at, at + BLOCK)));
  }
  files.push(chunker.end());
  const whole = files.filter((file) => file !== undefined);
  expect(whole).toHaveLength(3);
  const heard = await decodeChunks(whole);
  expect(heard).toHaveLength(sound.length);
  const worst = heard.reduce(
    (most, sample, at) => Math.max(most, Math.abs(sample - (sound[at] ?? 0))),
    0,
  );
  expect(worst).toBeLessThan(1e-4);
});

it('what is louder than loud stays loud, in 16 bits and one channel', async () => {
  const chunker = new WavChunker(RATE, Number.POSITIVE_INFINITY);
  expect(chunker.add(Float32Array.of(1.5, -1.5, 0))).toBeUndefined();
  const file = chunker.end();
  const header = new DataView(file?.buffer ?? new ArrayBuffer(44));
  expect([20, 22, 34].map((at) => header.getUint16(at, true))).toEqual([1, 1, 16]);
  expect([...new Int16Array(file?.buffer ?? new ArrayBuffer(0), 44)]).toEqual([32767, -32767, 0]);
  expect(chunker.end()).toBeUndefined();
});
