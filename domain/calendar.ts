// Calendar days as text ("2026-03-01"): a birthday or a day of play has no hour and no zone, so nothing
// can shift it.

export type CalendarDay = string;

const DAY_MS = 24 * 60 * 60 * 1000;
const DAY_PATTERN = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Whether a text is a day that exists: "2023-02-29" does not. */
export function isCalendarDay(text: string): boolean {
  if (!DAY_PATTERN.test(text)) return false;
  const parsed = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().slice(0, 10) === text;
}

/** Whether this runtime knows a time zone of this name. */
export function isTimeZone(name: string): boolean {
  try {
    formatterFor(name);
    return true;
  } catch {
    return false;
  }
}

/** By name in small letters: zones are few, but each can be written in thousands of ways. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterFor(timeZone: string): Intl.DateTimeFormat {
  const name = timeZone.toLowerCase();
  const known = formatters.get(name);
  if (known) return known;
  const formatter = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  formatters.set(name, formatter);
  return formatter;
}

/** The day that a clock on the wall in this zone shows at this moment. */
export function dayAt(moment: Date, timeZone: string): CalendarDay {
  const formatter = formatterFor(timeZone);
  // As almost every runtime writes it, in a third of the time that its parts take.
  const written = formatter.format(moment);
  if (DAY_PATTERN.test(written)) return written;
  const parts = formatter.formatToParts(moment);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** The time of day, "17:30", that a clock on the wall in this zone shows at this moment. */
export function timeAt(moment: Date, timeZone: string): string {
  const name = timeZone.toLowerCase();
  const known = clocks.get(name);
  const clock =
    known ??
    new Intl.DateTimeFormat('en-GB', {
      timeZone,
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
  if (!known) clocks.set(name, clock);
  return clock.format(moment);
}

export const addDays = (day: CalendarDay, count: number): CalendarDay =>
  dayOfNumber(dayNumber(day) + count);

/** Days since 1 January 1970. */
export const dayNumber = (day: CalendarDay): number => Date.parse(day) / DAY_MS;

export const dayOfNumber = (days: number): CalendarDay =>
  new Date(days * DAY_MS).toISOString().slice(0, 10);

/** Weeks, Sunday to Saturday, are numbered as they come; the first day of all was a Thursday. */
export const weekNumber = (days: number): number => Math.floor((days + 4) / 7);

/** Days from the first to the second; negative when the second comes earlier. */
export function daysBetween(from: CalendarDay, to: CalendarDay): number {
  return dayNumber(to) - dayNumber(from);
}

/** The seven days, Sunday to Saturday, of the week that a day is in. */
export function weekOf(day: CalendarDay): CalendarDay[] {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  const sunday = addDays(day, -weekday);
  return Array.from({ length: 7 }, (_, index) => addDays(sunday, index));
}
