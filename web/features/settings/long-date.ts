import { LOCALE } from '#domain/locale.ts';

/** A moment as a day in long US form, where the parent is: "July 12, 2025". */
export function longDate(moment: string): string {
  return new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long' }).format(new Date(moment));
}
