import { and, eq, isNotNull, isNull, lt, notExists, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { type Database, tables } from '#server/database/connect.ts';
import { defineJob, handleJob, removeEmptyLines } from './job.ts';

/** A live play session that nobody came back to; sound that broke off while it arrived. */
const FORGOTTEN_HOURS = 24;

/** Long enough to find out what happened; no longer. */
const EVENT_DAYS = 90;
/** By then the cookie that they are known by is gone. */
const DEVICE_DAYS = 400;

/** An upload that nobody goes on with is heard anew; until then it need not hold the voices of everybody in the room. */
const VOICES_FORGOTTEN_MINUTES = 60;

/** What failed for good may hold words or an address; an owner has this long to see it and try again. */
const FAILED_JOBS_DAYS = 30;

const deleteExpiredRowsJob = defineJob('deleteExpiredRows', z.unknown(), 'housekeeping');

/** What has expired is refused anyway; this keeps it from piling up. */
export function deleteExpiredRows(db: Database) {
  return handleJob(deleteExpiredRowsJob, async () => {
    // By the database's clock, which wrote most of these times.
    const now = sql`now()`;
    await db.delete(tables.sessions).where(lt(tables.sessions.expire, now));
    await db
      .delete(tables.passwordResetTokens)
      .where(lt(tables.passwordResetTokens.expiresAt, now));
    await db.delete(tables.pendingEmails).where(lt(tables.pendingEmails.expiresAt, now));
    await db.delete(tables.rateLimits).where(lt(tables.rateLimits.resetsAt, now));
    await db.delete(tables.spentChallenges).where(lt(tables.spentChallenges.expiresAt, now));
    await db
      .delete(tables.accountEvents)
      .where(lt(tables.accountEvents.createdAt, daysAgo(EVENT_DAYS)));
    await db.delete(tables.devices).where(lt(tables.devices.lastSeenAt, daysAgo(DEVICE_DAYS)));
    const { liveSessions } = tables;
    const forgotten = sql`now() - make_interval(hours => ${FORGOTTEN_HOURS})`;
    await db
      .delete(liveSessions)
      .where(and(lt(liveSessions.updatedAt, forgotten), isNull(liveSessions.playSessionId)));
    const { recordingParts, recordingUploads } = tables;
    // What was acknowledged waits for its score, or for the parent's word.
    const acknowledged = db
      .select({ uploadId: recordingUploads.uploadId })
      .from(recordingUploads)
      .where(
        and(
          eq(recordingUploads.playSessionId, recordingParts.playSessionId),
          eq(recordingUploads.uploadId, recordingParts.uploadId),
        ),
      );
    await db
      .delete(recordingParts)
      .where(and(lt(recordingParts.createdAt, forgotten), notExists(acknowledged)));
    await db
      .update(recordingUploads)
      .set({ state: null })
      .where(
        and(
          isNotNull(recordingUploads.state),
          lt(
            recordingUploads.updatedAt,
            sql`now() - make_interval(mins => ${VOICES_FORGOTTEN_MINUTES})`,
          ),
        ),
      );
    await db.execute(sql`
      select graphile_worker.complete_jobs(array(
        select id from graphile_worker.jobs
        where attempts >= max_attempts
          and updated_at < now() - make_interval(days => ${FAILED_JOBS_DAYS})))`);
    await removeEmptyLines(db);
  });
}

const daysAgo = (days: number) => sql`now() - make_interval(days => ${days})`;

/** At minutes when few others are busy. */
export const expirySchedule = { [deleteExpiredRowsJob.name]: '7,17,27,37,47,57 * * * *' };
