import { DrizzleQueryError } from 'drizzle-orm';
import pg from 'pg';

const UNIQUE_VIOLATION = '23505';

/** Whether a statement failed because somebody else has the value already: the last word where two ask at once. */
export function isUniqueViolation(error: unknown): boolean {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  return cause instanceof pg.DatabaseError && cause.code === UNIQUE_VIOLATION;
}
