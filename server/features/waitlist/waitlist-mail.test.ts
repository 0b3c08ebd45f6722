import { expect, it } from 'vitest';
import { createTestApp } from '#test-support/test-app.ts';
import { startTestJobs } from '#test-support/test-jobs.ts';

const testApp = await createTestApp();
const mailServer = await startTestJobs(testApp);
const join = (email: string) =>
  testApp.request({ method: 'POST', url: '/api/waitlist/join', payload: { email } });

it('confirms a place on the list by mail', async () => {
  await join('early@example.org');
  await expect.poll(() => mailServer.recipients).toEqual(['early@example.org']);
  expect(mailServer.mails[0]?.subject).toBe('You’re on the Playlight waitlist');
});

it('answers at once while the mail server is down, and mails when it is back', async () => {
  mailServer.isBusy = true;
  expect((await join('patient@example.org')).statusCode).toBe(201);
  const { pool } = testApp.database;
  const attempts = async () => {
    const { rows } = await pool.query('select attempts from graphile_worker.jobs');
    return rows[0]?.attempts as number | undefined;
  };
  await expect.poll(attempts).toBe(1);
  expect(mailServer.recipients).not.toContain('patient@example.org');
  mailServer.isBusy = false;
  // The queue would wait a little before the next try.
  await pool.query('update graphile_worker._private_jobs set run_at = now()');
  await pool.query(`select pg_notify('jobs:insert', '{"count":1}')`);
  await expect.poll(() => mailServer.recipients).toContain('patient@example.org');
});
