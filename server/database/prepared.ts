// Statements that every request puts. Putting one together takes longer than sending it, so it is done once; and each connection plans it once.
import type { Database } from './connect.ts';

interface Statement<Rows> {
  execute(values: Record<string, unknown>): Promise<Rows>;
}

interface Preparable<Rows> {
  prepare(name: string): Statement<Rows>;
}

/** What the library has, and its types do not tell: where a statement goes. */
interface Inside {
  readonly _: { readonly session: { readonly client: unknown; readonly logger: unknown } };
}

/**
 * `build` makes the statement with a `sql.placeholder` for each value, and is asked once. What comes out takes the database or a
 * transaction, and the values. Names are unique: connections know the statement by them.
 */
export function prepared<Rows>(
  name: string,
  build: (db: Database) => Preparable<Rows>,
): (db: Database, values: Record<string, unknown>) => Promise<Rows> {
  let statement: Statement<Rows> | undefined;
  return (db, values) => {
    statement ??= build(db).prepare(name);
    const { client, logger } = (db as unknown as Inside)._.session;
    const here: Statement<Rows> = Object.assign(Object.create(statement), { client, logger });
    return here.execute(values);
  };
}
