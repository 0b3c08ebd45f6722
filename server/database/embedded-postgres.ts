// A real Postgres from npm binaries, on a Unix socket in DATA_DIR. Its own lock on the cluster keeps two
// postmasters apart; one that outlived a killed server is found running and adopted.
import { execFile, spawn } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { type Account, postgresAccount, preparePostgresHome } from './postgres-account.ts';
import { findPostgresBinaries, type PostgresBinaries } from './postgres-binaries.ts';
import { dropStaleLock, socketFolderOf, stopPostmaster } from './postmaster-lock.ts';

const USER = 'playlight';
const DATABASE = 'playlight';
const START_LIMIT_MS = 60_000;
const RETRY_MS = 20;
/** A Unix socket's path has room for 107 bytes, and Postgres appends its own file name. */
const SOCKET_FOLDER_MAX_BYTES = 107 - '/.s.PGSQL.5432.lock'.length;
const ENVIRONMENT = { PATH: '/usr/bin:/bin', LANG: 'C.UTF-8', TZ: 'UTC' };

export interface EmbeddedPostgres {
  readonly connectionString: string;
  stop(): Promise<void>;
}

interface Options {
  readonly dataDir: string;
  /** False only for tests: faster, and lost with the machine. */
  readonly durable?: boolean;
}

export async function startEmbeddedPostgres(options: Options): Promise<EmbeddedPostgres> {
  const account = postgresAccount();
  const home = preparePostgresHome(options.dataDir, account);
  const cluster = join(home, 'cluster');
  const binaries = findPostgresBinaries(account);
  await createCluster(cluster, binaries, account);
  requireSameMajor(cluster, binaries);

  const logFile = join(home, 'postgres.log');
  const deadline = Date.now() + START_LIMIT_MS;
  let running = () => false;
  while (Date.now() < deadline) {
    const socketFolder = socketFolderOf(cluster);
    if (socketFolder && (await ensureDatabase(socketFolder))) {
      return {
        connectionString: connectionStringTo(socketFolder, DATABASE),
        stop: () => stopPostmaster(cluster),
      };
    }
    if (!running()) {
      dropStaleLock(cluster);
      running = spawnPostmaster({ cluster, home, logFile, binaries, account }, options);
    }
    await sleep(RETRY_MS);
  }
  throw new Error(
    `Postgres did not start within ${START_LIMIT_MS / 1000} s. Its last words:\n${lastLines(logFile)}`,
  );
}

async function createCluster(
  cluster: string,
  { initdb }: PostgresBinaries,
  account: Account | undefined,
): Promise<void> {
  if (existsSync(cluster)) return;
  // Made aside and moved into place, so that a start that dies here leaves nothing half made.
  const draft = `${cluster}.${process.pid}`;
  rmSync(draft, { recursive: true, force: true });
  const args = ['-D', draft, '-U', USER, '--auth=trust', '--encoding=UTF8', '--data-checksums'];
  const locale = ['--locale-provider=builtin', '--locale=C', '--builtin-locale=C.UTF-8'];
  await promisify(execFile)(initdb, [...args, ...locale], {
    ...account,
    cwd: '/',
    env: ENVIRONMENT,
  });
  try {
    renameSync(draft, cluster);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(cluster)) throw error;
  }
}

function requireSameMajor(cluster: string, { major }: PostgresBinaries): void {
  const found = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim();
  if (found === major) return;
  const made = `The database in ${cluster} was made by Postgres ${found}; this release brings ${major}.`;
  throw new Error(
    Number(found) > Number(major)
      ? `${made} Start the newer release that made it, or restore a backup of this one into an empty DATA_DIR.`
      : `${made} Back up with the earlier release, and restore that into an empty DATA_DIR.`,
  );
}

interface Postmaster {
  readonly cluster: string;
  readonly home: string;
  readonly logFile: string;
  readonly binaries: PostgresBinaries;
  readonly account: Account | undefined;
}

/** What tests write may be lost; many servers at once are connected there. */
const forTests = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
};

/** Starts a postmaster in a session of its own, so that Ctrl-C reaches it only through us. */
function spawnPostmaster(
  { cluster, home, logFile, binaries, account }: Postmaster,
  { durable = true }: Options,
): () => boolean {
  const settings = {
    listen_addresses: '',
    unix_socket_directories: makeSocketFolder(home, account),
    unix_socket_permissions: '0700',
    timezone: 'UTC',
    max_connections: '60',
    shared_buffers: '64MB',
    io_method: 'sync',
    jit: 'off',
    // Error messages quote values; only the server's own life is logged.
    log_min_messages: 'log',
    log_error_verbosity: 'terse',
    log_checkpoints: 'off',
    ...(durable ? {} : forTests),
  };
  const log = openSync(logFile, 'a', 0o600);
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(binaries.postgres, ['-D', cluster, ...args], {
    ...account,
    cwd: '/',
    env: ENVIRONMENT,
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  child.unref();
  let running = true;
  child.once('exit', () => {
    running = false;
  });
  child.once('error', () => {
    running = false;
  });
  return () => running;
}

function makeSocketFolder(home: string, account: Account | undefined): string {
  const near = join(home, 'run');
  const fits = Buffer.byteLength(near) <= SOCKET_FOLDER_MAX_BYTES;
  const folder = fits ? near : mkdtempSync(join(tmpdir(), 'playlight-'));
  mkdirSync(folder, { recursive: true });
  if (account) chownSync(folder, account.uid, account.gid);
  chmodSync(folder, 0o700);
  return folder;
}

/** Makes sure that our database exists; false while no postmaster answers there. */
async function ensureDatabase(socketFolder: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: connectionStringTo(socketFolder, 'postgres') });
  client.on('error', () => {});
  try {
    await client.connect();
    const found = await client.query('select 1 from pg_database where datname = $1', [DATABASE]);
    if (found.rowCount === 0) await client.query(`create database ${DATABASE}`);
    return true;
  } catch {
    // Not up yet, or another start made the database a moment before us: the next round tells.
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

function connectionStringTo(socketFolder: string, database: string): string {
  return `postgres://${USER}@/${database}?host=${encodeURIComponent(socketFolder)}`;
}

function lastLines(logFile: string): string {
  return readFileSync(logFile, 'utf8').trim().split('\n').slice(-5).join('\n');
}
