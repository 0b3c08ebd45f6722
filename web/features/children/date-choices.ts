import type { CalendarDay } from '#domain/calendar.ts';
import type { SelectOption } from '#web/ui/select.tsx';

const YEARS_BACK = 15;

const option = (value: string): SelectOption => ({ value, label: value });

export const days = Array.from({ length: 31 }, (_, index) => option(String(index + 1)));

/** This year and the 15 before it, and the child's own where that is another. */
export function yearsUntil(today: CalendarDay, own: string): SelectOption[] {
  const thisYear = Number(today.slice(0, 4));
  const years = Array.from({ length: YEARS_BACK + 1 }, (_, back) => String(thisYear - back));
  return (own === '' || years.includes(own) ? years : [...years, own]).map(option);
}
