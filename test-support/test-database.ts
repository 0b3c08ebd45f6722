// One real Postgres per test run, one migrated template in it, and a copy of that for every test file.
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { connectDatabase, type DatabaseConnection } from '#server/database/connect.ts';
import { startEmbeddedPostgres } from '#server/database/embedded-postgres.ts';
import { migrateDatabase } from '#server/database/migrate.ts';
import { makeDataDir } from './product.ts';

const TEMPLATE = 'template_playlight';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

/** Vitest's global set-up: starts Postgres, and returns how to stop it. */
export async function setup(project: TestProject) {
  const dataDir = makeDataDir();
  const postgres = await startEmbeddedPostgres({ dataDir, durable: false });
  await runStatement(postgres.connectionString, `create database ${TEMPLATE}`);
  await migrateDatabase(urlOf(postgres.connectionString, TEMPLATE));
  project.provide('postgresUrl', postgres.connectionString);
  return async () => {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}

export interface TestDatabase extends DatabaseConnection {
  readonly connectionString: string;
}

/** A fresh copy of the template, with every table and no rows; of `template0`, a database without a table. */
export async function createTestDatabase(
  postgresUrl: string,
  template: typeof TEMPLATE | 'template0' = TEMPLATE,
): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  // Copied as files, not through the log: half the work.
  await runStatement(
    postgresUrl,
    `create database ${name} template ${template} strategy file_copy`,
  );
  const connectionString = urlOf(postgresUrl, name);
  return { ...connectDatabase(connectionString), connectionString };
}

/** How many statements wait for another transaction to end. */
export async function countWaiting({ pool }: TestDatabase): Promise<number> {
  const { rows } = await pool.query(
    `select count(*)::int as count from pg_locks join pg_stat_activity using (pid)
     where not granted and datname = current_database()`,
  );
  return rows[0].count;
}

function urlOf(postgresUrl: string, database: string): string {
  return postgresUrl.replace(/\/[^/?]+\?/, `/${database}?`);
}

async function runStatement(connectionString: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(statement);
  await client.end();
}
