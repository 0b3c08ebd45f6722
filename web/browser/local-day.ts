import { type CalendarDay, dayAt } from '#domain/calendar.ts';

/** The day that the clock on this parent's wall shows at a moment, by default now. */
export function localDay(moment: Date = new Date()): CalendarDay {
  return dayAt(moment, Intl.DateTimeFormat().resolvedOptions().timeZone);
}
