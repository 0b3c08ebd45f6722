import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ServerMessage } from '#contract/live.ts';
import { WarmUp } from './warm-up.ts';

describe('a warm-up', () => {
  let told: ServerMessage[] = [];

  beforeEach(() => {
    vi.useFakeTimers();
    told = [];
  });
  afterEach(() => vi.useRealTimers());

  it('is told every second until it is over', () => {
    new WarmUp((message) => told.push(message)).begin(7_500);
    vi.advanceTimersByTime(10_000);
    expect(told.map((one) => ('elapsedMs' in one ? one.elapsedMs : one.type))).toEqual([
      7_500,
      8_500,
      9_500,
      'warmup_complete',
    ]);
  });

  it('says nothing more once it was stopped', () => {
    const warmUp = new WarmUp((message) => told.push(message));
    warmUp.begin(0);
    warmUp.stop();
    vi.advanceTimersByTime(20_000);
    expect(told).toHaveLength(1);
  });

  it('is over at once for who comes back late', () => {
    new WarmUp((message) => told.push(message)).begin(12_000);
    expect(told).toEqual([{ type: 'warmup_complete' }]);
  });
});
