// One line for each run, so that a change for the worse is seen when it comes.
import { execFileSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { availableParallelism, loadavg, totalmem } from 'node:os';
import { dirname, join } from 'node:path';
import type { Figure } from './figure.ts';

const HISTORY = join(dirname(import.meta.dirname), 'history/bench.jsonl');
const GIGABYTE = 1024 ** 3;

export interface Run {
  readonly date: string;
  /** With a plus where files had been changed since. */
  readonly commit: string;
  readonly machine: string;
  /** Of the last minute before it began: with much more than 0 others were at work. */
  readonly loadBefore: number;
  readonly parts: Readonly<Record<string, readonly Figure[]>>;
}

export function readHistory(): Run[] {
  if (!existsSync(HISTORY)) return [];
  const lines = readFileSync(HISTORY, 'utf8').trim().split('\n');
  return lines.map((line) => JSON.parse(line) as Run);
}

export function keep(run: Run): void {
  mkdirSync(dirname(HISTORY), { recursive: true });
  appendFileSync(HISTORY, `${JSON.stringify(run)}\n`);
}

export type Beginning = Omit<Run, 'parts'>;

export function begin(): Beginning {
  const [loadBefore = 0] = loadavg();
  return { date: new Date().toISOString(), commit: commit(), machine: machine(), loadBefore };
}

/** The last run that has this part. */
export const lastWith = (runs: readonly Run[], part: string) =>
  runs.findLast(({ parts }) => parts[part] !== undefined);

/** What can be compared, and no more: no names. */
function machine(): string {
  const memory = Math.round(totalmem() / GIGABYTE);
  const system = process.platform === 'linux' ? 'Linux' : process.platform;
  return `${system} ${process.arch}, ${availableParallelism()} cores, ${memory} GB, Node ${process.versions.node}`;
}

function commit(): string {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();
  try {
    const isChanged = git('status', '--porcelain', '--untracked-files=no') !== '';
    return `${git('rev-parse', '--short', 'HEAD')}${isChanged ? '+' : ''}`;
  } catch {
    return 'unknown';
  }
}
