import { expect, it } from 'vitest';
import { isWorse, judgeThirdVoice } from './third-voice.ts';

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

it('is worse in one direction only', () => {
  expect(isWorse('notice', 'fine')).toBe(true);
  expect(isWorse('unscorable', 'notice')).toBe(true);
  expect(isWorse('notice', 'notice')).toBe(false);
  expect(isWorse('notice', 'unscorable')).toBe(false);
});
