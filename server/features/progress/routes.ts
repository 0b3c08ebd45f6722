import type { FastifyInstance } from 'fastify';
import { getProgress, getReport } from '#contract/progress.ts';
import type { Database } from '#server/database/connect.ts';
import { route } from '#server/http/route.ts';
import { type MilestonesOf, progressOf, reportOf } from './service.ts';

interface Dependencies {
  readonly db: Database;
  readonly milestonesOf: MilestonesOf;
}

export function progressRoutes(app: FastifyInstance, { db, milestonesOf }: Dependencies): void {
  route(app, getProgress, ({ userId, timeZone, query }) =>
    progressOf(db, { userId, timeZone, childId: query.childId }, milestonesOf),
  );

  route(app, getReport, ({ userId, timeZone, query }) =>
    reportOf(
      db,
      { userId, timeZone, childId: query.childId },
      { period: query.weeks ?? '12', withWords: query.withWords === 'true' },
    ),
  );
}
