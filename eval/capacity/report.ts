import { writeFileSync } from 'node:fs';
import { arch, cpus, type } from 'node:os';
import { join } from 'node:path';
import { quantile } from '../bench/quantile.ts';
import { type ActName, actNames } from './acts.ts';
import type { Observed } from './neighbour.ts';
import type { Recovery } from './stage.ts';
import type { Misdeed, Tally } from './tally.ts';

/** The mark: the neighbour's p95 under load, in calm ones. */
export const MARK = 2;
/** Below this nobody notices, and the clock of a busy machine decides. */
const UNNOTICED_MS = 50;

export interface Row {
  readonly misdeed: Misdeed;
  readonly tally: Tally;
  readonly calm: Observed;
  readonly loaded: Observed;
  readonly recovery: Recovery;
  readonly isUp: boolean;
}

const p95 = (times: readonly number[]) => quantile(times, 0.95);

function ratioOf({ calm, loaded }: Row, act: ActName): number {
  return p95(loaded.times[act]) / Math.max(UNNOTICED_MS, p95(calm.times[act]));
}

/** As in calm: every play that came to its end was counted alike, and there were some. */
export function areCountsRight({ calm, loaded }: Row): boolean {
  const right = calm.counts[0];
  return loaded.counts.length > 0 && loaded.counts.every((counts) => counts === right);
}

export const isWithinMark = (row: Row) =>
  actNames.every((act) => ratioOf(row, act) <= MARK) &&
  areCountsRight(row) &&
  row.recovery.isWhole &&
  row.isUp;

const ms = (value: number) => (Number.isNaN(value) ? 'none' : `${Math.round(value)}`);
const both = (times: readonly number[]) => `${ms(quantile(times, 0.5))} / ${ms(p95(times))}`;
const yes = (is: boolean) => (is ? 'yes' : 'NO');

export function reportOf(rows: readonly Row[], words: readonly string[]): string {
  const acts = rows.flatMap((row) =>
    actNames.map((act) => {
      const ratio = ratioOf(row, act);
      const { calm, loaded } = row;
      return `| ${row.misdeed.name} | ${act} | ${both(calm.times[act])} | ${both(loaded.times[act])} | ${ratio.toFixed(1)}${ratio <= MARK ? '' : ' (over)'} |`;
    }),
  );
  const deeds = rows.map((row) => {
    const { misdeed, tally, calm, loaded, recovery, isUp } = row;
    const { tried, done, refused, broken } = tally;
    return `| ${misdeed.name} | ${tried} | ${done} | ${refused} | ${broken} | ${loaded.counts.length} (${calm.counts.length}), ${areCountsRight(row) ? 'as calm' : 'NOT as calm'} | ${loaded.failures.length} (${calm.failures.length}) | ${yes(recovery.isWhole)}, after ${recovery.seconds} s: ${recovery.free} | ${yes(isUp)} |`;
  });
  const failures = rows.flatMap(({ misdeed, calm, loaded }) =>
    [...new Set([...calm.failures, ...loaded.failures])].map((why) => `- ${misdeed.name}: ${why}`),
  );
  const refusals = rows.flatMap(({ misdeed, tally }) =>
    [...tally.refusals].map(([why, times]) => `- ${misdeed.name}: ${times} × \`${why}\``),
  );
  const command = ['npm run eval:capacity', ...(words.length > 0 ? ['--', ...words] : [])].join(
    ' ',
  );
  return `# What one account can do to its neighbours

${new Date().toISOString().slice(0, 10)}, ${command}, ${type()} ${arch()}, ${cpus().length} cores

The product runs as its users start it, on loopback, with its own database; limits are on. A neighbour family in a process of its own
plays live (each chunk until its counts), uploads a short recording (until its results), reads Home and asks for an account (until the
letter). It is observed in calm, and right after that while one account does its worst. The mark: its p95 stays within ${MARK} times the calm one
(a calm one below ${UNNOTICED_MS} ms counts as ${UNNOTICED_MS}), its live counts come and are the same, all places are free again, the server is up.
All share these cores. Whoever does their worst has a machine of their own in life, and here a low priority: what they cost themselves is not what is asked.
Within the mark: ${rows.filter(isWithinMark).length} of ${rows.length}.

| one account | neighbour | calm, p50 / p95 ms | meanwhile, p50 / p95 ms | p95 ratio |
|---|---|---|---|---|
${acts.join('\n')}

| one account | tried | done | refused | broken | neighbour's live plays (calm) | neighbour's failures (calm) | places free again | server up |
|---|---|---|---|---|---|---|---|---|
${deeds.join('\n')}

## Why the neighbour failed

${failures.length > 0 ? failures.join('\n') : 'It did not.'}

## What it did

${rows.map(({ misdeed }) => `- ${misdeed.name}: ${misdeed.what}`).join('\n')}

## What it was told

${refusals.length > 0 ? refusals.join('\n') : 'Nothing was refused.'}
`;
}

export function writeReport(text: string): void {
  writeFileSync(join(import.meta.dirname, '../reports/capacity.md'), text);
}
