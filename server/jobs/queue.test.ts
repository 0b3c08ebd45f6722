import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import type { PlaySessionId, RecordingKey } from '#domain/ids.ts';
import { tables } from '#server/database/connect.ts';
import { createLogger } from '#server/logging.ts';
import { addChild, addPlaySession, signUpSomebody } from '#test-support/people.ts';
import { createTestApp } from '#test-support/test-app.ts';
import { deleteExpiredRows } from './delete-expired-rows.ts';
import { startJobRunner } from './queue.ts';

const testApp = await createTestApp();
const { database } = testApp;
const lines: string[] = [];
const logger = createLogger('info', { write: (line) => lines.push(line) });
const runner = await startJobRunner({
  ...database,
  logger,
  handlers: [deleteExpiredRows(database.db)],
});
afterAll(() => runner.stop());

it('deletes expired login sessions and leaves the others', async () => {
  const [away, here] = [await signUpSomebody(testApp), await signUpSomebody(testApp)];
  await database.db
    .update(tables.sessions)
    .set({ expire: new Date(Date.now() - 1000) })
    .where(sql`${tables.sessions.userId} = ${away.id}`);
  await database.db.execute(sql`select graphile_worker.add_job('deleteExpiredRows')`);
  await expect
    .poll(async () => (await database.db.select().from(tables.sessions)).map((row) => row.userId))
    .toEqual([here.id]);
  await expect.poll(() => lines.join('')).toContain('"job":"deleteExpiredRows"');
});

it('gives a job to another where its process died, and leaves the others alone', async () => {
  const { pool } = await createTestApp().then((app) => app.database);
  const lock = async (job: string, secondsAgo: number) => {
    await pool.query('select graphile_worker.add_job($1)', [job]);
    await pool.query(
      `update graphile_worker._private_jobs
       set locked_by = 'somebody', locked_at = now() - make_interval(secs => $1) where locked_at is null`,
      [secondsAgo],
    );
  };
  const ran: string[] = [];
  const handlers = ['abandoned', 'held'].map((name) => ({
    name,
    queue: 'housekeeping' as const,
    run: async (_: unknown, reference: string) => void ran.push(`${name} ${reference}`),
  }));
  await lock('abandoned', 60);
  await lock('held', 5);
  const another = await startJobRunner({ pool, logger: createLogger('silent'), handlers });
  await expect.poll(() => ran).toEqual([expect.stringMatching(/^abandoned \d+\.\d{13}$/)]);
  await another.stop();
});

it('goes on after the database was away', async () => {
  const { pool } = await createTestApp().then((app) => app.database);
  let runs = 0;
  const breaking = {
    name: 'breaking',
    queue: 'housekeeping' as const,
    async run() {
      runs += 1;
      // Every connection but this one; the end of the job cannot be noted.
      if (runs === 1)
        await pool.query(
          `select pg_terminate_backend(pid) from pg_stat_activity
           where datname = current_database() and pid <> pg_backend_pid()`,
        );
    },
  };
  const another = await startJobRunner({
    pool,
    logger: createLogger('silent'),
    handlers: [breaking],
  });
  await pool.query(`select graphile_worker.add_job('breaking')`);
  await expect.poll(() => runs).toBe(1);
  // Connections that died may not have been noticed yet.
  const add = () => pool.query(`select graphile_worker.add_job('breaking')`).catch(() => undefined);
  await expect.poll(add).toBeDefined();
  await expect.poll(() => runs).toBeGreaterThan(1);
  // A queue without work may notice later than the others that its connection died.
  await expect.poll(() => another.status()).toBe('up');
  await another.stop();
});

it('deletes live play sessions that nobody came back to, and keeps those that were saved', async () => {
  const parent = await signUpSomebody(testApp);
  const childId = await addChild(testApp, parent.id);
  const playSessionId = await addPlaySession(testApp, parent.id, childId);
  const twoDaysAgo = new Date(Date.now() - 48 * 60 * 60 * 1000);
  const add = (name: string, more: { updatedAt?: Date; playSessionId?: PlaySessionId }) =>
    database.db.insert(tables.liveSessions).values({
      userId: parent.id,
      recordingKey: name as RecordingKey,
      childId,
      holder: randomUUID(),
      ...more,
    });
  await add('forgotten', { updatedAt: twoDaysAgo });
  await add('saved', { updatedAt: twoDaysAgo, playSessionId });
  await add('playing', {});
  await database.db.execute(sql`select graphile_worker.add_job('deleteExpiredRows')`);
  await expect
    .poll(async () =>
      (await database.db.select().from(tables.liveSessions)).map(
        ({ recordingKey }) => recordingKey,
      ),
    )
    .toEqual(['saved', 'playing']);
});

it('keeps sound that waits to be scored, and deletes what broke off while it arrived', async () => {
  const parent = await signUpSomebody(testApp);
  const playSessionId = await addPlaySession(
    testApp,
    parent.id,
    await addChild(testApp, parent.id),
  );
  const userId = parent.id;
  const createdAt = new Date(Date.now() - 48 * 60 * 60 * 1000);
  const uploadId = randomUUID();
  await database.db
    .insert(tables.recordingUploads)
    .values({ playSessionId, userId, uploadId, createdAt });
  const sealedBytes = Buffer.from('sealed');
  const [brokenOff, arriving] = [randomUUID(), randomUUID()];
  await database.db.insert(tables.recordingParts).values([
    { uploadId, position: 0, userId, playSessionId, sealedBytes, createdAt },
    { uploadId: brokenOff, position: 0, userId, playSessionId, sealedBytes, createdAt },
    { uploadId: arriving, position: 0, userId, sealedBytes },
  ]);
  await database.db.execute(sql`select graphile_worker.add_job('deleteExpiredRows')`);
  const left = async () =>
    (await database.db.select().from(tables.recordingParts)).map((part) => part.uploadId);
  await expect.poll(async () => (await left()).toSorted()).toEqual([uploadId, arriving].toSorted());
  expect((await database.db.select().from(tables.recordingUploads))[0]?.status).toBe('waiting');
});

it('deletes what failed for good a month ago, words and all, and leaves what may still work', async () => {
  await database.pool.query(`
    select graphile_worker.add_job('unknown', '{"message":"old words"}');
    select graphile_worker.add_job('unknown', '{"message":"new words"}');
    update graphile_worker._private_jobs set attempts = max_attempts
      where payload::text like '%old words%'`);
  const waiting = async () => {
    const { rows } = await database.pool.query(
      `select payload from graphile_worker._private_jobs where payload::text like '%words%' order by payload->>'message'`,
    );
    return rows.map(({ payload }) => payload.message);
  };
  await deleteExpiredRows(database.db).run({}, 'now');
  expect(await waiting()).toEqual(['new words', 'old words']);
  await database.pool.query(
    `update graphile_worker._private_jobs set updated_at = now() - interval '31 days'`,
  );
  await deleteExpiredRows(database.db).run({}, 'now');
  expect(await waiting()).toEqual(['new words']);
});
