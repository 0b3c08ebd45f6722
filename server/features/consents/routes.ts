import type { FastifyInstance } from 'fastify';
import {
  agreeToVoiceEnrollment,
  confirmEveryoneKnows,
  EVERYONE_KNOWS_TEXT_VERSION,
  getEveryoneKnows,
  getKeepRecordings,
  getVoiceConsent,
  KEEP_RECORDINGS_TEXT_VERSION,
  setKeepRecordings,
  VOICE_ENROLLMENT_TEXT_VERSION,
} from '#contract/consents.ts';
import { decideOnService, getOutsideServices } from '#contract/outside-services.ts';
import type { Database } from '#server/database/connect.ts';
import type { RateLimits } from '#server/http/rate-limits.ts';
import { route } from '#server/http/route.ts';
import { decideOn, type OutsideServices, outsideConsentsOf } from './outside-services.ts';
import { changeConsent, consentOf } from './service.ts';

interface Dependencies {
  readonly db: Database;
  readonly rateLimits: RateLimits;
  readonly services: OutsideServices;
}

/** Agreeing is limited, since the ledger only grows. Withdrawing never is: it adds no more lines than agreeing did. */
export function consentRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { db, rateLimits, services } = dependencies;
  route(app, getKeepRecordings, ({ userId }) => consentOf(db, userId, 'keep_recordings'));

  route(app, setKeepRecordings, async ({ userId, body, request }) => {
    if (body.granted) await rateLimits.count('consent', request.ip, userId);
    return changeConsent(db, {
      userId,
      kind: 'keep_recordings',
      granted: body.granted,
      textVersion: KEEP_RECORDINGS_TEXT_VERSION,
    });
  });

  route(app, getVoiceConsent, ({ userId }) => consentOf(db, userId, 'voice_enrollment'));

  route(app, agreeToVoiceEnrollment, async ({ userId, body, request }) => {
    await rateLimits.count('consent', request.ip, userId);
    return changeConsent(db, {
      userId,
      kind: 'voice_enrollment',
      granted: body.granted,
      textVersion: VOICE_ENROLLMENT_TEXT_VERSION,
    });
  });

  route(app, getEveryoneKnows, ({ userId }) => consentOf(db, userId, 'everyone_in_the_room_knows'));

  route(app, confirmEveryoneKnows, ({ userId, body }) =>
    changeConsent(db, {
      userId,
      kind: 'everyone_in_the_room_knows',
      granted: body.granted,
      textVersion: EVERYONE_KNOWS_TEXT_VERSION,
    }),
  );

  const servicesResponse = async (userId: string) => ({
    services: await outsideConsentsOf(db, userId, services),
  });

  route(app, getOutsideServices, ({ userId }) => servicesResponse(userId));

  route(app, decideOnService, async ({ userId, body, request }) => {
    if (body.granted) await rateLimits.count('consent', request.ip, userId);
    await decideOn(db, userId, services, body);
    return servicesResponse(userId);
  });
}
