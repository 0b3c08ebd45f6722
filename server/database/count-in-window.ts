import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { type Database, tables } from './connect.ts';

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
    .returning({
      count: rateLimits.hits,
      secondsLeft: sql<number>`ceil(extract(epoch from ${rateLimits.resetsAt} - now()))::int`,
    });
  if (!row) throw new Error('A row that was written is returned');
  return row;
}

/** Hashed: the table should not be a list of who did what from where. */
export function windowKey(...parts: readonly string[]): string {
  return createHash('sha256').update(parts.join(':')).digest('base64url');
}
