import { describe, expect, it } from 'vitest';
import { SpokenTime } from './spoken-time.ts';

const STEP_MS = 100;

/** Ten levels a second, one after the other; how long was spoken after each part. */
function hear(...parts: readonly (readonly [level: number, seconds: number])[]): number[] {
  const time = new SpokenTime();
  let nowMs = 5000;
  return parts.map(([level, seconds]) => {
    let spoken = 0;
    for (let ms = 0; ms < seconds * 1000; ms += STEP_MS) {
      spoken = time.hear(level, nowMs);
      nowMs += STEP_MS;
    }
    return Math.round(spoken);
  });
}

describe('the time that was spoken', () => {
  it('does not begin with a mute microphone', () => {
    expect(hear([0, 60])).toEqual([0]);
  });

  it('goes on with the voice and stands still in silence', () => {
    expect(hear([3, 2], [45, 10], [3, 20], [45, 5])).toEqual([0, 10, 10, 15]);
  });

  it('goes on for who speaks at once, without a pause', () => {
    expect(hear([45, 30])).toEqual([30]);
  });

  it.each([8, 20, 28])('takes no steady noise for a voice (%i)', (room) => {
    expect(hear([room, 30], [50, 10], [room, 10])).toEqual([0, 10, 10]);
  });

  it('leaves out what a sleeping page has not heard', () => {
    const time = new SpokenTime();
    for (const ms of [0, 400, 500]) time.hear(50, ms);
    expect(time.hear(50, 60_000)).toBeLessThan(2);
  });
});
