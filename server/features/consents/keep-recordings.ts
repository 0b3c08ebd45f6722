import type { Database } from '#server/database/connect.ts';
import { consentOf } from './service.ts';

/** Whether the user agreed that recordings are kept, and has not withdrawn it. */
export async function isKeepingRecordings(db: Database, userId: string): Promise<boolean> {
  return (await consentOf(db, userId, 'keep_recordings')).granted;
}
