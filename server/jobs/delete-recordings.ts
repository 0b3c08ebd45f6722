import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import type { AudioStore } from '#server/adapters/audio-store.ts';
import type { Database } from '#server/database/connect.ts';
import { type RecordingChoice, selectRecordingUrls } from '#server/plays/tables/kept-recordings.ts';
import { defineJob, enqueueJob, handleJob } from './job.ts';

const deleteRecordingsJob = defineJob(
  'deleteRecordings',
  z.object({ urls: z.array(z.string()) }),
  'housekeeping',
);

/**
 * Queues the removal of files, in the transaction that deletes the rows which name them: either both
 * happen or neither. The job has no key of the user, because it must outlive the account.
 */
export async function enqueueRecordingDeletion(
  tx: Database,
  userId: string,
  choice: RecordingChoice = {},
): Promise<void> {
  const urls = await selectRecordingUrls(tx, userId, choice);
  if (urls.length === 0) return;
  await enqueueJob(tx, deleteRecordingsJob, { urls }, `recordings:${randomUUID()}`);
}

/** A store that does not answer costs ten seconds each time. */
const REMOVED_AT_ONCE = 20;

/** Every one is tried: one that cannot be reached keeps no other. */
export function deleteRecordings(audioStore: AudioStore) {
  return handleJob(deleteRecordingsJob, async ({ urls }) => {
    const failures: unknown[] = [];
    for (let from = 0; from < urls.length; from += REMOVED_AT_ONCE) {
      const removals = urls
        .slice(from, from + REMOVED_AT_ONCE)
        .map((url) => audioStore.remove(url));
      for (const removal of await Promise.allSettled(removals))
        if (removal.status === 'rejected') failures.push(removal.reason);
    }
    // Tried again as a whole: one that is gone already is fine.
    if (failures.length > 0)
      throw new Error('Recordings could not be removed', { cause: failures[0] });
  });
}
