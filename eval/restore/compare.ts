// Two databases, row by row.
import pg from 'pg';
import { findTables } from '#server/backup/tables.ts';

export interface Comparison {
  readonly table: string;
  readonly rows: number;
  /** In the first and not in the second. */
  readonly missing: number;
  /** In the second and not in the first. */
  readonly extra: number;
}

/** `moved`: what addresses of recordings begin with, in the first and in the second. */
export async function compareDatabases(
  first: string,
  second: string,
  moved: readonly [string, string],
): Promise<Comparison[]> {
  return withClient(first, (one) =>
    withClient(second, async (other) => {
      const tables: Comparison[] = [];
      for (const { name, columns } of await findTables(one)) {
        const select = `select (${columns.join(', ')})::text as row from ${name} t`;
        const there = (await rowsOf(one, select)).map((row) => row.replaceAll(...moved));
        const here = await rowsOf(other, select);
        const missing = without(there, here);
        const extra = without(here, there);
        tables.push({ table: name, rows: here.length, missing, extra });
      }
      return tables;
    }),
  );
}

export async function withClient<Result>(
  connectionString: string,
  use: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}

async function rowsOf(client: pg.Client, select: string): Promise<string[]> {
  const { rows } = await client.query<{ row: string }>(select);
  return rows.map(({ row }) => row);
}

/** How many of these rows the others lack; two that are alike count as two. */
function without(rows: readonly string[], others: readonly string[]): number {
  const left = new Map<string, number>();
  for (const row of others) left.set(row, (left.get(row) ?? 0) + 1);
  return rows.filter((row) => {
    const count = left.get(row) ?? 0;
    left.set(row, count - 1);
    return count <= 0;
  }).length;
}
