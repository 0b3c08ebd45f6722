// Composition root: config -> database -> jobs -> app -> listen. The only file that wires things.
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setImmediate as letOthersBegin } from 'node:timers/promises';
import { product } from '#domain/content.ts';
import { type ChatModel, createChatModel } from './adapters/chat-model.ts';
import { createMailer } from './adapters/mailer.ts';
import { createSignInProvider } from './adapters/sign-in-provider.ts';
import type { buildApp } from './app.ts';
import { audioStoreOf } from './audio-store-of.ts';
import { type Config, loadConfig } from './config.ts';
import { connectDatabase, type DatabaseConnection } from './database/connect.ts';
import { startOwnPostgres } from './database/own-postgres.ts';
import { requireSameClock } from './database/same-clock.ts';
import { createDiskWatch, type DiskWatch } from './disk-watch.ts';
import type { JobDependencies } from './job-handlers.ts';
import { createLogger, type Logger } from './logging.ts';
import { createMetrics } from './metrics/metrics.ts';
import { ownVersion, packageRoot } from './package-root.ts';
import { createVoiceEnroller } from './plays/speech/enrollment/voice-enroller.ts';
import { createSpeechPool } from './plays/speech/pool/speech-pool.ts';
import { transcriptionServerOf } from './plays/speech/transcription-server-of.ts';
import { runUntilStopped, type Undo } from './shutdown.ts';

const GOOGLE_ISSUER = 'https://accounts.google.com';

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Starts everything and says so; every step that was taken is undone in reverse order at the end. */
async function start(undo: Undo): Promise<void> {
  const config = loadConfig();
  const logger = createLogger(config.LOG_LEVEL);

  const starting = config.DATABASE_URL ?? startOwnDatabase(config, logger, undo);
  const parts = loadParts();
  const connectionString = await starting;
  const { migrateDatabase, buildApp } = await parts;
  say('• Bringing the database up to date');
  await migrateDatabase(connectionString);
  const database = connectDatabase(connectionString);
  undo.add(() => database.close());
  await requireSameClock(database.db);

  const publicUrl = () => config.PUBLIC_URL ?? addressOf(app, config);
  const speechPool = createSpeechPool({
    modelsFolder: config.MODELS_DIR,
    transcriptionServer: transcriptionServerOf(config),
    onProcessEnd: (reason) => logger.warn({ reason }, 'a speech process ended'),
  });
  const audioStore = audioStoreOf(config);
  say(`• Recordings go to ${audioStore.description}`);
  if (!(await audioStore.isReachable()))
    say(
      '! It does not answer, or not to us: until it does, recordings are neither kept nor played',
    );
  const jobs =
    config.ROLE === 'web'
      ? undefined
      : await startJobs(config, database, logger, { publicUrl, speechPool, audioStore }, undo);
  // Before the job runner: a job that listens then ends at once, and goes on after the next start.
  undo.add(() => speechPool.close());
  const { db } = database;
  const version = ownVersion();
  const disk = createDiskWatch(config.DATA_DIR);
  await sayWhenLow(disk, config.DATA_DIR);
  const metrics = createMetrics(
    {
      version,
      role: config.ROLE,
      db,
      databasePool: database.pool,
      disk,
      speechPool,
      jobTally: jobs?.runner.tally,
      mailTally: jobs?.mailer.tally,
    },
    config.METRICS_TOKEN,
  );
  const app = await buildApp({
    config,
    db,
    logger,
    version,
    metrics,
    publicUrl,
    signInProviders: signInProvidersOf(config),
    voiceEnroller: createVoiceEnroller({ modelsFolder: config.MODELS_DIR }),
    speechPool,
    audioStore,
    disk,
    chatModel: chatModelOf(config),
    jobRunner: jobs?.runner,
    webFolder: config.ROLE === 'worker' ? undefined : join(packageRoot, 'dist/web'),
  });
  undo.add(() => app.close());
  await listen(app, config);
  say(`✓ ${product.name} is ready at ${publicUrl()}`);
}

