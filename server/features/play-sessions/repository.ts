import { and, desc, eq, gte, lt, sql } from 'drizzle-orm';
import { addDays, type CalendarDay } from '#domain/calendar.ts';
import { type Database, tables } from '#server/database/connect.ts';

const { children, specialSessions } = tables;

const ofChild = (userId: string, childId: number) =>
  and(eq(specialSessions.childId, childId), eq(specialSessions.userId, userId));

export function selectPlaySessions(db: Database, userId: string) {
  return db
    .select({
      id: specialSessions.id,
      childId: specialSessions.childId,
      duration: specialSessions.duration,
      overallScore: specialSessions.overallScore,
      activityDescription: specialSessions.activityDescription,
      unscorable: specialSessions.unscorable,
      completedAt: specialSessions.completedAt,
    })
    .from(specialSessions)
    .where(eq(specialSessions.userId, userId))
    .orderBy(desc(specialSessions.completedAt), desc(specialSessions.id));
}

export async function findPlaySession(db: Database, userId: string, id: number) {
  const [row] = await db
    .select()
    .from(specialSessions)
    .where(and(eq(specialSessions.id, id), eq(specialSessions.userId, userId)));
  return row;
}

export async function isOwnChild(db: Database, userId: string, childId: number) {
  return (
    (await db.$count(children, and(eq(children.id, childId), eq(children.userId, userId)))) > 0
  );
}

export function countPlaySessions(db: Database, userId: string, childId: number): Promise<number> {
  return db.$count(specialSessions, ofChild(userId, childId));
}

/** Moments of the play sessions on these days, first to last, where the clock on the wall shows them. */
export function selectMoments(
  db: Database,
  userId: string,
  childId: number,
  { from, to, timeZone }: { from: CalendarDay; to: CalendarDay; timeZone: string },
) {
  return db
    .select({ completedAt: specialSessions.completedAt })
    .from(specialSessions)
    .where(
      and(
        ofChild(userId, childId),
        gte(specialSessions.completedAt, midnight(from, timeZone)),
        lt(specialSessions.completedAt, midnight(addDays(to, 1), timeZone)),
      ),
    );
}

/** The days since `from` on which was played. */
export async function selectDaysPlayed(
  db: Database,
  userId: string,
  childId: number,
  { from, timeZone }: { from: CalendarDay; timeZone: string },
): Promise<CalendarDay[]> {
  const rows = await db
    .selectDistinct({
      day: sql<string>`(${specialSessions.completedAt} at time zone ${timeZone})::date::text`,
    })
    .from(specialSessions)
    .where(
      and(ofChild(userId, childId), gte(specialSessions.completedAt, midnight(from, timeZone))),
    );
  return rows.map((row) => row.day);
}

/** The moment at which a day begins on the clocks of a zone. */
function midnight(day: CalendarDay, timeZone: string) {
  return sql`(${day}::date)::timestamp at time zone ${timeZone}`;
}
