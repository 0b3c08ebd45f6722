import type { Page } from '@playwright/test';
import pg from 'pg';
import { startEmbeddedPostgres } from '#server/database/embedded-postgres.ts';

type Caller = Pick<Page, 'request'>;

/** Columns of a finished play session. */
type Columns = Readonly<Record<string, string | number | boolean | Date | null>>;

/** Finished play sessions, put straight into the running product's database; returns their ids. */
export async function plantPlays(
  page: Caller,
  childId: number,
  plays: readonly Columns[],
): Promise<number[]> {
  const user = await page.request.get('/api/auth/user');
  const { id: userId } = (await user.json()) as { id: string };
  return withDatabase(async (client) => {
    const ids: number[] = [];
    for (const play of plays) {
      const row = { user_id: userId, child_id: childId, duration: 300, ...play };
      ids.push(await insert(client, 'special_sessions', row));
    }
    return ids;
  });
}

interface PlantedLine {
  readonly speaker: 'parent' | 'child';
  readonly text: string;
  readonly code?: string;
}

/** A finished play session with this transcript, and with these lines; returns its id. */
export async function plantPlaySession(
  page: Caller,
  childId: number,
  transcript: string,
  { duration = 300, lines = [] as readonly PlantedLine[] } = {},
): Promise<number> {
  const praises = lines.filter(({ code }) => code === 'LP').length;
  const play = { audio_transcription: transcript, duration, labeled_praises: praises };
  const [id = 0] = await plantPlays(page, childId, [play]);
  await withDatabase(async (client) => {
    for (const [index, { speaker, text, code = null }] of lines.entries()) {
      await client.query(
        `insert into utterances (play_session_id, user_id, position, start_ms, end_ms, speaker, text, text_confidence, code)
         select id, user_id, $2, 0, 1, $3, $4, 0.9, $5 from special_sessions where id = $1`,
        [id, index + 1, speaker, text, code],
      );
    }
  });
  return id;
}

/** A line of the parent's in a planted play session. */
export async function plantLine(playSessionId: number, code: string, text: string): Promise<void> {
  await withDatabase((client) =>
    client.query(
      `insert into utterances (play_session_id, user_id, position, start_ms, end_ms, speaker, text, code)
       select id, user_id, 1, 0, 900, 'parent', $2, $3 from special_sessions where id = $1`,
      [playSessionId, text, code],
    ),
  );
}

async function insert(client: pg.Client, table: string, row: Columns): Promise<number> {
  const names = Object.keys(row);
  const places = names.map((_, index) => `$${index + 1}`);
  const { rows } = await client.query<{ id: number }>(
    `insert into ${table} (${names.join(', ')}) values (${places.join(', ')}) returning id`,
    Object.values(row),
  );
  return rows[0]?.id ?? 0;
}

async function withDatabase<Result>(work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  // It runs already, and is adopted.
  const postgres = await startEmbeddedPostgres({ dataDir: process.env.DATA_DIR ?? 'data' });
  const client = new pg.Client(postgres.connectionString);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
