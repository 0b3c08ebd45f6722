// The product under attack: built and started as its users start it, with its database, its mails and its memory in sight.
import { once } from 'node:events';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { connectDatabase, type DatabaseConnection } from '#server/database/connect.ts';
import { startEmbeddedPostgres } from '#server/database/embedded-postgres.ts';
import { type ChatStandIn, startChatStandIn } from '#test-support/chat-server.ts';
import { type OpenIdProvider, startOpenIdProvider } from '#test-support/openid-provider.ts';
import { makeDataDir, type Product, startProduct } from '#test-support/product.ts';
import { call, isOk } from './http-call.ts';

export interface Target {
  readonly url: string;
  readonly dataDir: string;
  readonly database: DatabaseConnection;
  /** The coach's model, which says what an attacker wants it to say. */
  readonly model: ChatStandIn;
  readonly provider: OpenIdProvider;
  /** Whether the process that was started is still the one that answers. */
  isUp(): Promise<boolean>;
  rssMegabytes(): number;
  stop(): Promise<void>;
}

/** `command`: another build than the product's own. */
export async function startTarget(command?: readonly string[]): Promise<Target> {
  const dataDir = makeDataDir();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const model = await startChatStandIn();
  const provider = await startOpenIdProvider([`${url}/api/auth/oidc/callback`]);
  const product = await startProduct(
    {
      DATA_DIR: dataDir,
      PORT: String(port),
      PUBLIC_URL: url,
      LOG_LEVEL: 'silent',
      COACH_BASE_URL: model.baseUrl,
      COACH_MODEL: 'hostile',
      OIDC_ISSUER: provider.issuer,
      OIDC_CLIENT_ID: provider.clientId,
      OIDC_CLIENT_SECRET: provider.clientSecret,
    },
    command,
  );
  // It runs already, and is adopted.
  const { connectionString } = await startEmbeddedPostgres({ dataDir });
  const database = connectDatabase(connectionString);
  return {
    url,
    dataDir,
    database,
    model,
    provider,
    isUp: async () =>
      product.child.exitCode === null && isOk(await call(url, { path: '/api/health' })),
    rssMegabytes: () => rssOf(product),
    async stop() {
      await database.close();
      await product.stop();
      model.stop();
      await provider.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function rssOf({ child }: Product): number {
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Every mail so far, as it would go over the wire. */
export function mailsOf({ dataDir }: Target): string[] {
  const folder = join(dataDir, 'outbox');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
}
