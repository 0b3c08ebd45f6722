// Which services elsewhere a family agreed to. Each is agreed to by itself: the newest entry counts, if it names this very service
// and the words that say what is sent today.
import {
  OUTSIDE_SERVICE_TEXT_VERSION,
  type OutsideKind,
  type OutsideServiceConsent,
} from '#contract/outside-services.ts';
import type { OutsideService } from '#server/adapters/outside-service.ts';
import { AppError } from '#server/app-error.ts';
import type { Database } from '#server/database/connect.ts';
import { findNewestConsent, insertConsent } from '#server/tables/consents.ts';

export type OutsideServices = Readonly<Record<OutsideKind, OutsideService | undefined>>;

interface Decision {
  readonly kind: OutsideKind;
  readonly id: string;
  readonly granted: boolean;
}

const ledgerKinds = { words: 'words_to_service', sound: 'sound_to_service' } as const;

/** Asked anew each time that something could be sent: withdrawing ends it at once. */
export async function hasAgreed(
  db: Database,
  userId: string,
  kind: OutsideKind,
  service: OutsideService | undefined,
): Promise<boolean> {
  const decided = service && (await findDecision(db, userId, kind, service));
  return decided?.granted ?? false;
}

export async function outsideConsentsOf(
  db: Database,
  userId: string,
  services: OutsideServices,
): Promise<OutsideServiceConsent[]> {
  const consents: OutsideServiceConsent[] = [];
  for (const kind of ['words', 'sound'] as const) {
    const service = services[kind];
    if (!service) continue;
    const decided = await findDecision(db, userId, kind, service);
    consents.push({
      ...service,
      kind,
      label: service.label ?? null,
      granted: decided?.granted ?? false,
      changedAt: decided?.createdAt.toISOString() ?? null,
    });
  }
  return consents;
}

/** Notes the user's word; a no is noted, too, so that nobody is asked twice. */
export async function decideOn(
  db: Database,
  userId: string,
  services: OutsideServices,
  { kind, id, granted }: Decision,
): Promise<void> {
  const service = services[kind];
  if (service?.id !== id) {
    throw new AppError(
      'service_changed',
      'This service has changed since you opened the page. Please take another look, then choose again.',
    );
  }
  const decided = await findDecision(db, userId, kind, service);
  if (decided?.granted === granted) return;
  const textVersion = OUTSIDE_SERVICE_TEXT_VERSION[kind];
  const entry = { userId, kind: ledgerKinds[kind], granted, textVersion, service: id };
  await insertConsent(db, entry);
}

async function findDecision(
  db: Database,
  userId: string,
  kind: OutsideKind,
  { id }: OutsideService,
) {
  const newest = await findNewestConsent(db, userId, ledgerKinds[kind]);
  const isAboutIt =
    newest?.service === id && newest.textVersion === OUTSIDE_SERVICE_TEXT_VERSION[kind];
  return isAboutIt ? newest : undefined;
}
