// Play sessions that are put straight where the product keeps them.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import pg from 'pg';
import { startEmbeddedPostgres } from '#server/database/embedded-postgres.ts';

type Caller = Pick<Page, 'request'>;
type Columns = Readonly<Record<string, string | number | boolean | Date | null>>;

interface Planted {
  readonly columns?: Columns;
  /** How the scoring of its recording stands. */
  readonly upload?: Columns;
  readonly lines?: readonly Columns[];
}

/** A finished play session in the running product's database; returns its id. */
export async function plantPlay(
  page: Caller,
  childId: number,
  { columns = {}, upload, lines = [] }: Planted = {},
): Promise<number> {
  const user_id = await userIdOf(page);
  return withDatabase(async (client) => {
    const row = { user_id, child_id: childId, duration: 300, ...columns };
    const play_session_id = await insert(client, 'special_sessions', row);
    const of = { user_id, play_session_id };
    if (upload) await insert(client, 'recording_uploads', { ...of, upload_id: user_id, ...upload });
    for (const [index, line] of lines.entries()) {
      const times = { start_ms: index * 3000, end_ms: index * 3000 + 2000 };
      await insert(client, 'utterances', { ...of, position: index + 1, ...times, ...line });
    }
    return play_session_id;
  });
}

/** Several, with these columns. */
export async function plantPlays(
  page: Caller,
  childId: number,
  plays: readonly Columns[],
): Promise<number[]> {
  const ids: number[] = [];
  for (const columns of plays) ids.push(await plantPlay(page, childId, { columns }));
  return ids;
}

/** With this transcript; with lines it is counted, without it is not. */
export function plantPlaySession(
  page: Caller,
  childId: number,
  transcript: string,
  { duration = 300, lines = [] as readonly Columns[] } = {},
): Promise<number> {
  const praises = lines.filter(({ code }) => code === 'LP').length;
  const counts = { labeled_praises: praises, overall_score: 1, ai_analysis: '{"cdiMetrics":{}}' };
  const columns = {
    audio_transcription: transcript,
    duration,
    ...(lines.length > 0 && counts),
  };
  return plantPlay(page, childId, {
    columns,
    lines: lines.map((line) => ({ text_confidence: 0.9, ...line })),
  });
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

/** Enough of it for a line of the child's and one of the parent's. */
const RECORDING_BYTES = 18_000;

/** What a tab that crashed has left on this device: its record and the recording. The page shows the product already. */
export async function plantCrashedPlay(
  page: Page,
  childId: number,
  { sessionId = 'a-crashed-play', hoursAgo = 0 } = {},
): Promise<void> {
  const userId = await userIdOf(page);
  const recording = readFileSync('test-support/audio/play.webm').subarray(0, RECORDING_BYTES);
  await page.evaluate(
    async ({ userId, childId, sessionId, hoursAgo, bytes }) => {
      const savedAtMs = Date.now() - hoursAgo * 60 * 60 * 1000;
      const lastUpdateTime = savedAtMs - 10 * 60 * 1000;
      const record = {
        sessionId,
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
      const entry = { bytes: new Uint8Array(bytes), savedAtMs };
      transaction.objectStore('chunks').put(entry, [userId, record.sessionId, 0]);
      await new Promise((resolve) => transaction.addEventListener('complete', resolve));
      opening.result.close();
    },
    { userId, childId, sessionId, hoursAgo, bytes: [...recording] },
  );
}

/** Of which plays this device has kept something: keys of the storage, and ids of recordings. */
export function keptOnDevice(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const opening = indexedDB.open('playlight.chunks', 1);
    await new Promise((resolve) => opening.addEventListener('success', resolve));
    const asking = opening.result.transaction('chunks').objectStore('chunks').getAllKeys();
    await new Promise((resolve) => asking.addEventListener('success', resolve));
    opening.result.close();
    const keys = Object.keys(localStorage).filter((key) =>
      /^playlight\.(play|unsaved)\./.test(key),
    );
    return [...keys, ...asking.result.map((key) => String((key as string[])[1]))];
  });
}

async function userIdOf(page: Caller): Promise<string> {
  const user = await page.request.get('/api/auth/user');
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
