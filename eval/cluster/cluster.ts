// Playlight over several servers, on this machine: the built product in its two roles behind a reverse proxy, one Postgres, one store
// for recordings (a stand-in), one mail server. Between the servers and each of those lies a stretch of network that can be cut.
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { startEmbeddedPostgres } from '#server/database/embedded-postgres.ts';
import { type BucketStandIn, startBucketStandIn } from '#test-support/bucket-stand-in.ts';
import { type MailServer, startMailServer } from '#test-support/mail-server.ts';
import { makeDataDir } from '#test-support/product.ts';
import { Member } from './member.ts';
import { ReverseProxy } from './reverse-proxy.ts';
import { TcpRelay } from './tcp-relay.ts';

const root = dirname(dirname(import.meta.dirname));

export interface Cluster {
  readonly proxy: ReverseProxy;
  readonly web: readonly [Member, Member];
  readonly workers: readonly [Member, Member];
  readonly bucket: BucketStandIn;
  readonly mailServer: MailServer;
  readonly network: Record<'database' | 'store' | 'mail', TcpRelay>;
  /** Straight to the database, past the network that can be cut. */
  readonly pool: pg.Pool;
  readonly databaseDir: string;
  /** Also after it was killed: brings it up again. */
  startDatabase(): Promise<void>;
  stop(): Promise<void>;
}

/** Nothing but the outside is up: the members are started by whoever wants them. */
export async function makeCluster(databaseDir = makeDataDir()): Promise<Cluster> {
  await build();
  const startDatabase = () => startEmbeddedPostgres({ dataDir: databaseDir });
  let postgres = await startDatabase();
  const pool = new pg.Pool({ connectionString: postgres.connectionString, max: 4 });
  pool.on('error', () => undefined);
  const bucket = await startBucketStandIn();
  const mailServer = await startMailServer();
  const socketFolder = new URLSearchParams(postgres.connectionString.split('?')[1]).get('host');
  const network = {
    database: await TcpRelay.to({ path: `${socketFolder}/.s.PGSQL.5432` }),
    store: await TcpRelay.to({ port: Number(new URL(bucket.settings.endpoint).port) }),
    mail: await TcpRelay.to({ port: Number(new URL(mailServer.url).port) }),
  };
  const ports = [await freePort(), await freePort()] as const;
  const proxy = await ReverseProxy.before(ports);
  const settings = {
    NODE_ENV: 'production',
    APP_SECRET: 'a secret that all members share, and nobody else',
    DATABASE_URL: `postgres://playlight@127.0.0.1:${network.database.port}/playlight`,
    PUBLIC_URL: proxy.url,
    TRUST_PROXY: '127.0.0.1',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'info',
    SMTP_URL: `smtp://127.0.0.1:${network.mail.port}`,
    S3_ENDPOINT: `http://127.0.0.1:${network.store.port}`,
    S3_REGION: bucket.settings.region,
    S3_BUCKET: bucket.settings.bucket,
    S3_ACCESS_KEY_ID: bucket.settings.accessKeyId,
    S3_SECRET_ACCESS_KEY: bucket.settings.secretAccessKey,
  };
  const web = [
    new Member('web', ports[0], settings),
    new Member('web', ports[1], settings),
  ] as const;
  const workers = [
    new Member('worker', await freePort(), settings),
    new Member('worker', await freePort(), settings),
  ] as const;
  return {
    proxy,
    web,
    workers,
    bucket,
    mailServer,
    network,
    pool,
    databaseDir,
    async startDatabase() {
      postgres = await startDatabase();
    },
    async stop() {
      await Promise.all([...web, ...workers].map((member) => member.stop()));
      proxy.close();
      for (const relay of Object.values(network)) relay.close();
      await pool.end();
      await postgres.stop();
      bucket.stop();
      await mailServer.stop();
      rmSync(databaseDir, { recursive: true, force: true });
    },
  };
}

/** Before the members, which would otherwise build all at once. */
async function build(): Promise<void> {
  const file = pathToFileURL(join(root, 'scripts/setup/build.mjs')).href;
  await ((await import(file)) as { ensureBuilt(): Promise<void> }).ensureBuilt();
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
