import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  dayAt,
  daysBetween,
  isCalendarDay,
  isTimeZone,
  timeAt,
  weekOf,
} from './calendar.ts';

const zones = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));
const moments = fc.date({
  min: new Date('1970-01-01T00:00:00Z'),
  max: new Date('2060-01-01T00:00:00Z'),
  noInvalidDate: true,
});
const days = moments.map((moment) => moment.toISOString().slice(0, 10));

describe('the day on the wall', () => {
  it('exists, and is the UTC day or one beside it, in every zone at every moment', () => {
    fc.assert(
      fc.property(moments, zones, (moment, zone) => {
        const day = dayAt(moment, zone);
        expect(isCalendarDay(day)).toBe(true);
        expect(Math.abs(daysBetween(moment.toISOString().slice(0, 10), day))).toBeLessThanOrEqual(
          1,
        );
      }),
    );
  });

  it('never runs backwards as time goes on', () => {
    fc.assert(
      fc.property(moments, fc.nat({ max: 30 * 60 }), zones, (moment, minutes, zone) => {
        const later = new Date(moment.getTime() + minutes * 60_000);
        expect(daysBetween(dayAt(moment, zone), dayAt(later, zone))).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it.each([
    // New York: an hour is skipped on 8 March 2026, and one comes twice on 1 November.
    ['2026-03-08T04:59:59Z', 'America/New_York', '2026-03-07'],
    ['2026-03-08T05:00:00Z', 'America/New_York', '2026-03-08'],
    ['2026-03-09T03:59:59Z', 'America/New_York', '2026-03-08'],
    ['2026-11-02T04:59:59Z', 'America/New_York', '2026-11-01'],
    ['2026-11-02T05:00:00Z', 'America/New_York', '2026-11-02'],
    // Kiritimati is 14 hours ahead, Niue 11 behind.
    ['2026-01-01T10:00:00Z', 'Pacific/Kiritimati', '2026-01-02'],
    ['2026-01-01T10:00:00Z', 'Pacific/Niue', '2025-12-31'],
  ])('%s in %s is %s', (moment, zone, day) => {
    expect(dayAt(new Date(moment), zone)).toBe(day);
  });
});

describe('counting days', () => {
  it('adds and takes away without loss, over leap days and clock changes', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -20_000, max: 20_000 }), (day, count) => {
        expect(daysBetween(day, addDays(day, count))).toBe(count);
        expect(addDays(addDays(day, count), -count)).toBe(day);
      }),
    );
  });

  it('knows which days exist', () => {
    expect(isCalendarDay('2024-02-29')).toBe(true);
    for (const text of ['2023-02-29', '2024-13-01', '2024-00-10', '2024-1-1', '', 'today']) {
      expect(isCalendarDay(text)).toBe(false);
    }
  });
});

it('a week has seven days in a row, begins on a Sunday and holds its day', () => {
  fc.assert(
    fc.property(days, (day) => {
      const week = weekOf(day);
      expect(week).toContain(day);
      expect(new Date(`${week[0]}T00:00:00Z`).getUTCDay()).toBe(0);
      expect(week.every((one, index) => daysBetween(week[0] ?? '', one) === index)).toBe(true);
      expect(new Set(week.map((one) => weekOf(one).join())).size).toBe(1);
    }),
  );
});

it('reads the clock on the wall, also at midnight and where the clock was set', () => {
  const at = (moment: string, zone: string) => timeAt(new Date(moment), zone);
  expect(at('2026-01-01T00:00:00Z', 'UTC')).toBe('00:00');
  expect(at('2026-01-01T12:34:56Z', 'Asia/Kolkata')).toBe('18:04');
  expect(at('2026-03-29T00:59:00Z', 'Europe/Berlin')).toBe('01:59');
  expect(at('2026-03-29T01:00:00Z', 'Europe/Berlin')).toBe('03:00');
});

it('knows time zones from other words', () => {
  expect(isTimeZone('Europe/Berlin')).toBe(true);
  expect(isTimeZone('eUROPE/berlin')).toBe(true);
  expect(isTimeZone('Mars/Olympus')).toBe(false);
});
