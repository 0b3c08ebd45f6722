import fc from 'fast-check';
import { expect, it } from 'vitest';
import { PLAY_MS } from './limits.ts';
import {
  elapsedMs,
  followClock,
  holdTimer,
  releaseTimer,
  remainingMs,
  remainingSeconds,
  startTimer,
} from './timer.ts';

const moment = fc.integer({ min: 0, max: 4e12 });
const span = fc.nat({ max: 2 * PLAY_MS });

it('never shows less than nothing or more than the length', () => {
  fc.assert(
    fc.property(moment, moment, (start, now) => {
      const elapsed = elapsedMs(startTimer(start), now);
      expect(elapsed).toBeGreaterThanOrEqual(0);
      expect(elapsed).toBeLessThanOrEqual(PLAY_MS);
      expect(elapsed + remainingMs(startTimer(start), now)).toBe(PLAY_MS);
    }),
  );
});

it('does not count the time for which it was held', () => {
  fc.assert(
    fc.property(moment, span, span, span, (start, before, held, later) => {
      const heldAt = start + before;
      const timer = releaseTimer(holdTimer(startTimer(start), heldAt), heldAt + held);
      const now = heldAt + held + later;
      const kept = Math.min(PLAY_MS, before);
      expect(elapsedMs(timer, now)).toBe(Math.min(PLAY_MS, kept + later));
    }),
  );
});

it('stands still when the clock is set back', () => {
  fc.assert(
    fc.property(moment, span, span, (start, played, back) => {
      const seen = start + played;
      const timer = followClock(startTimer(start), seen, seen - back);
      expect(elapsedMs(timer, seen - back)).toBe(elapsedMs(startTimer(start), seen));
    }),
  );
});

it.each([
  [0, 300],
  [1, 300],
  [1000, 299],
  [299_001, 1],
  [300_000, 0],
])('after %i ms shows %i s', (played, seconds) => {
  expect(remainingSeconds(startTimer(0), played)).toBe(seconds);
});
