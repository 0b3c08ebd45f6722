// Play sessions that are put straight where the product keeps them.
import { readFileSync } from 'node:fs';
import type { APIResponse, Page } from '@playwright/test';
import pg from 'pg';
import { startEmbeddedPostgres } from '#server/database/embedded-postgres.ts';

type Columns = Readonly<Record<string, string | number | boolean | null>>;

async function userIdOf(page: Pick<Page, 'request'>): Promise<string> {
  const user: APIResponse = await page.request.get('/api/auth/user');
  return ((await user.json()) as { id: string }).id;
}

async function insert(client: pg.Client, table: string, row: Columns): Promise<number> {
  const names = Object.keys(row);
  const places = names.map((_, index) => `$${index + 1}`);
  const { rows } = await client.query(
    `insert into ${table} (${names.join(', ')}) values (${places.join(', ')}) returning *`,
    Object.values(row),
  );
  return rows[0].id;
}

interface Planted {
  readonly columns?: Columns;
  /** How the scoring of its recording stands. */
  readonly upload?: Columns;
  readonly lines?: readonly Columns[];
}

/** A finished play session in the running product's database; returns its id. */
export async function plantPlay(
  page: Pick<Page, 'request'>,
  childId: number,
  { columns = {}, upload, lines = [] }: Planted = {},
): Promise<number> {
  const user_id = await userIdOf(page);
  // It runs already, and is adopted.
  const postgres = await startEmbeddedPostgres({ dataDir: process.env.DATA_DIR ?? 'data' });
  const client = new pg.Client(postgres.connectionString);
  await client.connect();
  try {
    const row = { user_id, child_id: childId, duration: 300, ...columns };
    const play_session_id = await insert(client, 'special_sessions', row);
    const of = { user_id, play_session_id };
    if (upload) await insert(client, 'recording_uploads', { ...of, upload_id: user_id, ...upload });
    for (const [index, line] of lines.entries()) {
      const times = { start_ms: index * 3000, end_ms: index * 3000 + 2000 };
      await insert(client, 'utterances', { ...of, position: index + 1, ...times, ...line });
    }
    return play_session_id;
  } finally {
    await client.end();
  }
}

/** As `plantPlay`, with this transcript alone. */
export async function plantPlaySession(
  page: Pick<Page, 'request'>,
  childId: number,
  transcript: string,
): Promise<void> {
  await plantPlay(page, childId, { columns: { audio_transcription: transcript } });
}

/** Enough of it for a line of the child's and one of the parent's. */
const RECORDING_BYTES = 18_000;

/** What a tab that crashed has left on this device: its record and the recording. The page shows the product already. */
export async function plantCrashedPlay(page: Page, childId: number): Promise<void> {
  const userId = await userIdOf(page);
  const recording = readFileSync('test-support/audio/play.webm').subarray(0, RECORDING_BYTES);
  await page.evaluate(
    async ({ userId, childId, bytes }) => {
      const lastUpdateTime = Date.now() - 10 * 60 * 1000;
      const record = {
        sessionId: 'a-crashed-play',
        timerStartTime: lastUpdateTime - 60_000,
        audioStartTime: lastUpdateTime - 60_000,
        childId,
        childName: 'Noah',
        childAge: 4,
        isActive: true,
        sessionStage: 'recording',
        microphonePermissionGranted: true,
        lastUpdateTime,
        needsRecovery: false,
        sessionDurationSeconds: 300,
        elapsedSeconds: 60,
        hasExpired: false,
        audioRecordingStarted: true,
      };
      localStorage.setItem(`playlight.play.1.${userId}`, JSON.stringify(record));
      const opening = indexedDB.open('playlight.chunks', 1);
      opening.addEventListener('upgradeneeded', () =>
        opening.result.createObjectStore('chunks').createIndex('savedAtMs', 'savedAtMs'),
      );
      await new Promise((resolve) => opening.addEventListener('success', resolve));
      const transaction = opening.result.transaction('chunks', 'readwrite');
      const entry = { bytes: new Uint8Array(bytes), savedAtMs: Date.now() };
      transaction.objectStore('chunks').put(entry, [userId, record.sessionId, 0]);
      await new Promise((resolve) => transaction.addEventListener('complete', resolve));
      opening.result.close();
    },
    { userId, childId, bytes: [...recording] },
  );
}
