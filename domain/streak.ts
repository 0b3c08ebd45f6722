// One rule for every streak: calendar days with play, without a gap but for one missed day a week (Sunday to Saturday). Two
// missed days end it, also where they are of two weeks. Only days without any gap are "in a row".
import { type CalendarDay, dayNumber, dayOfNumber, weekNumber } from './calendar.ts';

export interface Streak {
  /** Days on which was played; those forgiven are not counted. */
  readonly days: number;
  readonly forgivenDays: number;
  readonly firstDay: CalendarDay | undefined;
}

/** The streak that goes on today. Today itself is not missed before it is over. */
export function currentStreak(playedOn: Iterable<CalendarDay>, today: CalendarDay): Streak {
  const played = numbersOf(playedOn);
  const last = dayNumber(today);
  return streakUntil(played, played.has(last) ? last : last - 1);
}

/** Days of the streak that this day is one of: a play that is saved late may close a gap. */
export function streakAround(playedOn: Iterable<CalendarDay>, day: CalendarDay): number {
  const played = numbersOf(playedOn);
  const forgives = forgiveness();
  let last = dayNumber(day);
  for (;;) {
    if (played.has(last + 1)) last += 1;
    else if (played.has(last + 2) && forgives(last + 1)) last += 2;
    else return streakUntil(played, last).days;
  }
}

/** A year of days is counted in numbers: as texts they take ten times as long. */
const numbersOf = (days: Iterable<CalendarDay>) => new Set(Array.from(days, dayNumber));

function streakUntil(played: ReadonlySet<number>, last: number): Streak {
  const forgives = forgiveness();
  let [days, forgivenDays] = [0, 0];
  let first: number | undefined;
  for (let day = last; ; day -= 1) {
    if (played.has(day)) {
      days += 1;
      first = day;
    } else if (played.has(day - 1) && forgives(day)) forgivenDays += 1;
    else
      return { days, forgivenDays, firstDay: first === undefined ? undefined : dayOfNumber(first) };
  }
}

/** Says of one missed day after the other whether it is its week's first. */
function forgiveness(): (day: number) => boolean {
  const weeks = new Set<number>();
  return (day) => {
    const week = weekNumber(day);
    const isFirst = !weeks.has(week);
    weeks.add(week);
    return isFirst;
  };
}

export interface StreakBadge {
  readonly title: string;
  readonly text: string;
}

/** What the badge on Home says of a streak. */
export function streakBadge(days: number, { hasPlayed }: { hasPlayed: boolean }): StreakBadge {
  if (days <= 0) {
    return hasPlayed
      ? { title: 'Welcome back.', text: 'Ready when you are.' }
      : { title: 'Welcome!', text: 'Start your first session' };
  }
  if (days === 1) return { title: 'Day 1 Complete!', text: 'Great start - keep it going' };
  if (days <= 3) {
    return { title: `${days} Days Strong`, text: 'You’re building a great routine' };
  }
  if (days <= 7) return { title: `${days} Days Strong`, text: 'Amazing consistency!' };
  return { title: `${days} Day Streak!`, text: 'You’re on fire!' };
}

/** Said wherever a day was forgiven. */
export const DAY_OFF = 'You can take one day off a week and keep your streak.';

export function streakInWords(days: number, forgivenDays: number): string {
  if (days === 1) return 'Day 1 of a new streak';
  return forgivenDays === 0 ? `${days} days in a row` : `${days}-day streak`;
}
