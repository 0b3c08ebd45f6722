// Composition root: config -> database -> jobs -> app -> listen. The only file that wires things.
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { product } from '#domain/content.ts';
import { buildApp } from './app.ts';
import { type Config, loadConfig } from './config.ts';
import { connectDatabase } from './database/connect.ts';
import { startEmbeddedPostgres } from './database/embedded-postgres.ts';
import { migrateDatabase } from './database/migrate.ts';
import { becomeSingleOwner } from './database/single-owner.ts';
import { startJobRunner } from './jobs/queue.ts';
import { createLogger } from './logging.ts';
import { packageRoot } from './package-root.ts';
import { runUntilStopped, type Undo } from './shutdown.ts';

/** Starts everything and says so; every step that was taken is undone in reverse order at the end. */
async function start(undo: Undo): Promise<void> {
  const config = loadConfig();
  const logger = createLogger(config.LOG_LEVEL);
  const say = (line: string) => process.stdout.write(`${line}\n`);

  const connectionString = config.DATABASE_URL ?? (await startOwnDatabase(config, undo, say));
  say('• Bringing the database up to date');
  await migrateDatabase(connectionString);
  const database = connectDatabase(connectionString);
  undo.add(() => database.close());

  const runsJobs = config.ROLE !== 'web';
  const jobRunner = runsJobs ? await startJobRunner({ ...database, logger }) : undefined;
  if (jobRunner) undo.add(() => jobRunner.stop());

  const app = await buildApp({
    config,
    db: database.db,
    logger,
    version: ownVersion(),
    jobRunner,
    webFolder: config.ROLE === 'worker' ? undefined : join(packageRoot, 'dist/web'),
  });
  undo.add(() => app.close());
  await listen(app, config);
  say(`✓ ${product.name} is ready at ${config.PUBLIC_URL ?? addressOf(app, config)}`);
}

async function startOwnDatabase(config: Config, undo: Undo, say: (line: string) => void) {
  say(`• Starting the database in ${config.DATA_DIR}`);
  const postgres = await startEmbeddedPostgres({ dataDir: config.DATA_DIR });
  const ownership = await becomeSingleOwner(postgres.connectionString, config.DATA_DIR);
  undo.add(async () => {
    await ownership.release();
    await postgres.stop();
  });
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

function ownVersion(): string {
  const text = readFileSync(join(packageRoot, 'package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

await runUntilStopped(start);
