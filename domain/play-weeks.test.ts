import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, daysBetween } from './calendar.ts';
import { playWeeks } from './play-weeks.ts';

const played = (day: string, more: object = {}) => ({
  day,
  durationSeconds: 300,
  isScored: true,
  labeledPraises: 4,
  behaviorDescriptions: 2,
  reflections: 1,
  avoidTalk: 0,
  ...more,
});

it('adds up from Sunday to Saturday, and means what was scored', () => {
  const plays = [
    played('2026-03-07'),
    played('2026-03-08', { labeledPraises: 6 }),
    played('2026-03-14'),
    played('2026-03-14', { isScored: false, labeledPraises: 0, durationSeconds: 90 }),
  ];
  const weeks = playWeeks(plays, '2026-03-05', '2026-03-15');
  expect(weeks.map(({ sunday, playCount, minutes }) => [sunday, playCount, minutes])).toEqual([
    ['2026-03-01', 1, 5],
    ['2026-03-08', 3, 12],
    ['2026-03-15', 0, 0],
  ]);
  expect(weeks.map(({ labeledPraises }) => labeledPraises)).toEqual([4, 5, null]);
});

it('counts every day of the period once', () => {
  const days = fc.array(fc.integer({ min: 0, max: 60 }), { maxLength: 40 });
  fc.assert(
    fc.property(days, (offsets) => {
      const from = '2026-01-14';
      const plays = offsets.map((offset) => played(addDays(from, offset)));
      const weeks = playWeeks(plays, from, addDays(from, 60));
      expect(weeks.reduce((sum, { playCount }) => sum + playCount, 0)).toBe(plays.length);
      expect(weeks.every(({ sunday }) => daysBetween('2026-01-11', sunday) % 7 === 0)).toBe(true);
    }),
  );
});
