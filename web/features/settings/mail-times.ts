import { LOCALE } from '#domain/locale.ts';

const HALF_HOURS = 48;

/** Every half hour of the day, and the time that is set should it lie between. */
export function mailTimes(current: string) {
  const halves = Array.from({ length: HALF_HOURS }, (_, index) => {
    const hour = String(Math.floor(index / 2)).padStart(2, '0');
    return `${hour}:${index % 2 === 0 ? '00' : '30'}`;
  });
  const times = halves.includes(current) ? halves : [...halves, current].toSorted();
  return times.map((value) => ({ value, label: asPeopleSay(value) }));
}

function asPeopleSay(time: string): string {
  const format = new Intl.DateTimeFormat(LOCALE, { timeZone: 'UTC', timeStyle: 'short' });
  return format.format(new Date(`2000-01-01T${time}:00Z`));
}
