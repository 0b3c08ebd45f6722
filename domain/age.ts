import { type CalendarDay, isCalendarDay } from './calendar.ts';

export const TARGET_AGE = { youngest: 2, oldest: 10 } as const;

/**
 * Whole years on a given day: 0 for an empty or impossible date of birth, never negative. Who was born
 * on 29 February is a year older from 1 March in years without that day.
 */
export function ageInYears(dateOfBirth: string | null | undefined, today: CalendarDay): number {
  if (!dateOfBirth || !isCalendarDay(dateOfBirth)) return 0;
  const years = Number(today.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  const hadBirthday = today.slice(5) >= dateOfBirth.slice(5);
  return Math.max(0, hadBirthday ? years : years - 1);
}

/** "1 year old", "4 years old". */
export function ageInWords(years: number): string {
  return years === 1 ? '1 year old' : `${years} years old`;
}

/** A date of birth that makes somebody this old today, for who only tells an age. */
export function dateOfBirthForAge(years: number, today: CalendarDay): CalendarDay {
  const birthday = `${String(Number(today.slice(0, 4)) - years).padStart(4, '0')}${today.slice(4)}`;
  return isCalendarDay(birthday) ? birthday : birthday.replace('-02-29', '-02-28');
}
