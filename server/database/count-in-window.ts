import { createHash } from 'node:crypto';
import { and, eq, gt, sql } from 'drizzle-orm';
import { type Database, tables } from './connect.ts';

const counted = {
  count: tables.rateLimits.hits,
  secondsLeft: sql<number>`ceil(extract(epoch from ${tables.rateLimits.resetsAt} - now()))::int`,
};

/**
 * Counts one more under this key, in a window that begins with the first and ends after so many minutes. Whoever counts the same in
 * another transaction waits for this one to end; one that is rolled back has not counted.
 */
export async function countInWindow(db: Database, key: string, minutes: number) {
  const { rateLimits } = tables;
  const resetsAt = sql`now() + make_interval(mins => ${minutes})`;
  const isOver = sql`${rateLimits.resetsAt} <= now()`;
  const [row] = await db
    .insert(rateLimits)
    .values({ key, hits: 1, resetsAt })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        hits: sql`case when ${isOver} then 1 else ${rateLimits.hits} + 1 end`,
        resetsAt: sql`case when ${isOver} then ${resetsAt} else ${rateLimits.resetsAt} end`,
      },
    })
    .returning(counted);
  if (!row) throw new Error('A row that was written is returned');
  return row;
}

/** What has been counted under this key so far; undefined where no window is open. */
export async function readWindow(db: Database, key: string) {
  const { rateLimits } = tables;
  const isOpen = and(eq(rateLimits.key, key), gt(rateLimits.resetsAt, sql`now()`));
  const [row] = await db.select(counted).from(rateLimits).where(isOpen);
  return row;
}

/** Hashed: the table should not be a list of who did what from where. */
export function windowKey(...parts: readonly string[]): string {
  return createHash('sha256').update(parts.join(':')).digest('base64url');
}