/** Most of the server's code, read while the database starts. */
async function loadParts() {
  await letOthersBegin();
  const { buildApp } = await import('./app.ts');
  const { migrateDatabase } = await import('./database/migrate.ts');
  return { buildApp, migrateDatabase };
}

async function startJobs(
  config: Config,
  { db, pool }: DatabaseConnection,
  logger: Logger,
  services: Pick<JobDependencies, 'publicUrl' | 'speechPool' | 'audioStore'>,
  undo: Undo,
) {
  const { jobHandlers, jobSchedule } = await import('./job-handlers.ts');
  const { startJobRunner } = await import('./jobs/queue.ts');
  const mailer = createMailer({
    smtpUrl: config.SMTP_URL,
    from: config.MAIL_FROM,
    outboxFolder: join(config.DATA_DIR, 'outbox'),
  });
  undo.add(async () => mailer.close());
  say(`• Mail goes to ${mailer.description}`);
  const { keyring } = config;
  const handlers = jobHandlers({ db, mailer, keyring, ...services });
  const scoringHands = services.speechPool.status().places.uploads.most;
  const runner = await startJobRunner({
    pool,
    logger,
    handlers,
    schedule: jobSchedule,
    scoringHands,
  });
  undo.add(() => runner.stop());
  return { runner, mailer };
}

async function sayWhenLow(disk: DiskWatch, folder: string): Promise<void> {
  const { status, freeBytes = 0 } = await disk.look();
  if (status !== 'low' && status !== 'full') return;
  const megabytes = Math.floor(freeBytes / (1024 * 1024));
  say(`! Only ${megabytes} MB are left for ${folder}: make room, or soon nothing can be saved`);
}

function chatModelOf(config: Config): ChatModel | undefined {
  const { COACH_BASE_URL: baseUrl, COACH_API_KEY: apiKey } = config;
  const { COACH_MODEL: model, COACH_LABEL: label } = config;
  return baseUrl && model ? createChatModel({ baseUrl, apiKey, model, label }) : undefined;
}

function signInProvidersOf(config: Config) {
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET } = config;
  const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET } = config;
  return {
    ...(GOOGLE_CLIENT_ID && GOOGLE_CLIENT_SECRET
      ? {
          google: createSignInProvider({
            issuer: GOOGLE_ISSUER,
            clientId: GOOGLE_CLIENT_ID,
            clientSecret: GOOGLE_CLIENT_SECRET,
            promptAgain: 'select_account',
          }),
        }
      : {}),
    ...(OIDC_ISSUER && OIDC_CLIENT_ID && OIDC_CLIENT_SECRET
      ? {
          oidc: createSignInProvider({
            issuer: OIDC_ISSUER,
            clientId: OIDC_CLIENT_ID,
            clientSecret: OIDC_CLIENT_SECRET,
            promptAgain: 'login',
          }),
        }
      : {}),
  };
}

async function startOwnDatabase(config: Config, logger: Logger, undo: Undo) {
  say(`• Starting the database in ${config.DATA_DIR}`);
  const postgres = await startOwnPostgres(config.DATA_DIR, () =>
    logger.error('the database ended, and is started again'),
  );
  undo.add(() => postgres.stop());
  return postgres.connectionString;
}

type App = Awaited<ReturnType<typeof buildApp>>;

async function listen(app: App, { PORT, HOST }: Config): Promise<void> {
  try {
    await app.listen({ port: PORT, host: HOST });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new Error(
      `Port ${PORT} is taken by another program: stop it, or choose another port with PORT=${PORT + 1} npm start.`,
    );
  }
}

function addressOf(app: App, { HOST }: Config): string {
  const { port } = app.server.address() as AddressInfo;
  const host = HOST === '127.0.0.1' || HOST === '0.0.0.0' ? 'localhost' : HOST;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

await runUntilStopped(start);
