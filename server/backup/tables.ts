// Copies whole tables out of a database and into another, with Postgres's own COPY.
import { createReadStream, createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { Client } from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import type { Wrapping } from './encryption.ts';

/** Both names as SQL writes them. */
export interface Table {
  readonly name: string;
  readonly columns: readonly string[];
}

interface FoundTable extends Table {
  readonly refersTo: readonly string[];
}

/** The library's note of its own migrations is made by them; so is drizzle's, in a schema of its own. */
const FIND_TABLES = `
  select format('%I.%I', nspname, relname) as name,
    array(select quote_ident(attname) from pg_attribute
      where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = ''
      order by attnum) as columns,
    array(select distinct format('%I.%I', n2.nspname, c2.relname)
      from pg_constraint join pg_class c2 on c2.oid = confrelid join pg_namespace n2 on n2.oid = c2.relnamespace
      where conrelid = c.oid and contype = 'f' and confrelid <> c.oid) as "refersTo"
  from pg_class c join pg_namespace n on n.oid = relnamespace
  where relkind = 'r' and nspname in ('public', 'graphile_worker')
    and (nspname, relname) <> ('graphile_worker', 'migrations')
  order by name`;

/** As values are written must not depend on a server's own settings, nor a long copy on its patience. */
const PLAIN_SETTINGS = `
  set client_encoding = 'UTF8'; set datestyle = 'ISO'; set intervalstyle = 'postgres'; set bytea_output = 'hex';
  set timezone = 'UTC'; set statement_timeout = 0; set idle_in_transaction_session_timeout = 0`;

export async function usePlainSettings(client: Client): Promise<void> {
  await client.query(PLAIN_SETTINGS);
}

/** Every table, each after those that it refers to. */
export async function findTables(client: Client): Promise<Table[]> {
  const { rows } = await client.query<FoundTable>(FIND_TABLES);
  return inOrder(rows).map(({ name, columns }) => ({ name, columns }));
}

export function inOrder(tables: readonly FoundTable[]): FoundTable[] {
  const waiting = new Map(tables.map((table) => [table.name, table]));
  const ordered: FoundTable[] = [];
  while (waiting.size > 0) {
    const free = [...waiting.values()].filter(({ refersTo }) =>
      refersTo.every((name) => !waiting.has(name)),
    );
    if (free.length === 0) {
      throw new Error(`These tables refer to each other: ${[...waiting.keys()].join(', ')}.`);
    }
    for (const { name } of free) waiting.delete(name);
    ordered.push(...free);
  }
  return ordered;
}

/** Resolves with the number of rows. */
export async function copyOut(
  client: Client,
  table: Table,
  file: string,
  { pass }: Wrapping,
): Promise<number> {
  const rows = client.query(copyTo(`copy ${listOf(table)} to stdout`));
  await pipeline(rows, createGzip(), pass, createWriteStream(file, { mode: 0o600 }));
  return rows.rowCount;
}

export async function copyIn(
  client: Client,
  table: Table,
  file: string,
  { pass }: Wrapping,
): Promise<void> {
  const rows = client.query(copyFrom(`copy ${listOf(table)} from stdin`));
  await pipeline(createReadStream(file), pass, createGunzip(), rows);
}

const listOf = ({ name, columns }: Table) => `${name} (${columns.join(', ')})`;
