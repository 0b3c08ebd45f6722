import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type MilestoneFacts, milestonesReached, type PlayFacts } from './milestones.ts';

const quiet: PlayFacts = {
  labeledPraises: 0,
  behaviorDescriptions: 0,
  reflections: 0,
  questions: 5,
  commands: 0,
  criticisms: 0,
  durationSeconds: 300,
  isScored: true,
};

/** A later play session in which nothing special happened. */
const facts = (
  latest: Partial<PlayFacts> = {},
  more: Partial<MilestoneFacts> = {},
): MilestoneFacts => ({
  latest: { ...quiet, ...latest },
  playCount: 0,
  praisesInAll: 0,
  streak: 1,
  ...more,
});

it.each([
  ['nothing', facts(), []],
  ['the first session', facts({}, { playCount: 1 }), ['firstSession']],
  ['ten praises in all', facts({}, { praisesInAll: 10 }), ['tenPraises']],
  ['nine are not ten', facts({ labeledPraises: 9 }, { praisesInAll: 9 }), []],
  ['ten at once', facts({ labeledPraises: 10 }), ['tenPraisesAtOnce', 'praiseGoal']],
  ['goals by time', facts({ labeledPraises: 6, durationSeconds: 180 }), ['praiseGoal']],
  ['too short for goals', facts({ reflections: 9, durationSeconds: 100 }), []],
  [
    'all three',
    facts({ labeledPraises: 10, behaviorDescriptions: 10, reflections: 10 }),
    ['tenPraisesAtOnce', 'praiseGoal', 'descriptionGoal', 'reflectionGoal', 'allThree'],
  ],
  ['a child in the lead', facts({ questions: 2, reflections: 1 }), ['childLed']],
  ['three are not fewer than three', facts({ questions: 3, reflections: 1 }), []],
  ['silence', facts({ questions: 0 }), []],
  ['two weeks', facts({}, { streak: 15 }), ['streak3', 'streak7', 'streak14']],
  ['many sessions', facts({}, { playCount: 25 }), ['firstSession', 'sessions10', 'sessions25']],
] as const)('%s', (_, given, due) => {
  expect(milestonesReached(given)).toEqual(due);
});

const count = fc.nat(40);
const anyFacts = fc.record({
  latest: fc.record({
    labeledPraises: count,
    behaviorDescriptions: count,
    reflections: count,
    questions: count,
    commands: count,
    criticisms: count,
    durationSeconds: fc.nat(600),
    isScored: fc.boolean(),
  }),
  playCount: count,
  praisesInAll: count,
  streak: count,
});

it('what was not scored reaches nothing that is counted in talk', () => {
  fc.assert(
    fc.property(anyFacts, (any) => {
      const unscored = { ...any, latest: { ...any.latest, isScored: false }, praisesInAll: 0 };
      const kinds = milestonesReached(unscored);
      expect(kinds.every((kind) => /^(firstSession|streak|sessions)/.test(kind))).toBe(true);
    }),
  );
});

it('more of everything that helps never reaches less', () => {
  fc.assert(
    fc.property(anyFacts, (any) => {
      const more = {
        playCount: any.playCount + 1,
        praisesInAll: any.praisesInAll + 1,
        streak: any.streak + 1,
        latest: {
          ...any.latest,
          labeledPraises: any.latest.labeledPraises + 1,
          behaviorDescriptions: any.latest.behaviorDescriptions + 1,
          reflections: any.latest.reflections + 1,
        },
      };
      expect(milestonesReached(more)).toEqual(expect.arrayContaining(milestonesReached(any)));
    }),
  );
});
