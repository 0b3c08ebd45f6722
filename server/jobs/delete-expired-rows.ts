import { and, inArray, isNull, lt, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { type Database, tables } from '#server/database/connect.ts';
import { defineJob, handleJob } from './job.ts';

/** A live play session that nobody came back to, which may hold voice prints; sound that was never scored. */
const FORGOTTEN_HOURS = 24;

/** Long enough to find out what happened; no longer. */
const EVENT_DAYS = 90;
/** By then the cookie that they are known by is gone. */
const DEVICE_DAYS = 400;

const deleteExpiredRowsJob = defineJob('deleteExpiredRows', z.unknown());

/** What has expired is refused anyway; this keeps it from piling up. */
export function deleteExpiredRows(db: Database) {
  return handleJob(deleteExpiredRowsJob, async () => {
    // By the database's clock, which wrote most of these times.
    const now = sql`now()`;
    await db.delete(tables.sessions).where(lt(tables.sessions.expire, now));
    await db
      .delete(tables.passwordResetTokens)
      .where(lt(tables.passwordResetTokens.expiresAt, now));
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
    await db.delete(recordingParts).where(lt(recordingParts.createdAt, forgotten));
    await db
      .update(recordingUploads)
      .set({ status: 'failed', problem: 'gave-up', holder: null, state: null })
      .where(
        and(
          lt(recordingUploads.createdAt, forgotten),
          inArray(recordingUploads.status, ['waiting', 'listening']),
        ),
      );
  });
}

const daysAgo = (days: number) => sql`now() - make_interval(days => ${days})`;

/** Hourly, at a minute when few others are busy. */
export const expirySchedule = { [deleteExpiredRowsJob.name]: '17 * * * *' };
