import type { APIResponse, Page } from '@playwright/test';
import pg from 'pg';
import { startEmbeddedPostgres } from '#server/database/embedded-postgres.ts';

/** A finished play session with this transcript, put straight into the running product's database. */
export async function plantPlaySession(
  page: Pick<Page, 'request'>,
  childId: number,
  transcript: string,
): Promise<void> {
  const user: APIResponse = await page.request.get('/api/auth/user');
  const { id: userId } = (await user.json()) as { id: string };
  // It runs already, and is adopted.
  const postgres = await startEmbeddedPostgres({ dataDir: process.env.DATA_DIR ?? 'data' });
  const client = new pg.Client(postgres.connectionString);
  await client.connect();
  await client.query(
    `insert into special_sessions (user_id, child_id, duration, audio_transcription)
     values ($1, $2, 300, $3)`,
    [userId, childId, transcript],
  );
  await client.end();
}
