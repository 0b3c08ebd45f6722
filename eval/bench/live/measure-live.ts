// How many live play sessions this machine holds, and what each takes.
import { rmSync } from 'node:fs';
import { connectDatabase } from '#server/database/connect.ts';
import { startEmbeddedPostgres } from '#server/database/embedded-postgres.ts';
import { migrateDatabase } from '#server/database/migrate.ts';
import { DEFAULT_LIMITS, processCount } from '#server/plays/speech/pool/pool-limits.ts';
import { makeDataDir } from '#test-support/product.ts';
import { compared, type Figure, type Measured, shown, table } from '../figure.ts';
import { type BatchCost, hearInOneGo } from './batch.ts';
import { MOST_WAIT_MS, playTogether, STEP_SECONDS, type Step } from './live-step.ts';
import type { Mode } from './measured-server.ts';

const MODES: readonly Mode[] = ['base', 'tiny', 'automatic'];
/** Looked at first, after one alone; then more, or fewer. */
const FIRST = 12;
const MORE = 4;

export async function measureLive(): Promise<Measured> {
  const dataDir = makeDataDir();
  const postgres = await startEmbeddedPostgres({ dataDir });
  const { connectionString } = postgres;
  await migrateDatabase(connectionString);
  const { pool, close } = connectDatabase(connectionString);
  const steps = new Map<Mode, readonly Step[]>();
  try {
    for (const mode of MODES)
      steps.set(
        mode,
        await toTheLimit((sessions) => playTogether({ pool, connectionString }, mode, sessions)),
      );
  } finally {
    await close();
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
  const batch = [await hearInOneGo('base'), await hearInOneGo('tiny')];
  return described(steps, batch);
}

/** One alone; then more and more until they are not held, or fewer and fewer until they are. */
async function toTheLimit(play: (sessions: number) => Promise<Step>): Promise<Step[]> {
  const steps = [await play(1), await play(FIRST)];
  const isMore = steps[1]?.isHeld;
  for (let last = steps[1]; last && last.isHeld === isMore; last = steps.at(-1)) {
    const sessions = last.sessions + (isMore ? MORE : -MORE);
    if (sessions <= 0) break;
    steps.push(await play(sessions));
  }
  return steps;
}

function described(
  steps: ReadonlyMap<Mode, readonly Step[]>,
  batch: readonly BatchCost[],
): Measured {
  const seconds = (ms: number) => (ms / 1000).toFixed(2);
  const rows = [...steps].flatMap(([mode, some]) =>
    some.map((step) => [
      mode,
      String(step.sessions),
      step.isHeld ? 'yes' : 'no',
      seconds(step.p50Ms),
      seconds(step.p95Ms),
      String(step.refused),
      shown(step.cpuPerPlay),
      step.busyCores.toFixed(2),
      step.megabytes.toFixed(0),
      step.heardWith,
    ]),
  );
  return {
    figures: [...steps].flatMap(([mode, some]) => figuresOf(mode, some, batch)),
    details: `Parents play a spoken recording in real time over sockets, in chunks of 3 s, for ${STEP_SECONDS} s a step, ${processCount()} speech process(es). *Wait* is from a
chunk's leaving to its counts. A step is held where the 95th percentile of the waits is below ${MOST_WAIT_MS / 1000} s and nobody is refused; steps end with the first that is
not. CPU and memory are those of the server and its speech processes together. *automatic* hears with the smaller model from ${DEFAULT_LIMITS.smallerModelAboveSeconds} s of
waiting sound on. Places were lifted for this: as shipped a process takes ${DEFAULT_LIMITS.livePlacesPerProcess} play sessions.

${table(
  [
    'mode',
    'sessions',
    'held',
    'wait p50 (s)',
    'wait p95 (s)',
    'refused',
    'CPU s per 5-minute session',
    'busy cores',
    'memory (MB)',
    'heard with',
  ],
  rows,
)}

The same recording in one go, five minutes of it, in the same run:

${table(
  ['model', 'CPU s', 'wall s'],
  batch.map(({ model, cpuSeconds, wallSeconds }) => [model, shown(cpuSeconds), shown(wallSeconds)]),
)}`,
  };
}

function figuresOf(mode: Mode, steps: readonly Step[], batch: readonly BatchCost[]): Figure[] {
  const [alone] = steps;
  const most = steps.filter(({ isHeld }) => isHeld).toSorted((a, b) => b.sessions - a.sessions)[0];
  const model = mode === 'tiny' ? 'tiny' : 'base';
  const inOneGo = batch.find((cost) => cost.model === model);
  if (!alone || !most || !inOneGo) return [];
  return [
    { name: `sessions held, ${mode}`, value: most.sessions, unit: 'sessions' },
    compared({
      name: `chunk to update p95 at that many, ${mode}`,
      value: most.p95Ms,
      unit: 'ms',
      reference: { name: 'one session alone', value: alone.p95Ms },
      wanted: { atMost: MOST_WAIT_MS },
    }),
    compared({
      name: `CPU of a 5-minute session, ${mode}`,
      value: most.cpuPerPlay,
      unit: 's',
      reference: { name: `in one go, ${model}`, value: inOneGo.cpuSeconds },
    }),
    {
      name: `memory of one more session, ${mode}`,
      value: (most.megabytes - alone.megabytes) / Math.max(1, most.sessions - 1),
      unit: 'MB',
    },
  ];
}
