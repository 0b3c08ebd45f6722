import type { FastifyInstance } from 'fastify';
import {
  type Consent,
  getKeepRecordings,
  KEEP_RECORDINGS_TEXT_VERSION,
  setKeepRecordings,
} from '#contract/consents.ts';
import type { Database } from '#server/database/connect.ts';
import { route } from '#server/http/route.ts';
import { findNewestConsent, insertConsent } from './repository.ts';

export function consentRoutes(app: FastifyInstance, { db }: { db: Database }): void {
  route(app, getKeepRecordings, async ({ userId }) => currentConsent(db, userId));

  route(app, setKeepRecordings, async ({ userId, body }) => {
    const { granted } = await currentConsent(db, userId);
    // A ledger of changes, not of clicks.
    if (granted !== body.granted) {
      await insertConsent(db, {
        userId,
        kind: 'keep_recordings',
        granted: body.granted,
        textVersion: KEEP_RECORDINGS_TEXT_VERSION,
      });
    }
    return currentConsent(db, userId);
  });
}

async function currentConsent(db: Database, userId: string): Promise<Consent> {
  const newest = await findNewestConsent(db, userId, 'keep_recordings');
  return {
    granted: newest?.granted ?? false,
    changedAt: newest?.createdAt.toISOString() ?? null,
  };
}
