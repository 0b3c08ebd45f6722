// From the end of a play session to its results, in a real browser whose microphone plays a spoken play session.
import { playWords } from '#web/play/machine/content.ts';
import { CHUNK_MS } from '#web/play/machine/limits.ts';
import { compared, type Measured, table } from '../figure.ts';
import { median, quantile } from '../quantile.ts';
import { openBrowserStage } from './browser-stage.ts';
import { play, type Run } from './played-run.ts';

const RUNS = 8;
const BELL_RUNS = 2;
/** What is played for less than half a minute is not scored. */
const SHORTEST_MS = 33_000;
/** From the last word to what it meant. */
const MOST_MS = 2000;

/** Parents who end early, one after the other. */
export async function measureResults(): Promise<Measured> {
  const stage = await openBrowserStage();
  try {
    const runs: Run[] = [];
    while (runs.length < RUNS) {
      // Ends are spread over the length of a chunk: how much is still to be heard depends on it.
      runs.push(await play(stage, SHORTEST_MS + (runs.length / RUNS) * CHUNK_MS));
      tell(runs);
    }
    const longest = (SHORTEST_MS + CHUNK_MS) / 1000;
    return described(
      runs,
      `${RUNS} parents play for ${SHORTEST_MS / 1000} to ${longest} s and end early: from the click on "${playWords.endQuestion.yes}"`,
    );
  } finally {
    await stage.close();
  }
}

/** Parents who play all five minutes: more has been heard by then, and nobody clicks. */
export async function measureBell(): Promise<Measured> {
  const stage = await openBrowserStage();
  try {
    const runs: Run[] = [];
    while (runs.length < BELL_RUNS) {
      runs.push(await play(stage));
      tell(runs);
    }
    return described(runs, `${BELL_RUNS} parents play to the bell: from the end of the time`);
  } finally {
    await stage.close();
  }
}

function tell(runs: readonly Run[]): void {
  const ms = runs.at(-1)?.ended.totalMs.toFixed(0);
  process.stderr.write(`results ${runs.length}: ${ms} ms\n`);
}

function described(runs: readonly Run[], what: string): Measured {
  const ended = runs.map(({ ended }) => ended);
  const totals = ended.map(({ totalMs }) => totalMs);
  const opened = runs.map(({ opened }) => opened.totalMs);
  const figureAt = (share: number) =>
    compared({
      name: `end of play to results, p${share * 100}`,
      value: quantile(totals, share),
      unit: 'ms',
      reference: { name: 'the same page, saved before', value: quantile(opened, share) },
      ...(share > 0.5 && { wanted: { atMost: MOST_MS } }),
    });
  const stages = {
    'the last sound is handed over, the screen changes': ended.map(({ askedMs }) => askedMs),
    'the server hears the rest and saves': ended.map((one) => one.answeredMs - one.askedMs),
    'the results are drawn': ended.map((one) => one.totalMs - one.answeredMs),
    'in all': totals,
    'the same page, opened for a saved play session': opened,
  };
  const ms = (value: number) => value.toFixed(0);
  return {
    figures: [figureAt(0.5), figureAt(0.95)],
    details: `${what} until the counts are painted, by the page's own clock; Chromium, whose microphone plays a spoken play session, and the built
product on one machine. Every live run was whole. The server was asked to save ${ended.reduce((sum, { asks }) => sum + asks, 0)} times.

${table(
  ['ms', 'p50', 'p95', 'most'],
  Object.entries(stages).map(([name, values]) => [
    name,
    ms(median(values)),
    ms(quantile(values, 0.95)),
    ms(Math.max(...values)),
  ]),
)}`,
  };
}
