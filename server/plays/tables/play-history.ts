// The play sessions of a child or a family, added up and looked back on.

import { and, count, desc, eq, gte, isNotNull, lt, or, type Placeholder, sql } from 'drizzle-orm';
import { addDays, type CalendarDay } from '#domain/calendar.ts';
import { WORTH_FEEDBACK_SECONDS } from '#domain/play-limits.ts';
import { isScored } from '#domain/play-scores.ts';
import { type Database, tables } from '#server/database/connect.ts';
import { prepared } from '#server/database/prepared.ts';
import { isEarlierThan, listedColumns, newestFirst, type PlaySessionRow } from './play-sessions.ts';

const { specialSessions } = tables;

/** More than four years of daily play. */
const MOST_PLAYS = 1500;

/**
 * Play that counts for totals, streaks, averages and milestones: not over before it began, and not one in which we listened
 * and nobody said a word. One that nobody could listen to counts: the time was spent.
 */
export const isCountedPlay = sql<boolean>`(${specialSessions.duration} >= ${sql.raw(String(WORTH_FEEDBACK_SECONDS))}
  and ${specialSessions.audioTranscription} is distinct from '')`;

const ofChild = (userId: string | Placeholder, childId: number | Placeholder) =>
  and(eq(specialSessions.childId, childId), eq(specialSessions.userId, userId));

const countedOfChild = (userId: string | Placeholder, childId: number | Placeholder) =>
  and(ofChild(userId, childId), isCountedPlay);

/** The same, of whichever child is asked for. */
export const countedOfOne = countedOfChild(sql.placeholder('userId'), sql.placeholder('childId'));

const playCount = prepared('play_count', (db) =>
  db.select({ plays: count() }).from(specialSessions).where(countedOfOne),
);

export async function countPlaySessions(db: Database, userId: string, childId: number) {
  const [counted] = await playCount(db, { userId, childId });
  return counted?.plays ?? 0;
}

const moments = prepared('play_moments', (db) =>
  db
    .select({ completedAt: specialSessions.completedAt })
    .from(specialSessions)
    .where(
      and(
        countedOfOne,
        gte(specialSessions.completedAt, sql.placeholder('since')),
        lt(specialSessions.completedAt, sql.placeholder('until')),
      ),
    ),
);

/** A day more than asked for on either side, whatever the zone. */
export const sinceDay = (from: CalendarDay) => `${addDays(from, -1)}T00:00:00.000Z`;
const untilDay = (until: CalendarDay | undefined) =>
  until === undefined ? 'infinity' : `${addDays(until, 1)}T00:00:00.000Z`;

interface Days {
  readonly from: CalendarDay;
  /** All days to come where there is none. */
  readonly until: CalendarDay | undefined;
}

/** When was played in these days; the days are the caller's, since Postgres does not know every zone that browsers know. */
export async function selectMoments(
  db: Database,
  userId: string,
  childId: number,
  { from, until }: Days,
): Promise<Date[]> {
  const rows = await moments(db, {
    userId,
    childId,
    since: sinceDay(from),
    until: untilDay(until),
  });
  return rows.map(({ completedAt }) => completedAt);
}

/** By child: how many play sessions count, and the mean of their scores. A child that nobody played with has none. */
export function selectTotals(db: Database, userId: string) {
  return db
    .select({
      childId: specialSessions.childId,
      sessionCount: count(specialSessions.id),
      averageScore: sql<
        number | null
      >`avg(${specialSessions.overallScore}) filter (where not ${specialSessions.unscorable})`,
    })
    .from(specialSessions)
    .where(and(eq(specialSessions.userId, userId), isCountedPlay))
    .groupBy(specialSessions.childId);
}

