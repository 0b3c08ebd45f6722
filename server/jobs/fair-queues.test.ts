// Whose work waits for whose.
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createLogger } from '#server/logging.ts';
import { Deferred } from '#server/plays/speech/pool/deferred.ts';
import { createTestApp } from '#test-support/test-app.ts';
import { defineJob, enqueueJob, handleJob } from './job.ts';
import { startJobRunner } from './queue.ts';

const logger = createLogger('silent');

const mailJob = defineJob('mail', z.unknown(), 'mail');
const tidyJob = defineJob('tidy', z.unknown(), 'housekeeping');
const scoreJob = defineJob('score', z.object({ play: z.string() }), 'scoring');

it('mail and housekeeping go on while every hand that scores is busy', async () => {
  const { db, pool } = (await createTestApp()).database;
  const scored = new Deferred<void>();
  const done: string[] = [];
  const handlers = [
    handleJob(scoreJob, () => scored.promise),
    handleJob(mailJob, async () => void done.push('mail')),
    handleJob(tidyJob, async () => void done.push('tidy')),
  ];
  for (const play of ['a', 'b', 'c']) await enqueueJob(db, scoreJob, { play }, play);
  await enqueueJob(db, mailJob, {}, 'mail');
  await enqueueJob(db, tidyJob, {}, 'tidy');
  const runner = await startJobRunner({ pool, logger, handlers, scoringHands: 2 });
  await expect.poll(() => done.toSorted()).toEqual(['mail', 'tidy']);
  scored.resolve();
  await runner.stop();
  expect(runner.tally.get('mail')).toEqual({ done: 1, failed: 0 });
});

it('scores one upload of a family at a time, and another family’s before their second', async () => {
  const { db, pool } = (await createTestApp()).database;
  const running = new Map<string, Deferred<void>>();
  const order: string[] = [];
  const handlers = [
    handleJob(scoreJob, ({ play }) => {
      const end = new Deferred<void>();
      running.set(play, end);
      order.push(play);
      return end.promise;
    }),
  ];
  for (const [place, play] of ['first', 'second', 'third'].entries())
    await enqueueJob(db, scoreJob, { play }, play, { line: 'large family', placeInLine: place });
  const runner = await startJobRunner({ pool, logger, handlers, scoringHands: 2 });
  await expect.poll(() => order).toEqual(['first']);
  const neighbour = { line: 'neighbour', placeInLine: 0 };
  await enqueueJob(db, scoreJob, { play: 'neighbour' }, 'neighbour', neighbour);
  await expect.poll(() => order).toEqual(['first', 'neighbour']);
  running.get('first')?.resolve();
  await expect.poll(() => order).toEqual(['first', 'neighbour', 'second']);
  for (const play of ['neighbour', 'second']) running.get(play)?.resolve();
  await expect.poll(() => order).toContain('third');
  running.get('third')?.resolve();
  await runner.stop();
});

it('goes on with the line of a family whose server died', async () => {
  const { db, pool } = (await createTestApp()).database;
  await enqueueJob(db, scoreJob, { play: 'abandoned' }, 'any', { line: 'family', placeInLine: 0 });
  for (const table of ['_private_jobs', '_private_job_queues'])
    await pool.query(
      `update graphile_worker.${table} set locked_by = 'the dead', locked_at = now() - interval '1 minute'`,
    );
  const scored: string[] = [];
  const handlers = [handleJob(scoreJob, async ({ play }) => void scored.push(play))];
  const runner = await startJobRunner({ pool, logger, handlers, scoringHands: 1 });
  await expect.poll(() => scored).toEqual(['abandoned']);
  await runner.stop();
});
