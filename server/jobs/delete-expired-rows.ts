import { and, eq, isNull, lt, notExists, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { type Database, tables } from '#server/database/connect.ts';
import { defineJob, handleJob, removeEmptyLines } from './job.ts';

/** A live play session that nobody came back to, which may hold voice prints; sound that broke off while it arrived. */
const FORGOTTEN_HOURS = 24;

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
    await db.delete(tables.rateLimits).where(lt(tables.rateLimits.resetsAt, now));
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
    await removeEmptyLines(db);
  });
}

/** Hourly, at a minute when few others are busy. */
export const expirySchedule = { [deleteExpiredRowsJob.name]: '17 * * * *' };
