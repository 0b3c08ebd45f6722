import { expect, it } from 'vitest';
import { opusPacketSamples } from './opus-packet.ts';

const CELT_20_MS = 0xf8;
const SILK_60_MS = 0x18;

it.each([
  ['nothing', [], 0],
  ['one frame of 20 ms', [CELT_20_MS, 1, 2], 320],
  ['a frame without content', [SILK_60_MS], 960],
  ['two frames of the same size', [CELT_20_MS | 1, 1, 2], 640],
  ['two frames of the same size, one byte over', [CELT_20_MS | 1, 1, 2, 3], 0],
  ['two frames, the first of two bytes', [CELT_20_MS | 2, 2, 1, 2, 3], 640],
  ['two frames, the first longer than the packet', [CELT_20_MS | 2, 200, 1], 0],
  ['three frames', [CELT_20_MS | 3, 3, 1, 2, 3], 960],
  ['three frames with padding', [CELT_20_MS | 3, 0x43, 2, 1, 2, 3, 0, 0], 960],
  ['padding longer than the packet', [CELT_20_MS | 3, 0x43, 255, 255, 9], 0],
  ['no frames', [CELT_20_MS | 3, 0], 0],
  ['more than 120 ms', [SILK_60_MS | 3, 3, 1, 2, 3], 0],
])('%s', (_, packet, samples) => {
  expect(opusPacketSamples(Uint8Array.from(packet))).toBe(samples);
});
