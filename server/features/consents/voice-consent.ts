import { VOICE_ENROLLMENT_TEXT_VERSION } from '#contract/consents.ts';
import type { Database } from '#server/database/connect.ts';
import { changeConsent, consentOf } from './service.ts';

/** What the enrollment of voices needs to know and do about the consent to it. */
export const voiceConsent = {
  async isGranted(db: Database, userId: string): Promise<boolean> {
    return (await consentOf(db, userId, 'voice_enrollment')).granted;
  },
  async withdraw(db: Database, userId: string): Promise<void> {
    await changeConsent(db, {
      userId,
      kind: 'voice_enrollment',
      granted: false,
      textVersion: VOICE_ENROLLMENT_TEXT_VERSION,
    });
  },
};
