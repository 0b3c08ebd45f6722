import type { APIResponse, Page } from '@playwright/test';
import pg from 'pg';
import { startEmbeddedPostgres } from '#server/database/embedded-postgres.ts';

interface PlantedLine {
  readonly speaker: 'parent' | 'child';
  readonly text: string;
  readonly code?: string;
}

/** A finished play session, put straight into the running product's database; returns its id. */
export async function plantPlaySession(
  page: Pick<Page, 'request'>,
  childId: number,
  transcript: string,
  { duration = 300, lines = [] as readonly PlantedLine[] } = {},
): Promise<number> {
  const user: APIResponse = await page.request.get('/api/auth/user');
  const { id: userId } = (await user.json()) as { id: string };
  // It runs already, and is adopted.
  const postgres = await startEmbeddedPostgres({ dataDir: process.env.DATA_DIR ?? 'data' });
  const client = new pg.Client(postgres.connectionString);
  await client.connect();
  const { rows } = await client.query<{ id: number }>(
    `insert into special_sessions (user_id, child_id, duration, audio_transcription, labeled_praises)
     values ($1, $2, $3, $4, $5) returning id`,
    [userId, childId, duration, transcript, lines.filter(({ code }) => code === 'LP').length],
  );
  const id = rows[0]?.id ?? 0;
  for (const [index, { speaker, text, code = null }] of lines.entries()) {
    await client.query(
      `insert into utterances (play_session_id, user_id, position, start_ms, end_ms, speaker, text, text_confidence, code)
       values ($1, $2, $3, 0, 1, $4, $5, 0.9, $6)`,
      [id, userId, index + 1, speaker, text, code],
    );
  }
  await client.end();
  return id;
}
