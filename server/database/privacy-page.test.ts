// Families are told table by table what is kept: a table that nobody wrote a line about fails here.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, it } from 'vitest';
import { packageRoot } from '#server/package-root.ts';
import { createTestDatabase } from '#test-support/test-database.ts';

const page = readFileSync(join(packageRoot, 'docs/privacy.md'), 'utf8');

/** The names in the first cell of each row of the first section, where the other cells say something. */
function tablesIn(text: string): string[] {
  const [, section = ''] = /^## Table by table$([^]*?)^## /m.exec(text) ?? [];
  return section.split('\n').flatMap((line) => {
    const [, names = '', what = '', howLong = ''] = line.split('|').map((cell) => cell.trim());
    if (!what || !howLong) return [];
    return [...names.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
  });
}

it('names every table that there is, and none that is not', async () => {
  const { pool, close } = await createTestDatabase(inject('postgresUrl'));
  const { rows } = await pool.query<{ name: string }>(
    `select case schemaname when 'public' then tablename else schemaname || '.' || tablename end as name
     from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  await close();
  expect(tablesIn(page).toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
});

it('takes a name without a word on what and how long for no line', () => {
  const planted = '## Table by table\n| `told` | words | a day |\n| `untold` | words | |\n## Next';
  expect(tablesIn(planted)).toEqual(['told']);
});
