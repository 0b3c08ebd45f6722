// npm run eval:fuzz [-- share]: spoils recordings of every format in every way of fuzz/mutations.ts and decodes them. Each
// batch has a process of its own and a watchdog, so that a hang or a crash is counted and the run goes on.
import { fork } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import type { Batch, CaseResult } from './fuzz/fuzz-batch.ts';
import type { Format } from './fuzz/recordings.ts';

const CASES: Record<Format, number> = {
  'WebM, Opus': 3500,
  'Ogg, Opus': 2800,
  WAV: 1750,
  'MP4, Opus': 1400,
  'MP4, AAC': 700,
  'several in a row': 1050,
};
const BATCH = 350;
const HANG_MS = 20_000;
const share = Number(process.argv[2] ?? 1);

interface Tally {
  readonly outcomes: Map<string, number>;
  cases: number;
  peakMb: number;
  slowest: CaseResult | undefined;
}

const problems: string[] = [];

function note(tally: Tally, result: CaseResult, format: Format): void {
  const outcome = result.outcome.startsWith('crash') ? 'crash' : result.outcome;
  if (outcome === 'crash') {
    problems.push(`${format}, seed ${result.seed}, ${result.mutation}: ${result.outcome}`);
  }
  tally.cases++;
  tally.outcomes.set(outcome, (tally.outcomes.get(outcome) ?? 0) + 1);
  tally.peakMb = Math.max(tally.peakMb, result.rssMb);
  if (result.ms > (tally.slowest?.ms ?? 0)) tally.slowest = result;
}

/** Runs a batch until its end, a hang or a crash, and says which case comes next. */
function runBatch(batch: Batch, tally: Tally): Promise<number> {
  return new Promise((resolve) => {
    const child = fork(join(import.meta.dirname, 'fuzz/fuzz-batch.ts'), {
      execArgv: ['--import', 'tsx'],
    });
    let next = batch.from;
    let ending: string | undefined;
    const expire = () => {
      ending = 'hang';
      child.kill('SIGKILL');
    };
    let watchdog = setTimeout(expire, HANG_MS);
    child.on('message', (message: CaseResult | 'done') => {
      clearTimeout(watchdog);
      watchdog = setTimeout(expire, HANG_MS);
      if (message === 'done') {
        child.kill();
        return;
      }
      note(tally, message, batch.format);
      next = message.seed + 1;
    });
    child.on('exit', (code) => {
      clearTimeout(watchdog);
      if (next >= batch.to) return resolve(batch.to);
      const outcome = ending ?? `process ended (${code})`;
      problems.push(`${batch.format}, seed ${next}: ${outcome}`);
      tally.cases++;
      tally.outcomes.set(outcome, (tally.outcomes.get(outcome) ?? 0) + 1);
      resolve(next + 1);
    });
    child.send(batch);
  });
}

async function fuzz(format: Format): Promise<Tally> {
  const tally: Tally = { outcomes: new Map(), cases: 0, peakMb: 0, slowest: undefined };
  const total = Math.ceil(CASES[format] * share);
  for (let from = 0; from < total; ) {
    from = await runBatch({ format, from, to: Math.min(from + BATCH, total) }, tally);
  }
  console.error(`${format}: ${tally.cases} cases`);
  return tally;
}

const rows: string[] = [];
let cases = 0;
for (const format of Object.keys(CASES) as Format[]) {
  const { outcomes, cases: count, peakMb, slowest } = await fuzz(format);
  cases += count;
  const list = [...outcomes].toSorted(([, a], [, b]) => b - a).map(([name, n]) => `${name} ${n}`);
  const slow = slowest
    ? `${slowest.ms.toFixed(0)} ms (${slowest.mutation}, seed ${slowest.seed})`
    : '';
  rows.push(`| ${format} | ${count} | ${list.join(', ')} | ${slow} | ${peakMb.toFixed(0)} MB |`);
}

const hangs = problems.filter((line) => line.endsWith('hang')).length;
const report = `# Damaged and hostile recordings

${new Date().toISOString().slice(0, 10)}, npm run eval:fuzz, ${cases} recordings: **${hangs} hangs, ${problems.length - hangs} crashes**
(a hang is ${HANG_MS / 1000} s without an answer; a crash is anything but samples or a DecodeError, a stray rejection
or a sample that is no number included). Every fifth push goes on in a new decoder from the stored state.

| format | recordings | outcomes | slowest | peak memory of a process |
|---|--:|---|---|--:|
${rows.join('\n')}

${problems.map((line) => `- ${line}`).join('\n')}${problems.length > 0 ? '\n\n' : ''}Linux ${process.arch}, ${cpus().length} cores, Node ${process.versions.node}.
`;
writeFileSync(join(import.meta.dirname, 'reports/fuzz-decoder.md'), report);
console.log(report);
