// Each table has one repository, and nobody else queries it: whoever changes a table finds every query in one place.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import { tables } from '#server/database/connect.ts';

const server = dirname(import.meta.dirname);

/** What goes through the whole database, whatever is in it. */
const readers = new Set([
  'database/connect.ts',
  'features/data-management/exported-tables.ts',
  'backup/restore-backup.ts',
  'backup/write-backup.ts',
  'keys/reseal-recordings.ts',
]);

/** The one repository that is cut into several files. */
const parts = new Map([
  ['plays/tables/play-history.ts', 'plays/tables/play-sessions.ts'],
  ['plays/tables/milestone-facts.ts', 'plays/tables/play-sessions.ts'],
  ['plays/tables/kept-recordings.ts', 'plays/tables/play-sessions.ts'],
]);

const sqlNames = new Map(
  Object.entries(tables).flatMap(([name, table]) =>
    is(table, PgTable) ? [[name, getTableName(table)] as const] : [],
  ),
);

const isRepository = (path: string) => /^(plays\/)?tables\//.test(path);

/** Names of the tables that a source queries; a join into the query of another table is not one. */
function queriedIn(source: string): string[] {
  return [...sqlNames]
    .filter(([name, sqlName]) => {
      const verbs = String.raw`(?:\.(?:from|insert|update|delete|\$count)\(\s*|(?:from|into|update) \$\{)`;
      const raw = String.raw`\b(?:from|into|update|join)\s+${sqlName}\b`;
      return new RegExp(String.raw`${verbs}(?:tables\.)?${name}\b|${raw}`).test(source);
    })
    .map(([name]) => name);
}

const takesTables = (source: string) =>
  /import \{[^}]*(?<!type )\btables\b[^}]*\} from/.test(source) ||
  source.includes('/database/schema/');

const sources = readdirSync(server, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
  .filter((path) => !path.startsWith('database/schema/'))
  .filter((path) => !readers.has(path))
  .map((path) => {
    const source = readFileSync(`${server}/${path}`, 'utf8');
    return { path, source, queried: queriedIn(source) };
  });

describe('a table', () => {
  it.each([...sqlNames.keys()])('%s has one repository', (name) => {
    const askers = sources
      .filter(({ queried }) => queried.includes(name))
      .map(({ path }) => parts.get(path) ?? path);
    const [owner, ...others] = new Set(askers);
    expect(others).toEqual([]);
    expect(owner === undefined || isRepository(owner)).toBe(true);
  });

  it('is not even known outside of the repositories', () => {
    const others = sources.filter(({ path }) => !isRepository(path));
    expect(others.length).toBeGreaterThan(100);
    expect(others.filter(({ source }) => takesTables(source)).map(({ path }) => path)).toEqual([]);
  });
});

describe('a query outside', () => {
  it.each([
    ['db.select().from(users)', ['users']],
    ['tx\n    .update(\n      tables.children)', ['children']],
    ['await db.$count(specialSessions, own)', ['specialSessions']],
    ['sql`exists (select from ${liveSegments} where true)`', ['liveSegments']],
    ["pool.query('select id from special_sessions')", ['specialSessions']],
    ['.from(sessions).innerJoin(users, eq(users.id, sessions.userId))', ['sessions']],
    ['Array.from(children2)', []],
  ])('is found: %s', (source, names) => {
    expect(queriedIn(source)).toEqual(names);
  });

  it.each([
    ["import { type Database, tables } from '#server/database/connect.ts';", true],
    ["import { tables } from './database/connect.ts';", true],
    ["import { users } from '#server/database/schema/users.ts';", true],
    ["import type { Database } from '#server/database/connect.ts';", false],
  ])('needs the tables: %s', (source, isTaking) => {
    expect(takesTables(source)).toBe(isTaking);
  });
});
