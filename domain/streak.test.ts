import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, dayAt } from './calendar.ts';
import { currentStreak, streakAround, streakBadge } from './streak.ts';

const TODAY = '2026-03-10';
/** Days ago on which was played. */
const daysAgo = fc.uniqueArray(fc.nat({ max: 40 }));
const played = (ago: readonly number[]) => ago.map((count) => addDays(TODAY, -count));

describe('a streak', () => {
  it('is the run of days that ends today or yesterday', () => {
    fc.assert(
      fc.property(daysAgo, (ago) => {
        const streak = currentStreak(played(ago), TODAY);
        const start = ago.includes(0) ? 0 : 1;
        for (let day = start; day < start + streak; day++) expect(ago).toContain(day);
        expect(ago).not.toContain(start + streak);
      }),
    );
  });

  it('does not grow with a second session on the same day', () => {
    fc.assert(
      fc.property(daysAgo, (ago) => {
        const twice = [...played(ago), ...played(ago)];
        expect(currentStreak(twice, TODAY)).toBe(currentStreak(played(ago), TODAY));
      }),
    );
  });

  it('is not broken by playing once more today, only made longer or kept', () => {
    fc.assert(
      fc.property(daysAgo, (ago) => {
        const before = currentStreak(played(ago), TODAY);
        const after = currentStreak([...played(ago), TODAY], TODAY);
        expect([before, before + 1]).toContain(after);
      }),
    );
  });

  it('is the same seen from each of its days', () => {
    fc.assert(
      fc.property(daysAgo, (ago) => {
        const days = [...played(ago), TODAY];
        const streak = currentStreak(days, TODAY);
        for (let day = 0; day < streak; day++) {
          expect(streakAround(days, addDays(TODAY, -day))).toBe(streak);
        }
      }),
    );
  });

  it('survives the night when clocks change', () => {
    const evenings = ['2026-03-07T23:30:00Z', '2026-03-08T23:30:00Z', '2026-03-09T23:30:00Z'];
    const days = evenings.map((moment) => dayAt(new Date(moment), 'America/New_York'));
    expect(currentStreak(days, '2026-03-09')).toBe(3);
  });

  it('counts days where the parent is, also after a flight', () => {
    const sessions = ['2026-05-01T22:00:00Z', '2026-05-02T20:00:00Z'].map((text) => new Date(text));
    const seenFrom = (zone: string) =>
      currentStreak(
        sessions.map((moment) => dayAt(moment, zone)),
        dayAt(new Date('2026-05-02T21:00:00Z'), zone),
      );
    expect(seenFrom('Europe/Berlin')).toBe(1);
    expect(seenFrom('Asia/Tokyo')).toBe(2);
    expect(seenFrom('America/Los_Angeles')).toBe(2);
  });
});

it.each([
  [0, 'Welcome!', 'Start your first session'],
  [1, 'Day 1 Complete!', 'Great start - keep it going'],
  [2, '2 Days Strong', "You're building a great routine"],
  [3, '3 Days Strong', "You're building a great routine"],
  [4, '4 Days Strong', 'Amazing consistency!'],
  [7, '7 Days Strong', 'Amazing consistency!'],
  [8, '8 Day Streak!', "You're on fire!"],
])('the badge for %i', (streak, title, text) => {
  expect(streakBadge(streak)).toEqual({ title, text });
});
