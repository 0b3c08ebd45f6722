import type { Consent } from '#contract/consents.ts';
import type { Database } from '#server/database/connect.ts';
import { type ConsentKind, findNewestConsent, insertConsent } from '#server/tables/consents.ts';

export async function consentOf(db: Database, userId: string, kind: ConsentKind): Promise<Consent> {
  const newest = await findNewestConsent(db, userId, kind);
  return {
    granted: newest?.granted ?? false,
    changedAt: newest?.createdAt.toISOString() ?? null,
  };
}

interface Change {
  readonly userId: string;
  readonly kind: ConsentKind;
  readonly granted: boolean;
  readonly textVersion: string;
}

/** Notes what a user agreed to or withdrew: a ledger of changes, not of clicks. */
export async function changeConsent(db: Database, change: Change): Promise<Consent> {
  const { granted } = await consentOf(db, change.userId, change.kind);
  if (granted !== change.granted) await insertConsent(db, change);
  return consentOf(db, change.userId, change.kind);
}
