import type { FastifyInstance } from 'fastify';
import {
  createPlaySession,
  getPlaySession,
  getPlayStats,
  getPlayWeek,
  listChildProgress,
  listPlaySessions,
  PLAY_SESSIONS_PAGE,
  sayActivity,
} from '#contract/play-sessions.ts';
import { addDays, type CalendarDay, dayAt, weekOf } from '#domain/calendar.ts';
import type { PlaySessionId } from '#domain/ids.ts';
import { RECENT_PLAY_SESSIONS } from '#domain/progress.ts';
import { currentStreak } from '#domain/streak.ts';
import type { Database } from '#server/database/connect.ts';
import { route } from '#server/http/route.ts';
import { requireOwnChild, selectChildren } from '#server/tables/children.ts';
import { type SavingServices, savePlaySession } from './save-play-session.ts';
import { notFound, playSessionResponse, withIsoMoment } from './scores/play-session-response.ts';
import {
  countPlaySessions,
  selectMoments,
  selectRecent,
  selectTotals,
} from './tables/play-history.ts';
import {
  findPlaySession,
  lockPlaySession,
  selectPlaySessions,
  updatePlaySession,
} from './tables/play-sessions.ts';
import { findProcessing } from './upload/receive-upload.ts';

/** Looked at first for a streak; only one that reaches its beginning is looked up further back. */
const STREAK_WINDOW_DAYS = 45;
const FIRST_DAY = '2000-01-01';

export function playSessionRoutes(app: FastifyInstance, services: SavingServices): void {
  const { db } = services;
  route(app, listPlaySessions, async ({ userId, query }) => {
    const before =
      query.before === undefined ? undefined : await ownPlaySession(db, userId, query.before);
    const rows = await selectPlaySessions(db, userId, {
      limit: query.limit ?? PLAY_SESSIONS_PAGE,
      before,
    });
    return rows.map(withIsoMoment);
  });

  route(app, listChildProgress, async ({ userId }) => {
    const ids = (await selectChildren(db, userId)).map(({ id }) => id);
    const [totals, recent] = await Promise.all([
      selectTotals(db, userId),
      selectRecent(db, userId, ids, RECENT_PLAY_SESSIONS),
    ]);
    return ids.map((id) => {
      const { sessionCount = 0, averageScore = null } =
        totals.find(({ childId }) => childId === id) ?? {};
      const ofChild = recent.filter(({ childId }) => childId === id).map(withIsoMoment);
      return { childId: id, sessionCount, averageScore, recent: ofChild };
    });
  });

  route(app, getPlaySession, async ({ userId, params }) => {
    const row = await ownPlaySession(db, userId, params.id);
    const [play, processing] = await Promise.all([
      playSessionResponse(db, row),
      findProcessing(db, userId, row.id),
    ]);
    return { ...play, ...(processing && { processing }) };
  });

  route(app, createPlaySession, async ({ userId, body }) => {
    await requireOwnChild(db, userId, body.childId);
    return playSessionResponse(db, await savePlaySession(services, userId, body));
  });

  route(app, sayActivity, ({ userId, params, body }) =>
    db.transaction(async (tx) => {
      if (!(await lockPlaySession(tx, userId, params.id))) throw notFound;
      return playSessionResponse(tx, await updatePlaySession(tx, params.id, body));
    }),
  );

  route(app, getPlayStats, async ({ userId, timeZone, query }) => {
    const [totalSessions, recent] = await Promise.all([
      countPlaySessions(db, userId, query.childId),
      recentPlay(db, userId, query.childId, timeZone),
      requireOwnChild(db, userId, query.childId),
    ]);
    const { thisWeek, streak } = recent;
    return {
      totalSessions,
      weekSessions: thisWeek.length,
      currentStreak: streak.days,
      forgivenDays: streak.forgivenDays,
    };
  });

  route(app, getPlayWeek, async ({ userId, timeZone, query }) => {
    await requireOwnChild(db, userId, query.childId);
    const played = new Set(await playedThisWeek(db, userId, query.childId, timeZone));
    const dates = weekOf(dayAt(new Date(), timeZone));
    return { dates, completedDays: dates.filter((day) => played.has(day)) };
  });
}

async function ownPlaySession(db: Database, userId: string, id: PlaySessionId) {
  const row = await findPlaySession(db, userId, id);
  if (!row) throw notFound;
  return row;
}

/** The days of this week's play sessions, and the streak. */
async function recentPlay(db: Database, userId: string, childId: number, timeZone: string) {
  const today = dayAt(new Date(), timeZone);
  const [sunday = today] = weekOf(today);
  const from = addDays(today, -STREAK_WINDOW_DAYS);
  const days = await daysSince(db, userId, childId, { from, timeZone });
  const thisWeek = days.filter((day) => day >= sunday);
  const streak = currentStreak(days, today);
  // A missed day at the very beginning may belong to it, too.
  const goesOn = streak.firstDay !== undefined && streak.firstDay <= addDays(from, 1);
  if (!goesOn) return { thisWeek, streak };
  const all = await daysSince(db, userId, childId, { from: FIRST_DAY, timeZone });
  return { thisWeek, streak: currentStreak(all, today) };
}

function playedThisWeek(db: Database, userId: string, childId: number, timeZone: string) {
  const [from = ''] = weekOf(dayAt(new Date(), timeZone));
  return daysSince(db, userId, childId, { from, timeZone });
}

/** The day of each play session since then. */
async function daysSince(
  db: Database,
  userId: string,
  childId: number,
  { from, timeZone }: { from: CalendarDay; timeZone: string },
): Promise<CalendarDay[]> {
  const moments = await selectMoments(db, userId, childId, from);
  return moments.map((moment) => dayAt(moment, timeZone)).filter((day) => day >= from);
}
