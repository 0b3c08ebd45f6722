// What a child's play sessions come to, as far as a milestone asks for it.
import { and, desc, eq, gt, gte, sql } from 'drizzle-orm';
import type { CalendarDay } from '#domain/calendar.ts';
import { enoughFor } from '#domain/milestones.ts';
import { type Database, tables } from '#server/database/connect.ts';
import { prepared } from '#server/database/prepared.ts';
import { earnedKindsOf } from '#server/tables/milestones.ts';
import { countedOfOne, isCountedPlay, sinceDay } from './play-history.ts';
import type { PlaySessionRow } from './play-sessions.ts';

const { specialSessions } = tables;

/** In every zone a day begins at one. */
const QUARTER_SECONDS = 15 * 60;

/** As far as they matter: a family of many years has its few newest rows read, and of many plays on a day the day. */
const milestoneFacts = prepared('milestone_facts', (db) => {
  const plays = db
    .select({ one: sql`1`.as('one') })
    .from(specialSessions)
    .where(countedOfOne)
    .orderBy(desc(specialSessions.completedAt))
    .limit(enoughFor.playCount)
    .as('plays');
  // Each of them has at least one praise: so many rows are enough for as many praises.
  const praised = db
    .select({ praises: specialSessions.labeledPraises })
    .from(specialSessions)
    .where(
      and(
        countedOfOne,
        eq(specialSessions.unscorable, false),
        gt(specialSessions.labeledPraises, 0),
      ),
    )
    .orderBy(desc(specialSessions.completedAt))
    .limit(enoughFor.praisesInAll)
    .as('praised');
  const quarters = db
    .selectDistinct({
      quarter:
        sql`floor(extract(epoch from ${specialSessions.completedAt}) / ${sql.raw(String(QUARTER_SECONDS))})::int`.as(
          'quarter',
        ),
    })
    .from(specialSessions)
    .where(and(countedOfOne, gte(specialSessions.completedAt, sql.placeholder('since'))))
    .as('quarters');
  return db
    .select({
      isCounted: isCountedPlay,
      playCount: sql`(select count(*) from ${plays})`.mapWith(Number),
      praisesInAll: sql`(select coalesce(sum(${praised.praises}), 0) from ${praised})`.mapWith(
        Number,
      ),
      quarters: sql<number[]>`array(select ${quarters.quarter} from ${quarters})`,
      earned: earnedKindsOf(sql.placeholder('userId'), sql.placeholder('childId')),
    })
    .from(specialSessions)
    .where(eq(specialSessions.id, sql.placeholder('id')));
});

/**
 * What the child's play sessions come to, when was played since this day, and what was earned before; undefined where this one counts
 * for nothing.
 */
export async function findMilestoneFacts(
  tx: Database,
  { id, userId, childId }: Pick<PlaySessionRow, 'id' | 'userId' | 'childId'>,
  from: CalendarDay,
) {
  const [found] = await milestoneFacts(tx, { id, userId, childId, since: sinceDay(from) });
  if (!found?.isCounted) return undefined;
  const { playCount, praisesInAll, quarters, earned } = found;
  const moments = quarters.map((quarter) => new Date(quarter * QUARTER_SECONDS * 1000));
  return { playCount, praisesInAll, moments, earned: new Set(earned) };
}
