import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ageInWords, ageInYears, dateOfBirthForAge } from './age.ts';
import { addDays } from './calendar.ts';

const days = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2060-01-01'), noInvalidDate: true })
  .map((moment) => moment.toISOString().slice(0, 10));

it('is 0 for what is no date, and never negative', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), days, fc.constant(null)), days, (born, today) => {
      expect(ageInYears(born, today)).toBeGreaterThanOrEqual(0);
    }),
  );
  for (const nothing of ['', null, undefined, '2023-02-29', 'yesterday']) {
    expect(ageInYears(nothing, '2026-01-01')).toBe(0);
  }
});

it('grows by one a year, on the birthday, and never falls', () => {
  fc.assert(
    fc.property(days, fc.nat({ max: 8000 }), (born, later) => {
      const today = addDays(born, later);
      const step = ageInYears(born, addDays(today, 1)) - ageInYears(born, today);
      const isBirthday = addDays(today, 1).slice(5) === born.slice(5);
      const isLeapBirthday = born.slice(5) === '02-29';
      expect(step).toBe(isLeapBirthday ? step && 1 : Number(isBirthday));
    }),
  );
});

it.each([
  ['2022-03-01', '2026-02-28', 3],
  ['2022-03-01', '2026-03-01', 4],
  ['2020-02-29', '2026-02-28', 5],
  ['2020-02-29', '2026-03-01', 6],
  ['2020-02-29', '2028-02-29', 8],
  ['2026-12-31', '2026-01-01', 0],
])('born %s, on %s: %i', (born, today, years) => {
  expect(ageInYears(born, today)).toBe(years);
});

it('finds a date of birth for an age, on every day of the calendar', () => {
  fc.assert(
    fc.property(fc.nat({ max: 15 }), days, (years, today) => {
      expect(ageInYears(dateOfBirthForAge(years, today), today)).toBe(years);
    }),
  );
});

it('reads as people say it', () => {
  expect([0, 1, 4].map(ageInWords)).toEqual(['0 years old', '1 year old', '4 years old']);
});
