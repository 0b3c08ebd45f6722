import { sql } from 'drizzle-orm';
import type { Database } from './connect.ts';

const MOST_MINUTES = 5;

/**
 * A server whose clock is far from the database's would send mails on the wrong day, and keep the other servers from those that come
 * round by themselves.
 */
export async function requireSameClock(db: Database): Promise<void> {
  const { rows } = await db.execute<{ ms: number }>(
    sql`select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms`,
  );
  const minutes = Math.round((Date.now() - Number(rows[0]?.ms)) / 60_000);
  if (Math.abs(minutes) <= MOST_MINUTES) return;
  throw new Error(
    `The clock of this machine is ${Math.abs(minutes)} minutes ${minutes > 0 ? 'ahead of' : 'behind'} that of the database: set it right and start again.`,
  );
}
