import { sql } from 'drizzle-orm';
import { parseCronItems, run, Logger as WorkerLogger } from 'graphile-worker';
import type { Pool } from 'pg';
import type { Database } from '#server/database/connect.ts';
import { describeError, type Logger } from '#server/logging.ts';
import { deleteExpiredLoginSessions } from './delete-expired-login-sessions.ts';

const CONCURRENT_JOBS = 2;

export interface JobRunner {
  status(): 'up' | 'down';
  stop(): Promise<void>;
}

interface Dependencies {
  readonly db: Database;
  readonly pool: Pool;
  readonly logger: Logger;
}

/** Runs the jobs of the queue until stopped; a job that is running then is finished first. */
export async function startJobRunner({ db, pool, logger }: Dependencies): Promise<JobRunner> {
  const tasks = {
    deleteExpiredLoginSessions: () => deleteExpiredLoginSessions(db),
  };
  const runner = await run({
    pgPool: pool,
    concurrency: CONCURRENT_JOBS,
    noHandleSignals: true,
    taskList: tasks,
    parsedCronItems: parseCronItems([{ task: 'deleteExpiredLoginSessions', match: '17 * * * *' }]),
    logger: quiet,
  });
  let status: 'up' | 'down' = 'up';
  runner.promise.then(
    () => {
      status = 'down';
    },
    (error: unknown) => {
      status = 'down';
      logger.error({ error: describeError(error) }, 'job runner ended');
    },
  );
  logJobs(runner.events, logger);
  return { status: () => status, stop: () => runner.stop() };
}

/** The library's own lines quote payloads; ours, below, do not. */
const quiet = new WorkerLogger(() => () => {});

type RunnerEvents = Awaited<ReturnType<typeof run>>['events'];

function logJobs(events: RunnerEvents, logger: Logger): void {
  events.on('job:success', ({ job }) =>
    logger.info({ job: job.task_identifier, jobId: job.id, attempts: job.attempts }, 'job done'),
  );
  events.on('job:error', ({ job, error }) =>
    logger.warn(
      {
        job: job.task_identifier,
        jobId: job.id,
        attempts: job.attempts,
        error: describeError(error),
      },
      'job failed',
    ),
  );
}

/** Jobs that wait for a free hand, and jobs that have used up their attempts. */
export async function countJobs(db: Database): Promise<{ waiting: number; failed: number }> {
  const { rows } = await db.execute<{ waiting: number; failed: number }>(sql`
    select count(*) filter (where attempts < max_attempts and run_at <= now())::int as waiting,
           count(*) filter (where attempts >= max_attempts)::int as failed
    from graphile_worker.jobs`);
  return rows[0] ?? { waiting: 0, failed: 0 };
}
