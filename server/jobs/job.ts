// A job is a name and a checked payload; who enqueues it and who runs it share nothing else.
import { sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Database } from '#server/database/connect.ts';

export interface Job<Payload> {
  readonly name: string;
  readonly payloadSchema: z.ZodMiniType<Payload>;
}

export interface JobHandler {
  readonly name: string;
  /** `reference` names this very job; at another attempt it is the same. */
  readonly run: (payload: unknown, reference: string) => Promise<void>;
}

export function defineJob<Payload>(
  name: string,
  payloadSchema: z.ZodMiniType<Payload>,
): Job<Payload> {
  return { name, payloadSchema };
}

/** Binds a job to what it does; a payload of another shape fails the job. It may run more than once. */
export function handleJob<Payload>(
  { name, payloadSchema }: Job<Payload>,
  run: (payload: Payload, reference: string) => Promise<void>,
): JobHandler {
  return { name, run: async (payload, reference) => run(payloadSchema.parse(payload), reference) };
}

/**
 * Queues a job in the given transaction: it exists if and only if the rest is committed. A waiting job
 * with the same key is replaced.
 */
export async function enqueueJob<Payload>(
  db: Database,
  job: Job<Payload>,
  payload: Payload,
  key: string,
): Promise<void> {
  await db.execute(sql`
    select graphile_worker.add_job(
      ${job.name}, payload := ${JSON.stringify(payload)}::json, job_key := ${key})`);
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
