import type { Database } from '#server/database/connect.ts';
import { keptBytes } from '#server/plays/tables/kept-recordings.ts';
import { waitingBytes } from '#server/plays/tables/recording-parts.ts';
import { countChildren } from '#server/tables/children.ts';
import type { KeptName } from './quota-table.ts';

/** How much of it a user has. */
export const usageOf: Readonly<
  Record<KeptName, (db: Database, userId: string) => Promise<number>>
> = {
  children: countChildren,
  // What waits may be kept, too, and then counts.
  keptRecordingBytes: async (db, userId) =>
    (await keptBytes(db, userId)) + (await waitingBytes(db, userId)),
  waitingRecordingBytes: waitingBytes,
};
