import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Database } from '#server/database/connect.ts';
import { deleteForgottenLiveSessions } from '#server/plays/tables/live-sessions.ts';
import {
  deleteForgottenParts,
  forgetVoicesOlderThan,
} from '#server/plays/tables/recording-uploads.ts';
import { deleteEventsOlderThan } from '#server/tables/account-events.ts';
import { deleteDevicesNotSeenFor } from '#server/tables/devices.ts';
import { deleteExpiredLoginSessions } from '#server/tables/login-sessions.ts';
import { deleteExpiredChallenges } from '#server/tables/passkeys.ts';
import { deleteExpiredResetTokens } from '#server/tables/password-reset-tokens.ts';
import { deleteExpiredPendingEmails } from '#server/tables/pending-emails.ts';
import { deleteExpiredLimits } from '#server/tables/rate-limits.ts';
import { defineJob, handleJob, removeEmptyLines } from './job.ts';

/** A live play session that nobody came back to; sound that broke off while it arrived. */
const FORGOTTEN_HOURS = 24;

/** Long enough to find out what happened; no longer. */
const EVENT_DAYS = 90;
/** By then the cookie that they are known by is gone. */
const DEVICE_DAYS = 400;

const VOICES_FORGOTTEN_MINUTES = 60;

/** What failed for good may hold words or an address; an owner has this long to see it and try again. */
const FAILED_JOBS_DAYS = 30;

const deleteExpiredRowsJob = defineJob('deleteExpiredRows', z.unknown(), 'housekeeping');

/** What has expired is refused anyway; this keeps it from piling up. By the database's clock, which wrote most of these times. */
export function deleteExpiredRows(db: Database) {
  return handleJob(deleteExpiredRowsJob, async () => {
    await deleteExpiredLoginSessions(db);
    await deleteExpiredResetTokens(db);
    await deleteExpiredPendingEmails(db);
    await deleteExpiredLimits(db);
    await deleteExpiredChallenges(db);
    await deleteEventsOlderThan(db, EVENT_DAYS);
    await deleteDevicesNotSeenFor(db, DEVICE_DAYS);
    await deleteForgottenLiveSessions(db, FORGOTTEN_HOURS);
    await deleteForgottenParts(db, FORGOTTEN_HOURS);
    await forgetVoicesOlderThan(db, VOICES_FORGOTTEN_MINUTES);
    await db.execute(sql`
      select graphile_worker.complete_jobs(array(
        select id from graphile_worker.jobs
        where attempts >= max_attempts
          and updated_at < now() - make_interval(days => ${FAILED_JOBS_DAYS})))`);
    await removeEmptyLines(db);
  });
}

/** At minutes when few others are busy. */
export const expirySchedule = { [deleteExpiredRowsJob.name]: '7,17,27,37,47,57 * * * *' };
