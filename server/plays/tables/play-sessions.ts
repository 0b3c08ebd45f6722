import { and, asc, count, desc, eq, gte, isNotNull, sql } from 'drizzle-orm';
import { addDays, type CalendarDay } from '#domain/calendar.ts';
import { type Database, tables } from '#server/database/connect.ts';
import { isCountedPlay } from '#server/database/counted-play.ts';

const { children, specialSessions, users } = tables;

const ofChild = (userId: string, childId: number) =>
  and(eq(specialSessions.childId, childId), eq(specialSessions.userId, userId));

export type PlaySessionRow = typeof specialSessions.$inferSelect;

/** Counted, or found not to be countable. */
export const isScored = ({ aiAnalysis, unscorable }: PlaySessionRow) =>
  aiAnalysis !== null || unscorable;

const listed = {
  id: specialSessions.id,
  childId: specialSessions.childId,
  duration: specialSessions.duration,
  overallScore: specialSessions.overallScore,
  activityDescription: specialSessions.activityDescription,
  unscorable: specialSessions.unscorable,
  completedAt: specialSessions.completedAt,
};
const newestFirst = [desc(specialSessions.completedAt), desc(specialSessions.id)];

export function selectPlaySessions(
  db: Database,
  userId: string,
  { limit, before }: { limit: number; before?: { id: number; completedAt: Date } | undefined },
) {
  const older =
    before &&
    sql`(${specialSessions.completedAt}, ${specialSessions.id}) < (${before.completedAt.toISOString()}, ${before.id})`;
  return db
    .select(listed)
    .from(specialSessions)
    .where(and(eq(specialSessions.userId, userId), older))
    .orderBy(...newestFirst)
    .limit(limit);
}

/** Per child, oldest profile first: how many play sessions count, and the mean of their scores. */
export function selectTotals(db: Database, userId: string) {
  return db
    .select({
      childId: children.id,
      sessionCount: count(specialSessions.id),
      averageScore: sql<
        number | null
      >`avg(${specialSessions.overallScore}) filter (where not ${specialSessions.unscorable})`,
    })
    .from(children)
    .leftJoin(specialSessions, and(eq(specialSessions.childId, children.id), isCountedPlay))
    .where(eq(children.userId, userId))
    .groupBy(children.id)
    .orderBy(asc(children.id));
}

/** The newest play sessions of each child of a user. */
export function selectRecent(db: Database, userId: string, perChild: number) {
  const recent = db
    .select(listed)
    .from(specialSessions)
    .where(and(eq(specialSessions.childId, children.id), eq(specialSessions.userId, userId)))
    .orderBy(...newestFirst)
    .limit(perChild)
    .as('recent');
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
    .from(children)
    .innerJoinLateral(recent, sql`true`)
    .where(eq(children.userId, userId))
    .orderBy(desc(recent.completedAt), desc(recent.id));
}

export async function findPlaySession(db: Database, userId: string, id: number) {
  const [row] = await db
    .select()
    .from(specialSessions)
    .where(and(eq(specialSessions.id, id), eq(specialSessions.userId, userId)));
  return row;
}

/** As `findPlaySession`; until the transaction ends nobody else changes it. */
export async function lockPlaySession(tx: Database, userId: string, id: number) {
  const [row] = await tx
    .select()
    .from(specialSessions)
    .where(and(eq(specialSessions.id, id), eq(specialSessions.userId, userId)))
    .for('update');
  return row;
}

export async function updatePlaySession(
  tx: Database,
  id: number,
  values: Partial<typeof specialSessions.$inferInsert>,
): Promise<PlaySessionRow> {
  const [row] = await tx
    .update(specialSessions)
    .set(values)
    .where(eq(specialSessions.id, id))
    .returning();
  if (!row) throw new Error('A row that is locked is there');
  return row;
}

/** Whether none of the user's was scored before it. */
export async function isFirstPlay(
  db: Database,
  { id, userId, completedAt }: Pick<PlaySessionRow, 'id' | 'userId' | 'completedAt'>,
): Promise<boolean> {
  const isEarlier = sql`(${specialSessions.completedAt}, ${specialSessions.id}) < (${completedAt.toISOString()}, ${id})`;
  const [earlier] = await db
    .select({ id: specialSessions.id })
    .from(specialSessions)
    .where(
      and(eq(specialSessions.userId, userId), isNotNull(specialSessions.overallScore), isEarlier),
    )
    .orderBy(desc(specialSessions.completedAt))
    .limit(1);
  return earlier === undefined;
}

/** Where the user was when the server last saw them. */
export async function findTimeZone(db: Database, userId: string): Promise<string> {
  const [row] = await db
    .select({ timeZone: users.timeZone })
    .from(users)
    .where(eq(users.id, userId));
  return row?.timeZone ?? 'UTC';
}

export async function isOwnChild(db: Database, userId: string, childId: number) {
  return (
    (await db.$count(children, and(eq(children.id, childId), eq(children.userId, userId)))) > 0
  );
}

export function countPlaySessions(db: Database, userId: string, childId: number): Promise<number> {
  return db.$count(specialSessions, and(ofChild(userId, childId), isCountedPlay));
}

/** When was played since this day; the days are the caller's, since Postgres does not know every zone that browsers know. */
export async function selectMoments(
  db: Database,
  userId: string,
  childId: number,
  from: CalendarDay,
): Promise<Date[]> {
  // A day more than asked for, whatever the zone.
  const since = new Date(`${addDays(from, -1)}T00:00:00Z`);
  const rows = await db
    .select({ completedAt: specialSessions.completedAt })
    .from(specialSessions)
    .where(and(ofChild(userId, childId), isCountedPlay, gte(specialSessions.completedAt, since)));
  return rows.map(({ completedAt }) => completedAt);
}
