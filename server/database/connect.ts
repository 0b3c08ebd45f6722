import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import * as accountSecurity from './tables/account-security.ts';
import * as children from './tables/children.ts';
import * as liveSessions from './tables/live-sessions.ts';
import * as mailPreferences from './tables/mail-preferences.ts';
import * as milestones from './tables/milestones.ts';
import * as pendingEmails from './tables/pending-emails.ts';
import * as playSessions from './tables/play-sessions.ts';
import * as recordings from './tables/recordings.ts';
import * as users from './tables/users.ts';
import * as voices from './tables/voices.ts';

const POOL_SIZE = 16;
const CONNECT_TIMEOUT_MS = 10_000;

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
  NodePgDatabase<typeof tables>,
  'select' | 'insert' | 'update' | 'delete' | 'execute' | '$count' | 'transaction'
>;

export interface DatabaseConnection {
  readonly db: Database;
  readonly pool: pg.Pool;
  readonly close: () => Promise<void>;
}

export function connectDatabase(connectionString: string): DatabaseConnection {
  const pool = new pg.Pool({
    connectionString,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  });
  // A connection that breaks is replaced at the next query; without listeners it would end Node.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return { db: drizzle(pool, { schema: tables }), pool, close: () => pool.end() };
}
