import type { FastifyInstance } from 'fastify';
import { listMilestones, markMilestonesSeen } from '#contract/milestones.ts';
import type { Database } from '#server/database/connect.ts';
import { route } from '#server/http/route.ts';
import { requireOwnChild } from '#server/tables/children.ts';
import { markSeen, selectMilestones } from '#server/tables/milestones.ts';

export function milestoneRoutes(app: FastifyInstance, { db }: { db: Database }): void {
  route(app, listMilestones, async ({ userId, query }) => {
    await requireOwnChild(db, userId, query.childId);
    return earnedMilestones(db, userId, query.childId);
  });

  route(app, markMilestonesSeen, async ({ userId, body }) => {
    if (body.ids.length > 0) await markSeen(db, userId, body.ids);
    return { message: 'Celebrated.' };
  });
}

/** Newest first, as they cross the wire. */
export async function earnedMilestones(db: Database, userId: string, childId: number) {
  const rows = await selectMilestones(db, userId, childId);
  return rows.map(({ earnedAt, seenAt, ...rest }) => ({
    ...rest,
    earnedAt: earnedAt.toISOString(),
    seenAt: seenAt?.toISOString() ?? null,
  }));
}
