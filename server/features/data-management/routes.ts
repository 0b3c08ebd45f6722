import type { FastifyInstance } from 'fastify';
import { deleteChild } from '#contract/children.ts';
import {
  deleteChildData,
  deleteData,
  deletePlaySession,
  exportData,
  getDataOverview,
} from '#contract/data-management.ts';
import { noteEvent } from '#server/account-events/note-event.ts';
import type { Database } from '#server/database/connect.ts';
import { lockOwner } from '#server/http/lock-owner.ts';
import { route } from '#server/http/route.ts';
import type { Quotas } from '#server/quotas/quotas.ts';
import { createExports } from './export.ts';
import {
  deleteEverything,
  deleteOneChild,
  deleteOnePlaySession,
  deleteRecordingsOf,
  overviewOf,
} from './service.ts';

interface Dependencies {
  readonly db: Database;
  readonly quotas: Pick<Quotas, 'spend'>;
}

export function dataManagementRoutes(app: FastifyInstance, { db, quotas }: Dependencies): void {
  route(app, getDataOverview, async ({ userId }) => overviewOf(db, userId));

  route(app, deleteData, async ({ userId, body, request }) => {
    const { deletionType, specificIds } = body;
    const deleted =
      deletionType === 'audio'
        ? await deleteRecordingsOf(db, userId, specificIds)
        : await db.transaction(async (tx) => {
            // All that a family has is worth as much as its account; single play sessions are deleted as before.
            await lockOwner(tx, request, { isProven: specificIds === undefined });
            return deleteEverything(tx, userId, specificIds);
          });
    const message =
      deleted > 0 ? 'Your data has been permanently deleted.' : 'There was nothing to delete.';
    return { message, deleted };
  });

  route(app, deletePlaySession, async ({ userId, params }) => {
    await deleteOnePlaySession(db, userId, params.id);
    return { message: 'Session and associated audio have been permanently deleted.' };
  });

  route(app, deleteChild, async ({ userId, params }) => {
    await deleteOneChild(db, userId, params.id);
    return { message: 'The child’s profile and all play sessions have been deleted.' };
  });

  route(app, deleteChildData, async ({ userId, params }) => {
    await deleteOneChild(db, userId, params.id);
    return { message: 'Child profile and all associated data have been permanently deleted.' };
  });

  const openExport = createExports(db, quotas);
  route(app, exportData, async ({ userId, request, reply }) => {
    const file = await openExport(userId);
    await noteEvent(db, userId, 'data_downloaded', request);
    return reply
      .header('content-disposition', 'attachment; filename="playlight-data.zip"')
      .header('cache-control', 'no-store')
      .type('application/zip')
      .send(file);
  });
}
