// Which statements a call puts to the database: the app itself is asked, once.
import { drizzle } from 'drizzle-orm/node-postgres';
import { connectDatabase } from '#server/database/connect.ts';
import { appOn } from '../../app-on.ts';
import type { Call } from './calls.ts';

export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Those that find out who is asking belong to what the product adds. */
const isAboutLogin = ({ text }: Statement) => text.includes('"sessions"."sid"');

/** In the order in which they were put. */
export async function statementsOf(
  connectionString: string,
  calls: readonly Call[],
  cookie: string,
): Promise<ReadonlyMap<Call, readonly Statement[]>> {
  const { pool, close } = connectDatabase(connectionString);
  let put: Statement[] = [];
  const logQuery = (text: string, values: unknown[]) => void put.push({ text, values });
  const app = await appOn(drizzle(pool, { logger: { logQuery } }));
  const found = new Map<Call, readonly Statement[]>();
  for (const call of calls) {
    put = [];
    const { method, path: url, body } = call;
    const json = body && { payload: body, headers: { cookie, 'content-type': 'application/json' } };
    const answer = await app.inject({ method, url, headers: { cookie }, ...json });
    if (answer.statusCode >= 300) throw new Error(`${call.name} was answered with ${answer.body}`);
    found.set(
      call,
      put.filter((statement) => !isAboutLogin(statement)),
    );
  }
  await app.close();
  await close();
  return found;
}
