import { setTimeout as sleep } from 'node:timers/promises';
import type { Target } from './target.ts';

const PATIENCE_MS = 60_000;

/** Waits until the jobs that wait now are done, or have failed for now. */
export async function settle({ database }: Target): Promise<void> {
  const until = Date.now() + PATIENCE_MS;
  while (Date.now() < until) {
    const { rows } = await database.pool.query<{ waiting: number }>(
      `select count(*)::int as waiting from graphile_worker.jobs
       where attempts = 0 and run_at <= now() or locked_at is not null`,
    );
    if (rows[0]?.waiting === 0) return;
    await sleep(200);
  }
}

/** Attempts of other attacks do not count: a limit would hide what lies behind it. */
export async function forgetLimits({ database }: Target): Promise<void> {
  await database.pool.query('delete from rate_limits');
}
