import { type CalendarDay, isCalendarDay } from '#domain/calendar.ts';
import { LOCALE } from '#domain/locale.ts';

/** As typed or chosen: "3", "14", "2022"; empty while missing. */
export interface BirthdayParts {
  readonly month: string;
  readonly day: string;
  readonly year: string;
}

const monthName = new Intl.DateTimeFormat(LOCALE, { month: 'long', timeZone: 'UTC' });

/** "1" to "12" with their names. */
export const months = Array.from({ length: 12 }, (_, index) => ({
  value: String(index + 1),
  label: monthName.format(new Date(Date.UTC(2000, index, 1))),
}));

/** The day that three parts name, if there is such a day and it is not still to come. */
export function findBirthday(parts: BirthdayParts, today: CalendarDay): CalendarDay | undefined {
  const { month, day, year } = parts;
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDay(text) && text <= today ? text : undefined;
}

export function partsOf(birthday: CalendarDay): BirthdayParts {
  const [year = '', month = '', day = ''] = birthday.split('-');
  return { year, month: String(Number(month)), day: String(Number(day)) };
}
