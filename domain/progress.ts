import { type CalendarDay, daysBetween } from './calendar.ts';
import { LOCALE } from './locale.ts';

/** How many of the newest play sessions a child's trend and list look at. */
export const RECENT_PLAY_SESSIONS = 5;

export type ScoreTone = 'green' | 'yellow' | 'red';

/** Words for a score from 0 to 5. */
export function scoreLabel(score: number): string {
  if (score >= 4.5) return 'Excellent';
  if (score >= 4) return 'Great';
  if (score >= 3) return 'Good';
  if (score >= 2) return 'Fair';
  return 'Needs Work';
}

export function scoreTone(score: number): ScoreTone {
  if (score >= 4) return 'green';
  return score >= 3 ? 'yellow' : 'red';
}

/** Last score minus first among the newest ones; `scores` run from oldest to newest. 0 below two. */
export function trendOf(scores: readonly number[]): number {
  const recent = scores.slice(-RECENT_PLAY_SESSIONS);
  const [first, last] = [recent[0], recent.at(-1)];
  return first === undefined || last === undefined ? 0 : last - first;
}

/** "Today", "Yesterday", "N days ago" up to 7, then the date as people write it. */
export function dayLabel(day: CalendarDay, today: CalendarDay): string {
  const ago = daysBetween(day, today);
  if (ago === 0) return 'Today';
  if (ago === 1) return 'Yesterday';
  if (ago > 1 && ago <= 7) return `${ago} days ago`;
  return new Intl.DateTimeFormat(LOCALE, {
    timeZone: 'UTC',
    year: 'numeric',
    month: 'short',
    day: 'numeric',
  }).format(new Date(`${day}T00:00:00Z`));
}
