import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from './calendar.ts';
import { type InsightFacts, insightsOf, type PlayNumbers } from './insights.ts';
import { SKILLS } from './skills.ts';

const today = '2026-03-14';

const played = (daysAgo: number, more: Partial<PlayNumbers> = {}): PlayNumbers => ({
  day: addDays(today, -daysAgo),
  durationSeconds: 300,
  isScored: true,
  labeledPraises: 3,
  behaviorDescriptions: 3,
  reflections: 3,
  avoidTalk: 3,
  ...more,
});
const both = (before: Partial<PlayNumbers>, now: Partial<PlayNumbers>) => [
  played(12, before),
  played(8, before),
  played(4, now),
  played(1, now),
];
const insights = (plays: readonly PlayNumbers[], more: Partial<InsightFacts> = {}) =>
  insightsOf({ plays, minutes: [], today, pronouns: 'she/her', ...more });

describe('growth', () => {
  it.each([
    [
      3,
      6,
      'Your reflection moments have doubled since last week: about 3 a session then, about 6 now.',
    ],
    [
      2,
      7,
      'Your reflection moments have more than doubled since last week: about 2 a session then, about 7 now.',
    ],
    [
      5,
      8,
      'Your reflection moments have grown since last week: about 5 a session then, about 8 now.',
    ],
  ])('from %i to %i', (before, now, sentence) => {
    expect(insights(both({ reflections: before }, { reflections: now }))).toEqual([sentence]);
  });

  it.each([
    ['chance', both({ reflections: 1 }, { reflections: 4 })],
    ['a step', both({ reflections: 3 }, { reflections: 4 })],
    ['a fall', both({ reflections: 9 }, { reflections: 3 })],
    ['one session in a week', both({ reflections: 3 }, { reflections: 9 }).slice(1)],
    ['what was not scored', both({ reflections: 3 }, { reflections: 9, isScored: false })],
    [
      'what is long ago',
      both({ reflections: 3 }, { reflections: 9 }).map((one) => ({
        ...one,
        day: addDays(one.day, -20),
      })),
    ],
  ])('is not %s', (_, plays) => {
    expect(insights(plays)).toEqual([]);
  });

  it('measures short play by its time', () => {
    const short = {
      durationSeconds: 150,
      labeledPraises: 2,
      behaviorDescriptions: 2,
      avoidTalk: 1,
    };
    const plays = both({ reflections: 3 }, { ...short, reflections: 3 });
    expect(insights(plays)[0]).toMatch(/^Your reflection moments have doubled/);
  });
});

it('a child who leads more is told without a number', () => {
  expect(insights(both({ avoidTalk: 8 }, { avoidTalk: 3 }))).toEqual([
    'You’re asking and directing a lot less than last week. That leaves her room to lead.',
  ]);
  expect(insights(both({ avoidTalk: 3 }, { avoidTalk: 0 }))).toEqual([]);
});

describe('a place in the play', () => {
  const at = (counts: readonly number[]) =>
    counts.map((count, minute) => ({ skill: 'behaviorDescriptions' as const, minute, count }));
  const three = [played(1), played(20), played(30)];

  it('is told where it is clear', () => {
    expect(insights(three, { minutes: at([9, 3, 2, 2, 2]) })).toEqual([
      'You name what she is doing most in the first minute.',
    ]);
    expect(insights(three, { minutes: at([1, 1, 1, 1, 9]) })[0]).toContain('the last minute');
  });

  it.each([
    ['spread evenly', three, [4, 4, 4, 4, 4]],
    ['seen too seldom', three, [9, 0, 0, 1, 1]],
    ['seen in too little play', three.slice(1), [9, 3, 2, 2, 2]],
  ])('is not told where it is %s', (_, plays, counts) => {
    expect(insights(plays, { minutes: at(counts) })).toEqual([]);
  });
});

it('a week with many days of play is told', () => {
  const days = (count: number) => Array.from({ length: count }, (_, ago) => played(ago));
  expect(insights(days(3))).toEqual([]);
  expect(insights([...days(5), ...days(5)])).toEqual(['You played on 5 of the last seven days.']);
  expect(insights(days(9))[0]).toContain('every one of');
});

const count = fc.nat(30);
const anyPlay = fc
  .record({
    daysAgo: fc.integer({ min: -3, max: 30 }),
    durationSeconds: fc.nat(600),
    isScored: fc.boolean(),
    labeledPraises: count,
    behaviorDescriptions: count,
    reflections: count,
    avoidTalk: count,
  })
  .map(({ daysAgo, ...rest }) => ({ ...rest, day: addDays(today, -daysAgo) }));
const anyFacts = fc.record({
  plays: fc.array(anyPlay, { maxLength: 30 }),
  minutes: fc.array(fc.record({ skill: fc.constantFrom(...SKILLS), minute: fc.nat(6), count }), {
    maxLength: 15,
  }),
  today: fc.constant(today),
  pronouns: fc.constantFrom('she/her', 'he/him', 'they/them', 'other'),
});

it('says at most three things, kindly, whatever the order of the play', () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      const said = insightsOf(facts);
      expect(said.length).toBeLessThanOrEqual(3);
      expect(said.join(' ')).not.toMatch(/critic|NaN|Infinity|undefined|fell|fewer/i);
      expect(insightsOf({ ...facts, plays: facts.plays.toReversed() })).toEqual(said);
    }),
  );
});

it('two weeks alike tell of no change', () => {
  fc.assert(
    fc.property(fc.array(anyPlay, { minLength: 2, maxLength: 6 }), (plays) => {
      const now = plays.map((one) => ({ ...one, day: addDays(today, -2) }));
      const before = now.map((one) => ({ ...one, day: addDays(today, -9) }));
      expect(insights([...before, ...now]).join(' ')).not.toMatch(/last week/);
    }),
  );
});
