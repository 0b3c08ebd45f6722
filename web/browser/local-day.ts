import type { CalendarDay } from '#domain/calendar.ts';

/** The day that the clock on this parent's wall shows at a moment, by default now. */
export function localDay(moment: Date = new Date()): CalendarDay {
  // By hand: the first use of Intl takes a phone a tenth of a second, and this comes before anything is drawn.
  const digits = (part: number, count: number) => String(part).padStart(count, '0');
  const [year, month, day] = [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()];
  return `${digits(year, 4)}-${digits(month, 2)}-${digits(day, 2)}`;
}
