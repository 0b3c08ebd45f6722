import { expect, it } from 'vitest';
import { formatBytes, formatDuration } from './format.ts';

it.each([
  [0, '0 B'],
  [1023, '1023 B'],
  [1024, '1.00 KB'],
  [1536, '1.50 KB'],
  [5 * 1024 ** 2, '5.00 MB'],
  [3.25 * 1024 ** 3, '3.25 GB'],
  [2048 * 1024 ** 3, '2048.00 GB'],
])('%d bytes read %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});

it.each([
  [0, '0:00'],
  [9, '0:09'],
  [300, '5:00'],
  [61.9, '1:01'],
  [-5, '0:00'],
])('%d seconds read %s', (seconds, text) => {
  expect(formatDuration(seconds)).toBe(text);
});
