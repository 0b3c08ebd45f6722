import { describe, expect, it } from 'vitest';
import { hasResult, isScored, playScoresOf } from './play-scores.ts';

const counts = {
  labeledPraises: 5,
  behaviorDescriptions: 10,
  reflections: 10,
  questions: 1,
  commands: 1,
  criticisms: 0,
};
const play = { counts, durationSeconds: 300, hasParentsWords: true, isUnscorable: false };

describe('a play session that was counted', () => {
  it('is scored by the length of the play', () => {
    expect(playScoresOf(play)).toEqual({
      praiseScore: 2.5,
      reflectionScore: 5,
      overallScore: 4.2,
    });
    expect(playScoresOf({ ...play, durationSeconds: 150 })).toMatchObject({ praiseScore: 5 });
  });

  it('is scored for imitation only where somebody listened for it', () => {
    expect(playScoresOf({ ...play, imitations: 0 })).toMatchObject({ imitationScore: 0 });
  });

  it.each([
    ['is over before it began', { durationSeconds: 4 }],
    ['has no word of the parent', { hasParentsWords: false }],
    ['has too much of a third voice', { isUnscorable: true }],
  ])('has no score where it %s', (_why, change) => {
    expect(playScoresOf({ ...play, ...change })).toBeUndefined();
  });
});

it('tells a score from a result: one that cannot be scored is done, and one that is too short has counts', () => {
  const waiting = { overallScore: null, unscorable: false, aiAnalysis: null };
  const unscorable = { ...waiting, unscorable: true };
  const tooShort = { ...waiting, aiAnalysis: { cdiMetrics: {} } };
  const scored = { ...tooShort, overallScore: 0 };
  expect([waiting, unscorable, tooShort, scored].map(isScored)).toEqual([
    false,
    false,
    false,
    true,
  ]);
  expect([waiting, unscorable, tooShort, scored].map(hasResult)).toEqual([false, true, true, true]);
});
