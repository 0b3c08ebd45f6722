// npm run bench [-- PART ...]: what the product takes, each figure beside a reference of the same run. All parts unless some are named.
import { parseArgs } from 'node:util';
import { measureApi } from './bench/api/measure-api.ts';
import { isAsWanted, type Measured } from './bench/figure.ts';
import { begin, keep, readHistory } from './bench/history.ts';
import { measureLive } from './bench/live/measure-live.ts';
import { measureMemory } from './bench/memory/measure-memory.ts';
import { measurePages } from './bench/pages/measure-pages.ts';
import { summary, writeReport } from './bench/report.ts';
import { measureBell, measureResults } from './bench/results/measure-results.ts';
import { measureStart } from './bench/start/measure-start.ts';

const parts = new Map<string, () => Promise<Measured>>([
  ['results', measureResults],
  ['bell', measureBell],
  ['live', measureLive],
  ['api', measureApi],
  ['start', measureStart],
  ['memory', measureMemory],
  ['pages', measurePages],
]);
const names = [...parts.keys()];

const { positionals } = parseArgs({ allowPositionals: true });
const unknown = positionals.filter((name) => !parts.has(name));
if (unknown.length > 0)
  throw new Error(`There is no part ${unknown.join(', ')}; there are ${names.join(', ')}.`);
const chosen = positionals.length > 0 ? positionals : names;

const beginning = begin();
const measured = new Map<string, Measured>();
for (const [name, measure] of parts) {
  if (!chosen.includes(name)) continue;
  process.stderr.write(`• Measuring ${name}\n`);
  measured.set(name, await measure());
}

const figures = [...measured].map(([name, part]) => [name, part.figures] as const);
const details = [...measured].map(([name, part]) => [name, part.details] as const);
keep({ ...beginning, parts: Object.fromEntries(figures) });
const history = readHistory();
writeReport(names, history, new Map(details));
console.log(summary(chosen, history));
const isGood = figures.every(([, some]) => some.every(isAsWanted));
process.exitCode = isGood ? 0 : 1;
