// One rule for every streak: calendar days with play, without a gap but for one missed day a week (Sunday to Saturday). Two
// missed days end it, also where they are of two weeks. Only days without any gap are "in a row".
import { addDays, type CalendarDay, weekOf } from './calendar.ts';

export interface Streak {
  /** Days on which was played; those forgiven are not counted. */
  readonly days: number;
  readonly forgivenDays: number;
  readonly firstDay: CalendarDay | undefined;
}

/** The streak that goes on today. Today itself is not missed before it is over. */
export function currentStreak(playedOn: Iterable<CalendarDay>, today: CalendarDay): Streak {
  const played = new Set(playedOn);
  return streakUntil(played, played.has(today) ? today : addDays(today, -1));
}

/** Days of the streak that this day is one of: a play that is saved late may close a gap. */
export function streakAround(playedOn: Iterable<CalendarDay>, day: CalendarDay): number {
  const played = new Set(playedOn);
  const forgives = forgiveness();
  let last = day;
  for (;;) {
    const [next, afterNext] = [addDays(last, 1), addDays(last, 2)];
    if (played.has(next)) last = next;
    else if (played.has(afterNext) && forgives(next)) last = afterNext;
    else return streakUntil(played, last).days;
  }
}

function streakUntil(played: ReadonlySet<CalendarDay>, last: CalendarDay): Streak {
  const forgives = forgiveness();
  let [days, forgivenDays] = [0, 0];
  let firstDay: CalendarDay | undefined;
  for (let day = last; ; day = addDays(day, -1)) {
    if (played.has(day)) {
      days += 1;
      firstDay = day;
    } else if (played.has(addDays(day, -1)) && forgives(day)) forgivenDays += 1;
    else return { days, forgivenDays, firstDay };
  }
}

/** Says of one missed day after the other whether it is its week's first. */
function forgiveness(): (day: CalendarDay) => boolean {
  const weeks = new Set<CalendarDay | undefined>();
  return (day) => {
    const [sunday] = weekOf(day);
    const isFirst = !weeks.has(sunday);
    weeks.add(sunday);
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