/** The newest of each of these children, newest first. */
export async function selectRecent(
  db: Database,
  userId: string,
  childIds: readonly number[],
  perChild: number,
) {
  if (childIds.length === 0) return [];
  const recent = db
    .select(listedColumns)
    .from(specialSessions)
    .where(and(sql`${specialSessions.childId} = wanted.id`, eq(specialSessions.userId, userId)))
    .orderBy(...newestFirst)
    .limit(perChild)
    .as('recent');
  const ids = sql.join(
    childIds.map((id) => sql`(${id}::int)`),
    sql`, `,
  );
  return db
    .select({
      id: recent.id,
      childId: recent.childId,
      duration: recent.duration,
      overallScore: recent.overallScore,
      activityDescription: recent.activityDescription,
      unscorable: recent.unscorable,
      completedAt: recent.completedAt,
    })
    .from(sql`(values ${ids}) as wanted(id)`)
    .innerJoinLateral(recent, sql`true`)
    .orderBy(desc(recent.completedAt), desc(recent.id));
}

const skillCounts = {
  labeledPraises: specialSessions.labeledPraises,
  behaviorDescriptions: specialSessions.behaviorDescriptions,
  reflections: specialSessions.reflections,
  questions: specialSessions.questions,
  commands: specialSessions.commands,
  criticisms: specialSessions.criticisms,
};

/** Oldest first. */
export async function selectPlays(db: Database, userId: string, childId: number) {
  const plays = await db
    .select({
      ...skillCounts,
      id: specialSessions.id,
      completedAt: specialSessions.completedAt,
      durationSeconds: specialSessions.duration,
      overallScore: specialSessions.overallScore,
      unscorable: specialSessions.unscorable,
      avoidTalk: specialSessions.totalNegative,
    })
    .from(specialSessions)
    .where(countedOfChild(userId, childId))
    .orderBy(...newestFirst)
    .limit(MOST_PLAYS);
  return plays.toReversed().map(({ overallScore, unscorable, ...play }) => ({
    ...play,
    isScored: isScored({ overallScore, unscorable }),
  }));
}

/** The newest ones that could be scored, as part of a larger question. */
export function newestScorable(db: Database, userId: string, childId: number, limit: number) {
  return db
    .select({ id: specialSessions.id })
    .from(specialSessions)
    .where(and(countedOfChild(userId, childId), eq(specialSessions.unscorable, false)))
    .orderBy(desc(specialSessions.completedAt))
    .limit(limit);
}

/** One that waits to be heard, or in which nothing was, has counts of nought that say nothing. */
const wasHeard = or(isNotNull(specialSessions.overallScore), eq(specialSessions.unscorable, true));

export async function findNewestPlay(
  db: Database,
  userId: string,
  childId: number,
): Promise<PlaySessionRow | undefined> {
  const [play] = await db
    .select()
    .from(specialSessions)
    .where(and(ofChild(userId, childId), wasHeard))
    .orderBy(...newestFirst)
    .limit(1);
  return play;
}

/** What was counted in the play with this child before. */
export async function findEarlierCounts(
  db: Database,
  play: Pick<PlaySessionRow, 'id' | 'userId' | 'childId' | 'completedAt'>,
) {
  const [found] = await db
    .select(skillCounts)
    .from(specialSessions)
    .where(and(ofChild(play.userId, play.childId), isEarlierThan(play), wasHeard))
    .orderBy(...newestFirst)
    .limit(1);
  return found;
}

/** All of a family, newest first. */
export function selectPlaysSince(db: Database, userId: string, since: Date) {
  return db
    .select({
      childId: specialSessions.childId,
      completedAt: specialSessions.completedAt,
      durationSeconds: specialSessions.duration,
      unscorable: specialSessions.unscorable,
      labeledPraises: specialSessions.labeledPraises,
      behaviorDescriptions: specialSessions.behaviorDescriptions,
      reflections: specialSessions.reflections,
    })
    .from(specialSessions)
    .where(
      and(
        eq(specialSessions.userId, userId),
        isCountedPlay,
        gte(specialSessions.completedAt, since),
      ),
    )
    .orderBy(desc(specialSessions.completedAt));
}
