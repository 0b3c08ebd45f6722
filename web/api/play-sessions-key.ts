import type { CalendarDay } from '#domain/calendar.ts';
import type { PlaySessionId } from '#domain/ids.ts';

/** Where the query cache keeps everything about play sessions. */
export const playSessionsKey = ['', 'api', 'sessions'] as const;

export const playSessionKey = (id: PlaySessionId) => [...playSessionsKey, id] as const;

export const milestonesKey = (childId: number) =>
  [...playSessionsKey, 'milestones', childId] as const;

/** What was read yesterday is not of today: the day is part of the key. */
export const playStatsKey = (childId: number, today: CalendarDay) =>
  [...playSessionsKey, 'stats', childId, today] as const;

export const playWeekKey = (childId: number, today: CalendarDay) =>
  [...playSessionsKey, 'weekly', childId, today] as const;

export const progressKey = (childId: number | undefined, today: CalendarDay) =>
  [...playSessionsKey, 'over-time', childId, today] as const;
