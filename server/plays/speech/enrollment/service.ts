import type { VoiceStatus } from '#contract/voice.ts';
import { ACCEPTED_SAMPLE } from '#domain/voice-sample.ts';
import { AppError } from '#server/app-error.ts';
import { limitConcurrencyPerUser } from '#server/concurrency.ts';
import type { Database } from '#server/database/connect.ts';
import {
  deleteVoiceprints,
  findEnrollment,
  saveEnrollment,
} from '#server/plays/tables/voice-enrollments.ts';
import type { Quotas } from '#server/quotas/quotas.ts';
import { lockUser } from '#server/tables/users.ts';
import { VOICE_VERSION } from '#speech/speakers/voice-print.ts';
import { problemSentences } from './problem-sentences.ts';
import type { VoiceEnroller } from './voice-enroller.ts';

/** Of those who are listened to, a family has one. */
const perUser = limitConcurrencyPerUser({ atOnce: 1, mostWaiting: 2 });

export interface VoiceServices {
  readonly db: Database;
  readonly enroller: VoiceEnroller;
  readonly quotas: Pick<Quotas, 'spend'>;
  readonly consent: {
    isGranted(db: Database, userId: string): Promise<boolean>;
    withdraw(db: Database, userId: string): Promise<void>;
  };
}

export async function voiceStatusOf(
  { db, enroller }: Pick<VoiceServices, 'db' | 'enroller'>,
  userId: string,
): Promise<VoiceStatus> {
  const enrollment = await findEnrollment(db, userId);
  const seconds = enrollment?.metadata?.audioDurationSeconds;
  return {
    available: enroller.isAvailable,
    enrolled: enrollment !== undefined,
    outdated: enrollment !== undefined && enrollment.metadata?.version !== VOICE_VERSION,
    enrollment_date: enrollment?.enrollmentDate.toISOString() ?? null,
    audio_duration: typeof seconds === 'number' ? seconds : null,
  };
}

/** Makes and keeps a voiceprint. Without consent the recording is not even read. */
export async function enrollVoiceOf(
  services: VoiceServices,
  userId: string,
  readRecording: () => Promise<Uint8Array>,
): Promise<VoiceStatus> {
  const { db, enroller, quotas } = services;
  if (!enroller.isAvailable) {
    throw new AppError('unavailable', 'Voice enrollment isn’t available here yet.');
  }
  await requireConsent(services, db, userId);
  // Whatever comes of it, listening is what costs.
  await quotas.spend(db, userId, 'enrollmentsPerDay');
  const recording = await readRecording();
  const outcome = await perUser(userId, () => enroller.enroll(recording, ACCEPTED_SAMPLE));
  if ('problem' in outcome) {
    throw new AppError('unusable_recording', problemSentences[outcome.problem]);
  }
  const { voice, audioDurationSeconds } = outcome;
  await db.transaction(async (tx) => {
    await lockUser(tx, userId);
    // Listening takes seconds, in which the consent may have been withdrawn.
    await requireConsent(services, tx, userId);
    await saveEnrollment(tx, {
      userId,
      embedding: voice.vector,
      embeddingDimension: voice.vector.length,
      enrollmentDate: new Date(),
      metadata: { audioDurationSeconds, speechSeconds: voice.seconds, version: voice.version },
    });
  });
  return voiceStatusOf(services, userId);
}

/** Deletes the voiceprint and withdraws the consent to it: the next one is asked for again. */
export async function forgetVoiceOf({ db, consent }: VoiceServices, userId: string): Promise<void> {
  await db.transaction(async (tx) => {
    await lockUser(tx, userId);
    await consent.withdraw(tx, userId);
    await deleteVoiceprints(tx, userId);
  });
}

async function requireConsent(
  { consent }: VoiceServices,
  db: Database,
  userId: string,
): Promise<void> {
  if (await consent.isGranted(db, userId)) return;
  throw new AppError(
    'consent_required',
    'Before we make a voiceprint of your recording, we need you to agree to it.',
  );
}
