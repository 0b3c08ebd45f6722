import type { FastifyInstance } from 'fastify';
import {
  createPlaySession,
  getPlaySession,
  getPlayStats,
  getPlayWeek,
  listChildProgress,
  listPlaySessions,
  PLAY_SESSIONS_PAGE,
  type PlaySession,
  sayActivity,
} from '#contract/play-sessions.ts';
import type { PlaySessionId } from '#domain/ids.ts';
import { RECENT_PLAY_SESSIONS } from '#domain/progress.ts';
import type { Database } from '#server/database/connect.ts';
import { route } from '#server/http/route.ts';
import { requireOwnChild, selectChildren } from '#server/tables/children.ts';
import { playStatsOf, playWeekOf } from './play-days.ts';
import { type SavingServices, savePlaySession } from './save-play-session.ts';
import { notFound, playSessionResponse, withIsoMoment } from './scores/play-session-response.ts';
import { selectRecent, selectTotals } from './tables/play-history.ts';
import {
  findPlaySession,
  lockPlaySession,
  selectPlaySessions,
  updatePlaySession,
} from './tables/play-sessions.ts';
import { findProcessing } from './upload/receive-upload.ts';

export function playSessionRoutes(app: FastifyInstance, services: SavingServices): void {
  const { db } = services;
  route(app, listPlaySessions, async ({ userId, query }) => {
    const before =
      query.before === undefined ? undefined : await ownPlaySession(db, userId, query.before);
    return selectPlaySessions(db, userId, { limit: query.limit ?? PLAY_SESSIONS_PAGE, before });
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

  route(app, getPlaySession, ({ userId, params }) => playSessionOf(db, userId, params.id));

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

  route(app, getPlayStats, ({ userId, timeZone, query }) =>
    playStatsOf(db, { userId, timeZone, childId: query.childId }),
  );

  route(app, getPlayWeek, ({ userId, timeZone, query }) =>
    playWeekOf(db, { userId, timeZone, childId: query.childId }),
  );
}

/** One play session, and what becomes of its recording. */
export async function playSessionOf(
  db: Database,
  userId: string,
  id: PlaySessionId,
): Promise<PlaySession> {
  const row = await ownPlaySession(db, userId, id);
  const [play, processing] = await Promise.all([
    playSessionResponse(db, row),
    findProcessing(db, userId, row.id),
  ]);
  return { ...play, ...(processing && { processing }) };
}

async function ownPlaySession(db: Database, userId: string, id: PlaySessionId) {
  const row = await findPlaySession(db, userId, id);
  if (!row) throw notFound;
  return row;
}
