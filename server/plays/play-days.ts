// On which days was played, as the parent's calendar has them.
import type { ResponseOf } from '#contract/endpoint.ts';
import type { getPlayStats, getPlayWeek } from '#contract/play-sessions.ts';
import { addDays, type CalendarDay, dayAt, weekOf } from '#domain/calendar.ts';
import { currentStreak } from '#domain/streak.ts';
import type { Database } from '#server/database/connect.ts';
import { requireOwnChild } from '#server/tables/children.ts';
import { countPlaySessions, selectMoments } from './tables/play-history.ts';

/** Looked at first for a streak; only one that reaches its beginning is looked up further back. */
const STREAK_WINDOW_DAYS = 45;
const FIRST_DAY = '2000-01-01';

/** Who plays with whom, and where. */
interface Player {
  readonly userId: string;
  readonly childId: number;
  readonly timeZone: string;
}

export async function playStatsOf(
  db: Database,
  player: Player,
): Promise<ResponseOf<typeof getPlayStats>> {
  const { userId, childId } = player;
  const [totalSessions, { thisWeek, streak }] = await Promise.all([
    countPlaySessions(db, userId, childId),
    recentPlay(db, player),
    requireOwnChild(db, userId, childId),
  ]);
  return {
    totalSessions,
    weekSessions: thisWeek.length,
    currentStreak: streak.days,
    forgivenDays: streak.forgivenDays,
  };
}

export async function playWeekOf(
  db: Database,
  player: Player,
): Promise<ResponseOf<typeof getPlayWeek>> {
  await requireOwnChild(db, player.userId, player.childId);
  const dates = weekOf(dayAt(new Date(), player.timeZone));
  const played = new Set(await daysSince(db, player, dates[0] ?? ''));
  return { dates, completedDays: dates.filter((day) => played.has(day)) };
}

/** The days of this week's play sessions, and the streak. */
async function recentPlay(db: Database, player: Player) {
  const { timeZone } = player;
  const today = dayAt(new Date(), timeZone);
  const [sunday = today] = weekOf(today);
  const from = addDays(today, -STREAK_WINDOW_DAYS);
  const days = await daysSince(db, player, from);
  const thisWeek = days.filter((day) => day >= sunday);
  const streak = currentStreak(days, today);
  // A missed day at the very beginning may belong to it, too.
  const goesOn = streak.firstDay !== undefined && streak.firstDay <= addDays(from, 1);
  if (!goesOn) return { thisWeek, streak };
  const before = await daysSince(db, player, FIRST_DAY, from);
  return { thisWeek, streak: currentStreak([...before, ...days], today) };
}

/** The day of each play session since then, and before another day. */
async function daysSince(
  db: Database,
  { userId, childId, timeZone }: Player,
  from: CalendarDay,
  until?: CalendarDay,
): Promise<CalendarDay[]> {
  const moments = await selectMoments(db, userId, childId, { from, until });
  return moments
    .map((moment) => dayAt(moment, timeZone))
    .filter((day) => day >= from && (until === undefined || day < until));
}
