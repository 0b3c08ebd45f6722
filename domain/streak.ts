import { addDays, type CalendarDay } from './calendar.ts';

/** Days in a row with a finished play session, ending today or yesterday; 0 when neither had one. */
export function currentStreak(playedOn: Iterable<CalendarDay>, today: CalendarDay): number {
  const played = new Set(playedOn);
  let day = played.has(today) ? today : addDays(today, -1);
  let streak = 0;
  while (played.has(day)) {
    streak += 1;
    day = addDays(day, -1);
  }
  return streak;
}

/** Days in a row that this day is one of: a play that is saved late may close a gap. */
export function streakAround(playedOn: Iterable<CalendarDay>, day: CalendarDay): number {
  const played = new Set(playedOn);
  let last = day;
  while (played.has(addDays(last, 1))) last = addDays(last, 1);
  return currentStreak(played, last);
}

export interface StreakBadge {
  readonly title: string;
  readonly text: string;
}

/** What the badge on Home says of a streak. */
export function streakBadge(streak: number): StreakBadge {
  if (streak <= 0) return { title: 'Welcome!', text: 'Start your first session' };
  if (streak === 1) return { title: 'Day 1 Complete!', text: 'Great start - keep it going' };
  if (streak <= 3) {
    return { title: `${streak} Days Strong`, text: "You're building a great routine" };
  }
  if (streak <= 7) return { title: `${streak} Days Strong`, text: 'Amazing consistency!' };
  return { title: `${streak} Day Streak!`, text: "You're on fire!" };
}
