import { DrizzleQueryError } from 'drizzle-orm';

/** Of the file system, over a quota too, and of Postgres (disk_full). */
const CODES = new Set<unknown>(['ENOSPC', 'EDQUOT', '53100']);

/** Whether this says that there is no room for what was to be kept; what is kept already is not touched by it. */
export function isStorageFull(error: unknown): boolean {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  return cause instanceof Error && CODES.has((cause as NodeJS.ErrnoException).code);
}
