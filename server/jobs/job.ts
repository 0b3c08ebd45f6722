// A job is a name and a checked payload; who enqueues it and who runs it share nothing else.
import { sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Database } from '#server/database/connect.ts';

/** Each has hands of its own, so that none holds up another. */
export type QueueName = 'mail' | 'scoring' | 'housekeeping';

export interface Job<Payload> {
  readonly name: string;
  readonly queue: QueueName;
  readonly payloadSchema: z.ZodMiniType<Payload>;
}

export interface JobHandler {
  readonly name: string;
  readonly queue: QueueName;
  /** `reference` names this very job; at another attempt it is the same. */
  readonly run: (payload: unknown, reference: string) => Promise<void>;
}

export function defineJob<Payload>(
  name: string,
  payloadSchema: z.ZodMiniType<Payload>,
  queue: QueueName,
): Job<Payload> {
  return { name, payloadSchema, queue };
}

/** Binds a job to what it does; a payload of another shape fails the job. It may run more than once. */
export function handleJob<Payload>(
  { name, payloadSchema, queue }: Job<Payload>,
  run: (payload: Payload, reference: string) => Promise<void>,
): JobHandler {
  return {
    name,
    queue,
    run: async (payload, reference) => run(payloadSchema.parse(payload), reference),
  };
}

interface Turn {
  /** Of one line only one job is at work, in all servers together. */
  readonly line?: string;
  /** How many of the same line are before it: the first ones of other lines come earlier. */
  readonly placeInLine?: number;
  readonly afterSeconds?: number;
}

/** What the queue's own column holds. */
const LAST_PLACE = 1000;

/**
 * Queues a job in the given transaction: it exists if and only if the rest is committed. A waiting job
 * with the same key is replaced; one that is at work is not tried again.
 */
export async function enqueueJob<Payload>(
  db: Database,
  job: Job<Payload>,
  payload: Payload,
  key: string,
  { line, placeInLine = 0, afterSeconds = 0 }: Turn = {},
): Promise<void> {
  await db.execute(sql`
    select graphile_worker.add_job(
      ${job.name}, payload := ${JSON.stringify(payload)}::json, job_key := ${key},
      queue_name := ${line ?? null}, priority := ${Math.min(LAST_PLACE, placeInLine)}::int,
      run_at := now() + make_interval(secs => ${afterSeconds}))`);
}

/** Key of a job that belongs to one user, so that it can go with the account. */
export const userJobKey = (userId: string, name: string) => `user:${userId}:${name}`;

/** Takes back the waiting jobs of a user. */
export async function removeJobsOfUser(db: Database, userId: string): Promise<void> {
  await db.execute(sql`
    select graphile_worker.remove_job(key) from graphile_worker.jobs
    where key like ${`${userJobKey(userId, '')}%`}`);
}

export async function removeJob(db: Database, key: string): Promise<void> {
  await db.execute(sql`select graphile_worker.remove_job(${key})`);
}

/** Lines that nobody stands in: each bears the name of somebody who may be gone. */
export function removeEmptyLines(db: Database): Promise<void> {
  return db.transaction(async (tx) => {
    // Nobody can join a line meanwhile. Where that takes long, another time will do.
    await tx.execute(sql`set local lock_timeout = '2s'`);
    await tx.execute(sql`lock table graphile_worker._private_job_queues in exclusive mode`);
    await tx.execute(sql`
      delete from graphile_worker._private_job_queues as lines
      where locked_at is null and not exists (
        select 1 from graphile_worker._private_jobs as jobs where jobs.job_queue_id = lines.id)`);
  });
}
