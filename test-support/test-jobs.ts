import { afterAll } from 'vitest';
import { createMailer, type Mailer } from '#server/adapters/mailer.ts';
import { jobHandlers } from '#server/job-handlers.ts';
import { startJobRunner } from '#server/jobs/queue.ts';
import { createLogger } from '#server/logging.ts';
import { type MailServer, startMailServer } from './mail-server.ts';
import { PUBLIC_URL, type TestApp, testConfig } from './test-app.ts';

/** Runs the real jobs of an app, with mail going to a real mail server; stopped after the last test. */
export async function startTestJobs({
  database,
  speechPool,
  audioStore,
}: TestApp): Promise<MailServer> {
  const mailServer = await startMailServer();
  const mailer = createMailer({
    smtpUrl: mailServer.url,
    from: 'Playlight <hello@example.org>',
    outboxFolder: '/nonexistent',
  });
  const handlers = handlersOf({ database, speechPool, audioStore }, mailer);
  const runner = await startJobRunner({
    pool: database.pool,
    logger: createLogger('silent'),
    handlers,
  });
  afterAll(async () => {
    await runner.stop();
    mailer.close();
    await mailServer.stop();
  });
  return mailServer;
}

/** Runs one job here and now, without a runner: a test says when. */
export async function runJobNow(testApp: TestApp, name: string, payload: object = {}) {
  const from = 'Playlight <hello@example.org>';
  const mailer = createMailer({ smtpUrl: undefined, from, outboxFolder: '/nonexistent' });
  const handler = handlersOf(testApp, mailer).find((one) => one.name === name);
  if (!handler) throw new Error(`There is no job ${name}`);
  await handler.run(payload, 'now');
}

function handlersOf(
  { database, speechPool, audioStore }: Pick<TestApp, 'database' | 'speechPool' | 'audioStore'>,
  mailer: Mailer,
) {
  return jobHandlers({
    db: database.db,
    mailer,
    audioStore,
    speechPool,
    keyring: testConfig.keyring,
    publicUrl: () => PUBLIC_URL,
  });
}
