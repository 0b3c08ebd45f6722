import type { Socket } from 'node:net';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import * as accountSecurity from './schema/account-security.ts';
import * as children from './schema/children.ts';
import * as liveSessions from './schema/live-sessions.ts';
import * as mailPreferences from './schema/mail-preferences.ts';
import * as milestones from './schema/milestones.ts';
import * as pendingEmails from './schema/pending-emails.ts';
import * as playSessions from './schema/play-sessions.ts';
import * as recordings from './schema/recordings.ts';
import * as users from './schema/users.ts';
import * as voices from './schema/voices.ts';

/** Three of them listen for jobs. */
const POOL_SIZE = 18;
const LIMITS = {
  /** Also for a connection that others have to give back first. */
  connectMs: 5_000,
  /** Without a byte of an answer. Nothing that is asked takes a tenth of it; a database that does is as good as away. */
  silenceMs: 10_000,
};

export const tables = {
  ...users,
  ...accountSecurity,
  ...pendingEmails,
  ...children,
  ...playSessions,
  ...voices,
  ...liveSessions,
  ...milestones,
  ...mailPreferences,
  ...recordings,
};

/** The database or a transaction in it: what a repository takes. */
export type Database = Pick<
  NodePgDatabase,
  | 'select'
  | 'selectDistinct'
  | 'insert'
  | 'update'
  | 'delete'
  | 'execute'
  | '$count'
  | 'transaction'
>;

export interface DatabaseConnection {
  readonly db: Database;
  readonly pool: pg.Pool;
  readonly close: () => Promise<void>;
}

export function connectDatabase(
  connectionString: string,
  { connectMs, silenceMs } = LIMITS,
): DatabaseConnection {
  const pool = new pg.Pool({
    connectionString,
    max: POOL_SIZE,
    connectionTimeoutMillis: connectMs,
  });
  // A connection that breaks is replaced at the next query; without listeners it would end Node.
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    client.on('error', () => {});
    hangUpOnSilence(client, silenceMs);
  });
  return { db: drizzle(pool), pool, close: () => pool.end() };
}

/** What the driver has, and its types do not tell. */
interface Inside {
  readonly connection: { readonly stream: Socket };
  readonly readyForQuery: boolean;
}

/**
 * The driver's own limit for a query would leave the connection to the next one, in the middle of what it was at. Where it is closed,
 * everybody knows.
 */
function hangUpOnSilence(client: pg.PoolClient, silenceMs: number): void {
  const inside = client as unknown as Inside;
  const { stream } = inside.connection;
  stream.setTimeout(silenceMs, () => {
    if (inside.readyForQuery) return;
    stream.destroy(Object.assign(new Error('The database is silent'), { code: 'ETIMEDOUT' }));
  });
}
