// So many parents at once, who play in real time over real sockets.
import type { DatabaseConnection } from '#server/database/connect.ts';
import { processCount } from '#server/plays/speech/pool/pool-limits.ts';
import { makeParent } from '../../hostile/parents.ts';
import { quantile } from '../quantile.ts';
import { playLive } from './live-player.ts';
import { type Mode, startMeasured } from './measured-server.ts';

/** Counts that come later than the next chunk are late. */
export const MOST_WAIT_MS = 3_000;
export const STEP_SECONDS = 24;
const CHUNK_MS = 3_000;
const PLAY_SECONDS = 300;

export interface Step {
  readonly sessions: number;
  readonly p50Ms: number;
  readonly p95Ms: number;
  readonly refused: number;
  /** For a play session of five minutes. */
  readonly cpuPerPlay: number;
  readonly busyCores: number;
  readonly megabytes: number;
  /** Which model wrote down how much. */
  readonly heardWith: string;
  readonly isHeld: boolean;
}

type Database = Pick<DatabaseConnection, 'pool'> & { readonly connectionString: string };

export async function playTogether(
  database: Database,
  mode: Mode,
  sessions: number,
): Promise<Step> {
  const server = await startMeasured(database.connectionString, mode, sessions);
  const processes = processCount();
  const parents = await Promise.all(
    Array.from({ length: Math.max(sessions, processes) }, () => makeParent(server.url)),
  );
  // Loads the networks in each process, which is no part of a play session's cost.
  await Promise.all(
    parents.slice(0, processes).map((one) => playLive(server.url, one, 0, CHUNK_MS / 1000)),
  );
  await takeWriters(database);
  const cpuBefore = server.cpuSeconds();
  const begunMs = performance.now();
  const stagger = CHUNK_MS / sessions;
  const played = await Promise.all(
    parents
      .slice(0, sessions)
      .map((parent, index) => playLive(server.url, parent, index * stagger, STEP_SECONDS)),
  );
  const wallSeconds = (performance.now() - begunMs) / 1000;
  const cpuSeconds = server.cpuSeconds() - cpuBefore;
  const megabytes = server.memoryMegabytes();
  const heardWith = await takeWriters(database);
  await server.stop();
  const waits = played.flatMap(({ waitsMs }) => waitsMs);
  const p95Ms = waits.length > 0 ? quantile(waits, 0.95) : Number.POSITIVE_INFINITY;
  const refused = played.filter(({ refusedWith }) => refusedWith !== undefined).length;
  return {
    sessions,
    p50Ms: quantile(waits, 0.5),
    p95Ms,
    refused,
    cpuPerPlay: (cpuSeconds * PLAY_SECONDS) / (sessions * STEP_SECONDS),
    busyCores: cpuSeconds / wallSeconds,
    megabytes,
    heardWith,
    isHeld: refused === 0 && p95Ms < MOST_WAIT_MS,
  };
}

/** Which model wrote down what was heard since the last time. */
async function takeWriters({ pool }: Database): Promise<string> {
  const { rows } = await pool.query<{ name: string; share: number }>(
    `select segment->>'writtenBy' as name, round(100.0 * count(*) / sum(count(*)) over ())::int as share
     from live_segments group by 1 order by 2 desc`,
  );
  await pool.query('delete from live_sessions');
  return rows.map(({ name, share }) => `${name} ${share} %`).join(', ');
}
