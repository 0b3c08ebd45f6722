import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, dayAt, weekOf } from './calendar.ts';
import { currentStreak, streakAround, streakBadge, streakInWords } from './streak.ts';

const TODAY = '2026-03-10';
/** Days ago on which was played. */
const daysAgo = fc.uniqueArray(fc.nat({ max: 40 }));
const played = (ago: readonly number[]) => ago.map((count) => addDays(TODAY, -count));
const daysOf = (ago: readonly number[]) => currentStreak(played(ago), TODAY).days;

describe('a streak', () => {
  it('counts the days that were played, and forgives one missed day a week, never two', () => {
    fc.assert(
      fc.property(daysAgo, (ago) => {
        const days = new Set(played(ago));
        const { days: count, forgivenDays, firstDay } = currentStreak(days, TODAY);
        const missed: string[] = [];
        const last = days.has(TODAY) ? TODAY : addDays(TODAY, -1);
        for (let day = firstDay ?? addDays(last, 1); day <= last; day = addDays(day, 1)) {
          if (!days.has(day)) missed.push(day);
        }
        expect(missed).toHaveLength(forgivenDays);
        expect(new Set(missed.map((day) => weekOf(day)[0])).size).toBe(missed.length);
        for (const day of missed) expect(days.has(addDays(day, -1))).toBe(true);
        expect([...days].filter((day) => firstDay && day >= firstDay)).toHaveLength(count);
      }),
    );
  });

  it('of Sunday, Monday, Wednesday and Friday is no four days', () => {
    const days = ['2026-03-01', '2026-03-02', '2026-03-04', '2026-03-06'];
    expect(currentStreak(days, '2026-03-06')).toMatchObject({ days: 2, forgivenDays: 1 });
  });

  it('is not over on the morning after a day off, and is after the second', () => {
    const days = ['2026-03-08', '2026-03-09'];
    expect(currentStreak(days, '2026-03-11').days).toBe(2);
    expect(currentStreak(days, '2026-03-12').days).toBe(0);
    // A Saturday and a Sunday are of two weeks, and two days off all the same.
    expect(currentStreak(['2026-03-06'], '2026-03-09').days).toBe(0);
  });

  it('does not grow with a second session on the same day', () => {
    fc.assert(
      fc.property(daysAgo, (ago) => {
        expect(daysOf([...ago, ...ago])).toBe(daysOf(ago));
      }),
    );
  });

  it('is not broken by playing once more today, only made longer or kept', () => {
    fc.assert(
      fc.property(daysAgo, (ago) => {
        const before = daysOf(ago);
        expect([before, before + 1]).toContain(daysOf([...ago, 0]));
      }),
    );
  });

  it('is the same seen from each of its days', () => {
    fc.assert(
      fc.property(daysAgo, (ago) => {
        const days = [...new Set([...played(ago), TODAY])];
        const { days: streak, firstDay = TODAY } = currentStreak(days, TODAY);
        for (const day of days.filter((one) => one >= firstDay)) {
          expect(streakAround(days, day)).toBe(streak);
        }
      }),
    );
  });

  it('survives the night when clocks change', () => {
    const evenings = ['2026-03-07T23:30:00Z', '2026-03-08T23:30:00Z', '2026-03-09T23:30:00Z'];
    const days = evenings.map((moment) => dayAt(new Date(moment), 'America/New_York'));
    expect(currentStreak(days, '2026-03-09').days).toBe(3);
  });

  it('counts days where the parent is, also after a flight', () => {
    const sessions = ['2026-05-01T22:00:00Z', '2026-05-02T20:00:00Z'].map((text) => new Date(text));
    const seenFrom = (zone: string) =>
      currentStreak(
        sessions.map((moment) => dayAt(moment, zone)),
        dayAt(new Date('2026-05-02T21:00:00Z'), zone),
      ).days;
    expect(seenFrom('Europe/Berlin')).toBe(1);
    expect(seenFrom('Asia/Tokyo')).toBe(2);
    expect(seenFrom('America/Los_Angeles')).toBe(2);
  });
});

it.each([
  [0, 'Welcome back.', 'Ready when you are.'],
  [1, 'Day 1 Complete!', 'Great start - keep it going'],
  [2, '2 Days Strong', 'You’re building a great routine'],
  [3, '3 Days Strong', 'You’re building a great routine'],
  [4, '4 Days Strong', 'Amazing consistency!'],
  [7, '7 Days Strong', 'Amazing consistency!'],
  [8, '8 Day Streak!', 'You’re on fire!'],
])('the badge for %i, once there was play', (streak, title, text) => {
  expect(streakBadge(streak, { hasPlayed: true })).toEqual({ title, text });
});

it('welcomes who has not played yet', () => {
  const first = { title: 'Welcome!', text: 'Start your first session' };
  expect(streakBadge(0, { hasPlayed: false })).toEqual(first);
});

it('says "in a row" only of days without a gap', () => {
  expect(streakInWords(1, 0)).toBe('Day 1 of a new streak');
  expect(streakInWords(4, 0)).toBe('4 days in a row');
  expect(streakInWords(4, 1)).toBe('4-day streak');
});
