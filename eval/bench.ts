// npm run bench [-- --seconds 90 --steps 1,4,8,12,16 --modes base,tiny,automatic]: how many live play sessions this machine holds, and what each
// takes. Parents play in real time over real sockets; a mode's steps end when counts come later than they may.
import { rmSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { connectDatabase } from '#server/database/connect.ts';
import { startEmbeddedPostgres } from '#server/database/embedded-postgres.ts';
import { migrateDatabase } from '#server/database/migrate.ts';
import { DEFAULT_LIMITS, processCount } from '#server/speech-pool/pool-limits.ts';
import { makeDataDir } from '#test-support/product.ts';
import { hearInOneGo } from './bench/batch.ts';
import { playLive } from './bench/live-player.ts';
import { type Mode, startMeasured } from './bench/measured-server.ts';
import { makeParent } from './hostile/parents.ts';

/** Counts that come later than the next chunk are late. */
const MOST_WAIT_MS = 3_000;
const PLAY_SECONDS = 300;
const CHUNK_MS = 3_000;

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '90' },
    steps: { type: 'string', default: '1,4,8,12,16' },
    modes: { type: 'string', default: 'base,tiny,automatic' },
  },
});
const seconds = Number(values.seconds);
const steps = values.steps.split(',').map(Number);
const modes = values.modes.split(',') as Mode[];

const dataDir = makeDataDir();
const postgres = await startEmbeddedPostgres({ dataDir });
await migrateDatabase(postgres.connectionString);
const database = connectDatabase(postgres.connectionString);

/** Which model wrote down what was heard since the last time. */
async function writtenBy(): Promise<string> {
  const { rows } = await database.pool.query<{ name: string; share: number }>(
    `select segment->>'writtenBy' as name, round(100.0 * count(*) / sum(count(*)) over ())::int as share
     from live_segments group by 1 order by 2 desc`,
  );
  await database.pool.query('delete from live_sessions');
  return rows.map(({ name, share }) => `${name} ${share} %`).join(', ');
}

async function measure(mode: Mode, sessions: number) {
  const server = await startMeasured(postgres.connectionString, mode, sessions);
  const parents = await Promise.all(Array.from({ length: sessions }, () => makeParent(server.url)));
  const [first] = parents;
  // Loads the networks, which is no part of a play session's cost.
  if (first) await playLive(server.url, first, 0, CHUNK_MS / 1000);
  await writtenBy();
  const before = { cpu: server.cpuSeconds(), memory: server.memoryMegabytes() };
  const begunMs = performance.now();
  const stagger = CHUNK_MS / sessions;
  const played = await Promise.all(
    parents.map((parent, index) => playLive(server.url, parent, index * stagger, seconds)),
  );
  const wallSeconds = (performance.now() - begunMs) / 1000;
  const cpu = server.cpuSeconds() - before.cpu;
  const memory = server.memoryMegabytes();
  const heardWith = await writtenBy();
  await server.stop();
  const waits = played.flatMap(({ waitsMs }) => waitsMs).toSorted((a, b) => a - b);
  const quantile = (share: number) => waits[Math.floor(share * (waits.length - 1))] ?? Infinity;
  const refused = played.filter(({ refusedWith }) => refusedWith !== undefined).length;
  return {
    p50: quantile(0.5),
    p95: quantile(0.95),
    refused,
    cpuPerPlay: (cpu * PLAY_SECONDS) / (sessions * seconds),
    busyCores: cpu / wallSeconds,
    memory,
    memoryPerPlay: (memory - before.memory) / sessions,
    heardWith,
    isHeld: refused === 0 && quantile(0.95) < MOST_WAIT_MS,
  };
}

const rows: string[] = [];
const held: string[] = [];
for (const mode of modes) {
  let most = 0;
  for (const sessions of steps) {
    const found = await measure(mode, sessions);
    const s = (ms: number) => (ms / 1000).toFixed(2);
    rows.push(
      `| ${mode} | ${sessions} | ${s(found.p50)} | ${s(found.p95)} | ${found.refused} | ${found.cpuPerPlay.toFixed(1)} | ${found.busyCores.toFixed(2)} | ${found.memory.toFixed(0)} | ${found.memoryPerPlay.toFixed(1)} | ${found.heardWith} |`,
    );
    process.stderr.write(`${rows.at(-1)}\n`);
    if (!found.isHeld) break;
    most = sessions;
  }
  held.push(`| ${mode} | ${most} |`);
}
await database.close();
await postgres.stop();
rmSync(dataDir, { recursive: true, force: true });

const batch = [await hearInOneGo('base'), await hearInOneGo('tiny')].map(
  ({ model, cpuSeconds, wallSeconds }) =>
    `| ${model} | ${cpuSeconds.toFixed(1)} | ${wallSeconds.toFixed(1)} |`,
);

console.log(`# Live play sessions on one machine

${new Date().toISOString().slice(0, 10)}, npm run bench -- --seconds ${seconds} --steps ${steps.join(',')} --modes ${modes.join(',')}
${availableParallelism()} cores (${cpus()[0]?.model ?? 'unknown'}), ${processCount()} speech process(es).

Each parent plays a spoken recording in real time over a socket, in chunks of 3 s, for ${seconds} s. *Wait* is from a chunk's leaving to its
counts; CPU and memory are those of the server and its speech processes together. A step is held where the 95th percentile of the waits is below
${MOST_WAIT_MS / 1000} s and nobody is refused. Places were lifted for this: as shipped a process takes ${DEFAULT_LIMITS.hearingsPerProcess} play sessions.

| mode | sessions | wait p50 (s) | wait p95 (s) | refused | CPU s per 5-minute session | busy cores | memory (MB) | of that per session | heard with |
|---|---|---|---|---|---|---|---|---|---|
${rows.join('\n')}

| mode | most sessions of these steps that were held |
|---|---|
${held.join('\n')}

The same recording in one go, five minutes of it, in the same run:

| model | CPU s | wall s |
|---|---|---|
${batch.join('\n')}`);
