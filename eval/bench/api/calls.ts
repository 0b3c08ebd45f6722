// The calls that are measured, and the play sessions that they are about.
import { connectDatabase } from '#server/database/connect.ts';
import type { Parent } from '../../hostile/parents.ts';

/** More than half a year of daily play. */
const PLAY_SESSIONS = 200;

export interface Call {
  readonly name: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: string;
}

/** Adds the play sessions. */
export async function callsFor(
  { id, childId }: Parent,
  connectionString: string,
): Promise<readonly Call[]> {
  const { pool, close } = connectDatabase(connectionString);
  const { rows } = await pool.query<{ id: number }>(
    `insert into special_sessions (user_id, child_id, duration, overall_score, completed_at)
     select $1, $2, 300, 4, now() - n * interval '1 day' from generate_series(1, ${PLAY_SESSIONS}) n returning id`,
    [id, childId],
  );
  // What autovacuum does to a table that grew.
  await pool.query('vacuum analyze');
  await close();
  const counts = { labeledPraises: 4, reflections: 5, behaviorDescriptions: 6 };
  const negative = { questions: 2, commands: 1, criticisms: 0 };
  const body = JSON.stringify({ childId, duration: 300, ...counts, ...negative });
  return [
    { name: 'GET user', method: 'GET', path: '/api/auth/user' },
    { name: 'GET one play session', method: 'GET', path: `/api/sessions/${rows[0]?.id}` },
    { name: 'GET 20 play sessions', method: 'GET', path: '/api/sessions?limit=20' },
    { name: 'GET stats', method: 'GET', path: `/api/sessions/stats?childId=${childId}` },
    { name: 'POST play session', method: 'POST', path: '/api/sessions', body },
  ];
}
