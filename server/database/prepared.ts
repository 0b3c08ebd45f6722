// Statements that every request puts. Putting one together takes longer than sending it, so it is done once, as is finding out how its
// columns are read; and each connection plans it once.
import { Column, DrizzleQueryError, fillPlaceholders, is, SQL } from 'drizzle-orm';
import type { Database } from './connect.ts';

interface Preparable<Rows> {
  prepare(name: string): { execute(values: Record<string, unknown>): Promise<Rows> };
}

interface Decoder {
  mapFromDriverValue(value: unknown): unknown;
}

/** What the library has, and its types do not tell: a statement that was put together… */
interface Statement {
  readonly queryConfig: { readonly text: string };
  readonly params: unknown[];
  readonly fields: readonly { readonly path: readonly string[]; readonly field: unknown }[];
}

/** … and where it goes. */
interface Inside {
  readonly _: {
    readonly session: {
      readonly client: {
        query(config: object, values: unknown[]): Promise<{ rows: readonly unknown[][] }>;
      };
      readonly logger: { logQuery(text: string, values: unknown[]): void };
    };
  };
}

/**
 * `build` makes the statement with a `sql.placeholder` for each value, and is asked once. What comes out takes the database or a
 * transaction, and the values. Names are unique: connections know the statement by them.
 */
export function prepared<Row extends object>(
  name: string,
  build: (db: Database) => Preparable<Row[]>,
): (db: Database, values: Record<string, unknown>) => Promise<Row[]> {
  let statement: Statement | undefined;
  let readRow: ((values: readonly unknown[]) => object) | undefined;
  return async (db, named) => {
    statement ??= build(db).prepare(name) as unknown as Statement;
    readRow ??= rowReader(statement);
    const { client, logger } = (db as unknown as Inside)._.session;
    const { queryConfig, params } = statement;
    const values = fillPlaceholders(params, named);
    logger.logQuery(queryConfig.text, values);
    try {
      const { rows } = await client.query(queryConfig, values);
      return rows.map(readRow) as Row[];
    } catch (error) {
      throw new DrizzleQueryError(queryConfig.text, values, error as Error);
    }
  };
}

/** The library finds out anew for every value of every row. */
function rowReader({ fields }: Statement): (values: readonly unknown[]) => object {
  const columns = fields.map(({ path, field }) => {
    const [name, ...inner] = path;
    if (name === undefined || inner.length > 0) throw new Error('Prepared rows are flat.');
    return { name, decoder: decoderOf(field) };
  });
  return (values) => {
    const row: Record<string, unknown> = {};
    for (let index = 0; index < columns.length; index++) {
      const { name, decoder } = columns[index] as (typeof columns)[number];
      const value = values[index];
      row[name] = value === null || !decoder ? value : decoder.mapFromDriverValue(value);
    }
    return row;
  };
}

/** Undefined where a value stays as the driver has read it. */
function decoderOf(field: unknown): Decoder | undefined {
  if (is(field, Column))
    return field.mapFromDriverValue === Column.prototype.mapFromDriverValue ? undefined : field;
  const { decoder } = (is(field, SQL) ? field : (field as SQL.Aliased).sql) as unknown as {
    decoder: Decoder;
  };
  return decoder;
}
