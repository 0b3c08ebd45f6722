// Every job there is, bound to what it does; main.ts and the tests run them.
import { sendNoticeMail } from './account-events/notice-mail.ts';
import type { AudioStore } from './adapters/audio-store.ts';
import type { Mailer } from './adapters/mailer.ts';
import type { Database } from './database/connect.ts';
import { sendEmailChangedMail, sendEmailChangeMail } from './features/auth/email-change.ts';
import { sendVerificationMail } from './features/auth/email-verification.ts';
import { sendResetMail } from './features/auth/password-reset.ts';
import { isKeepingRecordings } from './features/consents/keep-recordings.ts';
import { hasAgreed } from './features/consents/outside-services.ts';
import { dueMailsSchedule, handleDueMails } from './features/mail-preferences/due-mails.ts';
import { sendRecap } from './features/mail-preferences/recap-mail.ts';
import { sendReminder } from './features/mail-preferences/reminder-mail.ts';
import { earnMilestones } from './features/milestones/earn-milestones.ts';
import { sendSupportMail } from './features/support/support-mail.ts';
import { sendWaitlistMail } from './features/waitlist/waitlist-mail.ts';
import { deleteExpiredRows, expirySchedule } from './jobs/delete-expired-rows.ts';
import { deleteRecordings } from './jobs/delete-recordings.ts';
import type { JobHandler } from './jobs/job.ts';
import type { Keyring } from './keys/keyring.ts';
import { settleLivePlays, settleSchedule } from './plays/live/settle-sessions.ts';
import type { SpeechPool } from './plays/speech/pool/speech-pool.ts';
import {
  reviveAbandonedUploads,
  reviveSchedule,
  scoreUpload,
} from './plays/upload/score-upload.ts';

export interface JobDependencies {
  readonly db: Database;
  readonly mailer: Mailer;
  readonly audioStore: AudioStore;
  readonly speechPool: SpeechPool;
  readonly keyring: Keyring;
  /** Address for links in mails; never taken from a request, whose host anybody can invent. */
  readonly publicUrl: () => string;
}

export function jobHandlers(dependencies: JobDependencies): readonly JobHandler[] {
  const { db } = dependencies;
  return [
    deleteExpiredRows(db),
    sendVerificationMail(dependencies),
    sendEmailChangeMail(dependencies),
    sendEmailChangedMail(dependencies),
    sendResetMail(dependencies),
    sendNoticeMail(dependencies),
    sendWaitlistMail(dependencies),
    sendSupportMail(dependencies),
    handleDueMails(db),
    sendReminder(dependencies),
    sendRecap(dependencies),
    deleteRecordings(dependencies.audioStore),
    settleLivePlays(dependencies),
    reviveAbandonedUploads(dependencies),
    scoreUpload({
      ...dependencies,
      isKeeping: (userId) => isKeepingRecordings(db, userId),
      maySoundLeave: (userId) =>
        hasAgreed(db, userId, 'sound', dependencies.speechPool.transcriptionService),
      earnMilestones,
    }),
  ];
}

/** Those that come round by themselves. */
export const jobSchedule = {
  ...expirySchedule,
  ...dueMailsSchedule,
  ...settleSchedule,
  ...reviveSchedule,
};
