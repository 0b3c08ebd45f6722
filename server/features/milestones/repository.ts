import { and, desc, eq, gt, gte, inArray, isNull, sum } from 'drizzle-orm';
import { addDays, type CalendarDay } from '#domain/calendar.ts';
import { enoughFor, type MilestoneFacts, type MilestoneKind } from '#domain/milestones.ts';
import { type Database, tables } from '#server/database/connect.ts';
import { isCountedPlay } from '#server/database/counted-play.ts';

const { children, milestones, specialSessions } = tables;

/** No streak that counts is longer: thirty days of play, and a day off in each of six weeks. */
const STREAK_DAYS = 36;

const ofChild = (userId: string, childId: number) =>
  and(eq(milestones.childId, childId), eq(milestones.userId, userId));

export async function isOwnChild(db: Database, userId: string, childId: number): Promise<boolean> {
  const own = and(eq(children.id, childId), eq(children.userId, userId));
  return (await db.$count(children, own)) > 0;
}

/** Until the transaction ends, nobody else adds up the play sessions of this child. Writing them is not held up. */
export async function lockChild(tx: Database, userId: string, childId: number): Promise<void> {
  await tx
    .select({ id: children.id })
    .from(children)
    .where(and(eq(children.id, childId), eq(children.userId, userId)))
    .for('no key update');
}

const playsOf = (userId: string, childId: number) =>
  and(eq(specialSessions.childId, childId), eq(specialSessions.userId, userId), isCountedPlay);

export async function isCounted(tx: Database, playSessionId: number): Promise<boolean> {
  const counted = and(eq(specialSessions.id, playSessionId), isCountedPlay);
  return (await tx.$count(specialSessions, counted)) > 0;
}

/** As far as they matter: a family of many years has its few newest rows read. */
export async function countEnough(
  tx: Database,
  userId: string,
  childId: number,
): Promise<Pick<MilestoneFacts, 'playCount' | 'praisesInAll'>> {
  const own = playsOf(userId, childId);
  const plays = tx
    .select({ at: specialSessions.completedAt })
    .from(specialSessions)
    .where(own)
    .orderBy(desc(specialSessions.completedAt))
    .limit(enoughFor.playCount)
    .as('plays');
  // Each of them has at least one praise: so many rows are enough for as many praises.
  const praised = tx
    .select({ praises: specialSessions.labeledPraises })
    .from(specialSessions)
    .where(and(own, eq(specialSessions.unscorable, false), gt(specialSessions.labeledPraises, 0)))
    .orderBy(desc(specialSessions.completedAt))
    .limit(enoughFor.praisesInAll)
    .as('praised');
  const [sums] = await tx
    .select({ praisesInAll: sum(praised.praises).mapWith(Number) })
    .from(praised);
  return { playCount: await tx.$count(plays), praisesInAll: sums?.praisesInAll ?? 0 };
}

/** When was played lately; the days are the caller's, since Postgres does not know every zone that browsers know. */
export async function selectMoments(
  tx: Database,
  userId: string,
  childId: number,
  day: CalendarDay,
): Promise<Date[]> {
  const rows = await tx
    .select({ completedAt: specialSessions.completedAt })
    .from(specialSessions)
    .where(
      and(
        playsOf(userId, childId),
        // A day more than needed, whatever the zone.
        gte(specialSessions.completedAt, new Date(`${addDays(day, -STREAK_DAYS - 1)}T00:00:00Z`)),
      ),
    );
  return rows.map(({ completedAt }) => completedAt);
}

/** What was earned before stays as it was. */
export async function insertMilestones(
  tx: Database,
  userId: string,
  childId: number,
  kinds: readonly MilestoneKind[],
): Promise<void> {
  if (kinds.length === 0) return;
  await tx
    .insert(milestones)
    .values(kinds.map((kind) => ({ userId, childId, kind })))
    .onConflictDoNothing();
}

export function selectMilestones(db: Database, userId: string, childId: number) {
  return db
    .select({
      id: milestones.id,
      kind: milestones.kind,
      earnedAt: milestones.earnedAt,
      seenAt: milestones.seenAt,
    })
    .from(milestones)
    .where(ofChild(userId, childId))
    .orderBy(desc(milestones.earnedAt), desc(milestones.id));
}

export async function markSeen(
  db: Database,
  userId: string,
  ids: readonly number[],
): Promise<void> {
  await db
    .update(milestones)
    .set({ seenAt: new Date() })
    .where(
      and(
        eq(milestones.userId, userId),
        inArray(milestones.id, [...ids]),
        isNull(milestones.seenAt),
      ),
    );
}
