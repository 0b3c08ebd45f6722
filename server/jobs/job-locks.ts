// A job that is at work is locked. Where a process died, the queue would wait four hours before it gives its jobs to another; so whoever
// is at work says so every few seconds, and a lock of which nobody speaks is taken off. The clock is the database's.
import type { WorkerEvents } from 'graphile-worker';
import type { Pool } from 'pg';

const BEAT_MS = 5_000;
const STALE_SECONDS = 30;

/** Keeps the locks of the jobs that run here, and frees those of the dead, until stopped. */
export function keepJobLocks(pool: Pool, events: WorkerEvents): { stop(): void } {
  const running = new Map<string, string | null>();
  events.on('job:start', ({ job }) => running.set(job.id, job.locked_by));
  events.on('job:complete', ({ job }) => running.delete(job.id));
  const beat = async () => {
    await holdLocks(pool, running);
    await freeStaleLocks(pool);
  };
  // A database that is away is back at another beat.
  const timer = setInterval(() => void beat().catch(() => undefined), BEAT_MS);
  void beat().catch(() => undefined);
  return { stop: () => clearInterval(timer) };
}

async function holdLocks(pool: Pool, running: ReadonlyMap<string, string | null>): Promise<void> {
  if (running.size === 0) return;
  await pool.query(
    `update graphile_worker._private_jobs as jobs set locked_at = now()
     from unnest($1::bigint[], $2::text[]) as held (id, locked_by)
     where jobs.id = held.id and jobs.locked_by = held.locked_by`,
    [[...running.keys()], [...running.values()]],
  );
}

async function freeStaleLocks(pool: Pool): Promise<void> {
  await pool.query(
    `update graphile_worker._private_jobs set locked_at = null, locked_by = null
     where locked_at < now() - make_interval(secs => $1)`,
    [STALE_SECONDS],
  );
  // A line is locked together with the job that is at work in it.
  await pool.query(
    `update graphile_worker._private_job_queues as lines set locked_at = null, locked_by = null
     where locked_at is not null and not exists (
       select 1 from graphile_worker._private_jobs as jobs
       where jobs.job_queue_id = lines.id and jobs.locked_at is not null)`,
  );
}
