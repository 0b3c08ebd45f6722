import { createHash } from 'node:crypto';
import { and, eq, gt, lt, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { type Database, tables } from '#server/database/connect.ts';
import { prepared } from '#server/database/prepared.ts';

const { rateLimits } = tables;

const counted = {
  count: rateLimits.hits,
  secondsLeft: sql<number>`ceil(extract(epoch from ${rateLimits.resetsAt} - now()))::int`,
};

const oneMoreInWindow = prepared('one_more_in_window', (db) => {
  const resetsAt = sql`now() + make_interval(mins => ${sql.placeholder('minutes')})`;
  const isOver = sql`${rateLimits.resetsAt} <= now()`;
  return db
    .insert(rateLimits)
    .values({ key: sql.placeholder('key'), hits: 1, resetsAt })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        hits: sql`case when ${isOver} then 1 else ${rateLimits.hits} + 1 end`,
        resetsAt: sql`case when ${isOver} then ${resetsAt} else ${rateLimits.resetsAt} end`,
      },
    })
    .returning(counted);
});

/**
 * Counts one more under this key, in a window that begins with the first and ends after so many minutes. Whoever counts the same in
 * another transaction waits for this one to end; one that is rolled back has not counted.
 */
export async function countInWindow(db: Database, key: string, minutes: number) {
  const [row] = await oneMoreInWindow(db, { key, minutes });
  if (!row) throw new Error('A row that was written is returned');
  return row;
}

/** What has been counted under this key so far; undefined where no window is open. */
export async function readWindow(db: Database, key: string) {
  const isOpen = and(eq(rateLimits.key, key), gt(rateLimits.resetsAt, sql`now()`));
  const [row] = await db.select(counted).from(rateLimits).where(isOpen);
  return row;
}

/** A key that counts with each attempt, and when the next one may come by how many there were. */
interface Attempt {
  readonly key: string;
  /** For how long it is kept in mind after the last attempt. */
  readonly memorySeconds: number;
  /** Seconds from the last attempt to the next. */
  readonly waitSeconds: (hits: PgColumn) => SQL;
}

/**
 * One attempt, if the wait after the last one is over; else the seconds that are left of it. The row's end tells when the last one was. By
 * the time of the statement, not of the transaction: that may have begun before an attempt for whose row it waited.
 */
export async function takeAttempt(
  tx: Database,
  { key, memorySeconds, waitSeconds }: Attempt,
): Promise<{ readonly secondsLeft: number | undefined } | undefined> {
  const isForgotten = sql`${rateLimits.resetsAt} <= clock_timestamp()`;
  const nextAt = sql`${rateLimits.resetsAt} - make_interval(secs => ${memorySeconds}) + make_interval(secs => ${waitSeconds(rateLimits.hits)})`;
  const resetsAt = sql`clock_timestamp() + make_interval(secs => ${memorySeconds})`;
  const taken = await tx
    .insert(rateLimits)
    .values({ key, hits: 1, resetsAt })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: { hits: sql`case when ${isForgotten} then 1 else ${rateLimits.hits} + 1 end`, resetsAt },
      setWhere: sql`${isForgotten} or ${nextAt} <= clock_timestamp()`,
    })
    .returning({ key: rateLimits.key });
  if (taken.length > 0) return undefined;
  const [row] = await tx
    .select({
      secondsLeft: sql<number>`ceil(extract(epoch from ${nextAt} - clock_timestamp()))::int`,
    })
    .from(rateLimits)
    .where(eq(rateLimits.key, key));
  return { secondsLeft: row?.secondsLeft };
}

export async function takeHitBack(db: Database, key: string): Promise<void> {
  await db
    .update(rateLimits)
    .set({ hits: sql`greatest(${rateLimits.hits} - 1, 0)` })
    .where(eq(rateLimits.key, key));
}

export async function forgetKey(db: Database, key: string): Promise<void> {
  await db.delete(rateLimits).where(eq(rateLimits.key, key));
}

export async function forgetKeysFrom(db: Database, prefix: string): Promise<void> {
  await db.delete(rateLimits).where(sql`starts_with(${rateLimits.key}, ${prefix})`);
}

export async function deleteExpiredLimits(db: Database): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.resetsAt, sql`now()`));
}

/** Hashed: the table should not be a list of who did what from where. */
export function windowKey(...parts: readonly string[]): string {
  return createHash('sha256').update(parts.join(':')).digest('base64url');
}
