import { describe, expect, it } from 'vitest';
import { nextGoals } from './next-goals.ts';

const play = (praise: number, describing: number, reflection: number, avoidTalk: number) => ({
  labeledPraises: praise,
  behaviorDescriptions: describing,
  reflections: reflection,
  avoidTalk,
});

describe('the next goals', () => {
  it('wait for the first play', () => {
    expect(nextGoals([])).toBeUndefined();
  });

  it('ask for a little more than the parent does now', () => {
    expect(nextGoals([play(1, 3, 0, 20)])).toEqual(play(3, 5, 2, 15));
  });

  it('do not jump with one good or bad day', () => {
    const usual = [play(3, 3, 3, 8), play(3, 3, 3, 8)];
    expect(nextGoals([...usual, play(12, 0, 9, 30)])).toEqual(nextGoals(usual));
  });

  it('grow with the newest plays, whatever was long ago', () => {
    const newest = [play(6, 5, 4, 6), play(7, 5, 4, 6), play(6, 6, 5, 4)];
    expect(nextGoals([play(0, 0, 0, 40), ...newest])).toEqual(play(8, 7, 6, 4));
  });

  it('end where the road leads', () => {
    expect(nextGoals([play(14, 9, 10, 0)])).toEqual(play(10, 10, 10, 2));
  });
});
