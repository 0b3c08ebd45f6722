import type { CalendarDay } from '#domain/calendar.ts';
import { LOCALE } from '#domain/locale.ts';

const format = new Intl.DateTimeFormat(LOCALE, { timeZone: 'UTC', dateStyle: 'medium' });

/** "Mar 1, 2026". */
export function longDay(day: CalendarDay): string {
  return format.format(new Date(`${day}T00:00:00Z`));
}
