import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import {
  type Job,
  type JobHelpers,
  parseCronItems,
  type Runner,
  run,
  type WorkerEvents,
  Logger as WorkerLogger,
} from 'graphile-worker';
import type { Pool } from 'pg';
import type { Database } from '#server/database/connect.ts';
import { describeError, type Logger } from '#server/logging.ts';
import type { JobHandler, QueueName } from './job.ts';
import { keepJobLocks } from './job-locks.ts';

/** A mail waits for its server, housekeeping for the database. */
const HANDS = { mail: 4, housekeeping: 2 };
const RESTART_MS = 1_000;
/**
 * The library looks for work when some comes and when some is done, but a line is free only a moment after its job: the next in line, and
 * whoever else came in that moment, would wait for the next look.
 */
const LOOK_MS = 500;
const IDLE_LOOK_MS = 2_000;

/** Runs since the start, by the name of the job; one that is tried again counts again. */
export type JobTally = ReadonlyMap<string, Readonly<{ done: number; failed: number }>>;

export interface JobRunner {
  readonly tally: JobTally;
  status(): 'up' | 'down';
  stop(): Promise<void>;
}

interface Dependencies {
  readonly pool: Pool;
  readonly logger: Logger;
  readonly handlers: readonly JobHandler[];
  /** Jobs that come round by themselves: name and cron pattern (UTC). */
  readonly schedule?: Readonly<Record<string, string>>;
  /** As many as can be heard at once. */
  readonly scoringHands?: number;
}

/** Runs the jobs of all queues until stopped; a job that is running then is finished first. */
export async function startJobRunner(dependencies: Dependencies): Promise<JobRunner> {
  const { pool, logger, handlers, schedule = {}, scoringHands = 1 } = dependencies;
  const events: WorkerEvents = new EventEmitter();
  logJobs(events, logger);
  const tally = tallyOf(events);
  const locks = keepJobLocks(pool, events);
  const hands: Record<QueueName, number> = { ...HANDS, scoring: scoringHands };
  const queues = await Promise.all(
    Object.entries(hands).map(([queue, concurrency]) =>
      startQueue({
        pool,
        logger,
        events,
        concurrency,
        // Only scoring has lines.
        pollInterval: queue === 'scoring' ? LOOK_MS : IDLE_LOOK_MS,
        handlers: handlers.filter((handler) => handler.queue === queue),
        schedule: queue === 'housekeeping' ? schedule : {},
      }),
    ),
  );
  return {
    tally,
    status: () => (queues.every((queue) => queue.isUp()) ? 'up' : 'down'),
    async stop() {
      await Promise.all(queues.map((queue) => queue.stop()));
      locks.stop();
    },
  };
}

interface QueueOptions extends Required<Omit<Dependencies, 'scoringHands'>> {
  readonly events: WorkerEvents;
  readonly concurrency: number;
  readonly pollInterval: number;
}

/** The library ends where the database is away at the wrong moment: then it is started again. */
async function startQueue(options: QueueOptions) {
  const { logger } = options;
  const stopping = new AbortController();
  let runner: Runner | undefined = await begin(options);

  const watch = async () => {
    while (!stopping.signal.aborted) {
      await runner?.promise.catch((error: unknown) =>
        logger.error({ error: describeError(error) }, 'job runner ended'),
      );
      if (stopping.signal.aborted) return;
      runner = undefined;
      await sleep(RESTART_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
      runner = await begin(options).catch(() => undefined);
    }
    await runner?.stop();
  };
  const watched = watch();
  return {
    isUp: () => runner !== undefined && !stopping.signal.aborted,
    async stop() {
      stopping.abort();
      await runner?.stop().catch(() => undefined);
      await watched;
    },
  };
}

function begin(options: QueueOptions): Promise<Runner> {
  const { pool, events, concurrency, pollInterval, handlers, schedule } = options;
  return run({
    pgPool: pool,
    events,
    concurrency,
    noHandleSignals: true,
    // Only in batches, were they of one job, is the end of a job that cannot be noted an error that somebody catches.
    preset: { worker: { pollInterval, completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    taskList: Object.fromEntries(
      handlers.map(({ name, run: runJob }) => [
        name,
        (payload: unknown, { job }: JobHelpers) => runJob(payload, referenceOf(job)),
      ]),
    ),
    parsedCronItems: parseCronItems(
      Object.entries(schedule).map(([task, match]) => ({ task, match })),
    ),
    logger: quiet,
  });
}

/** Names a job for good, also outside of this installation. */
const referenceOf = ({ id, created_at }: Job) => `${id}.${new Date(created_at).getTime()}`;

/** The library's own lines quote payloads; ours, below, do not. */
const quiet = new WorkerLogger(() => () => {});

function logJobs(events: WorkerEvents, logger: Logger): void {
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

function tallyOf(events: Runner['events']): JobTally {
  const tally = new Map<string, { done: number; failed: number }>();
  const count = (name: string, outcome: 'done' | 'failed') => {
    const counts = tally.get(name) ?? { done: 0, failed: 0 };
    counts[outcome] += 1;
    tally.set(name, counts);
  };
  events.on('job:success', ({ job }) => count(job.task_identifier, 'done'));
  events.on('job:error', ({ job }) => count(job.task_identifier, 'failed'));
  return tally;
}

/** Jobs that wait for a free hand, and jobs that have used up their attempts. */
export async function countJobs(db: Database): Promise<{ waiting: number; failed: number }> {
  const { rows } = await db.execute<{ waiting: number; failed: number }>(sql`
    select count(*) filter (where attempts < max_attempts and run_at <= now())::int as waiting,
           count(*) filter (where attempts >= max_attempts)::int as failed
    from graphile_worker.jobs`);
  return rows[0] ?? { waiting: 0, failed: 0 };
}
