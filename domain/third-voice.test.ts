import { expect, it } from 'vitest';
import { judgeThirdVoice } from './third-voice.ts';

it.each([
  [0, 0, 'fine'],
  [10, 30, 'fine'],
  [10.1, 5, 'notice'],
  [30, 19.9, 'notice'],
  [29.9, 60, 'notice'],
  [30, 20, 'unscorable'],
] as const)('%s %% and %s s of other voices: %s', (percent, seconds, verdict) => {
  expect(judgeThirdVoice(percent, seconds)).toBe(verdict);
});
