import { and, desc, eq, gte, inArray, isNull, type Placeholder, sql } from 'drizzle-orm';
import type { MilestoneKind } from '#domain/milestones.ts';
import { type Database, tables } from '#server/database/connect.ts';

const { milestones } = tables;

const ofChild = (userId: string | Placeholder, childId: number | Placeholder) =>
  and(eq(milestones.childId, childId), eq(milestones.userId, userId));

/** What was earned with a child, as part of a larger question. */
export const earnedKindsOf = (userId: Placeholder, childId: Placeholder) =>
  sql<
    MilestoneKind[]
  >`array(select ${milestones.kind} from ${milestones} where ${ofChild(userId, childId)})`;

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

export function selectMilestonesSince(db: Database, userId: string, since: Date) {
  return db
    .select({ childId: milestones.childId, kind: milestones.kind, earnedAt: milestones.earnedAt })
    .from(milestones)
    .where(and(eq(milestones.userId, userId), gte(milestones.earnedAt, since)))
    .orderBy(milestones.id);
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
