// eval/reports/bench.md: one table of ratios, then a section for each part. A run of some parts leaves the others' sections as they are.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Figure, isAsWanted, shown, table } from './figure.ts';
import { lastWith, type Run } from './history.ts';

const REPORT = join(dirname(import.meta.dirname), 'reports/bench.md');
const SECTION = '\n## ';

const head = ['part', 'what', 'figure', 'reference', 'ratio', 'wanted', 'before'];

/** Writes the newest figures of each part, and these details of those that were just measured. */
export function writeReport(
  parts: readonly string[],
  history: readonly Run[],
  details: ReadonlyMap<string, string>,
): void {
  const before = readSections();
  const sections = parts.flatMap((part) => {
    const run = lastWith(history, part);
    const detail = details.get(part);
    const text = run && detail ? `${toldOf(run)}\n\n${detail}` : before.get(part);
    return text === undefined ? [] : [`${SECTION}${part}\n\n${text.trim()}\n`];
  });
  mkdirSync(dirname(REPORT), { recursive: true });
  writeFileSync(REPORT, summary(parts, history) + sections.join(''));
}

/** One table: each figure beside its reference and beside the run before. */
export function summary(parts: readonly string[], history: readonly Run[]): string {
  return `# Bench

Written by \`npm run bench\`; \`npm run bench -- PART ...\` measures some parts anew. A ratio is a figure over a reference that was measured in the
same run; in brackets the lowest and the highest of the rounds. *Before* is the same from the run before that had it.

${table(
  head,
  parts.flatMap((part) => rowsOf(part, history)),
)}

${slowerThanBefore(parts, history)}
`;
}

interface Pair {
  readonly part: string;
  readonly figure: Figure;
  readonly earlier: Figure | undefined;
}

function pairsOf(part: string, history: readonly Run[]): Pair[] {
  const run = lastWith(history, part);
  if (!run) return [];
  const before = lastWith(history.slice(0, history.indexOf(run)), part)?.parts[part];
  return (run.parts[part] ?? []).map((figure) => ({
    part,
    figure,
    earlier: before?.find(({ name }) => name === figure.name),
  }));
}

/** By more than this share. */
const NOTICEABLE = 0.1;
const MORE_IS_BETTER = new Set(['calls/s', 'points', 'sessions']);

/** By its ratio, where it has one: two runs may be of two machines. */
function isWorse({ figure, earlier }: Pair): boolean {
  if (!earlier) return false;
  const [now, then] =
    figure.ratio !== undefined && earlier.ratio !== undefined
      ? [figure.ratio, earlier.ratio]
      : [figure.value, earlier.value];
  const isMoreBetter = MORE_IS_BETTER.has(figure.unit);
  return isMoreBetter ? now < then * (1 - NOTICEABLE) : now > then * (1 + NOTICEABLE);
}

function slowerThanBefore(parts: readonly string[], history: readonly Run[]): string {
  const worse = parts.flatMap((part) => pairsOf(part, history)).filter(isWorse);
  if (worse.length === 0) return 'Nothing got worse by more than a tenth.';
  const told = worse.map(
    ({ part, figure, earlier }) =>
      `- ${part}, ${figure.name}: ${beforeOf(figure)}, before ${beforeOf(earlier)}`,
  );
  return `Worse than before by more than a tenth, by the ratio where there is one:\n\n${told.join('\n')}`;
}

function rowsOf(part: string, history: readonly Run[]): string[][] {
  return pairsOf(part, history).map(({ figure, earlier }) => {
    const { name, value, unit, reference } = figure;
    return [
      part,
      name,
      `${shown(value)} ${unit}`,
      reference ? `${shown(reference.value)} ${unit}: ${reference.name}` : '',
      ratioOf(figure),
      wantedOf(figure),
      beforeOf(earlier),
    ];
  });
}

function ratioOf({ ratio, spread }: Figure): string {
  if (ratio === undefined) return '';
  return spread ? `${shown(ratio)} (${spread.map(shown).join(' to ')})` : shown(ratio);
}

function wantedOf(figure: Figure): string {
  const { unit, wanted } = figure;
  if (!wanted) return '';
  const { atMost, atLeast } = wanted;
  const bound = atMost === undefined ? `at least ${atLeast}` : `at most ${atMost}`;
  return `${bound} ${unit}: ${isAsWanted(figure) ? 'yes' : '**NO**'}`;
}

function beforeOf(figure: Figure | undefined): string {
  if (!figure) return '';
  const { value, unit, ratio } = figure;
  return ratio === undefined
    ? `${shown(value)} ${unit}`
    : `${shown(ratio)} (${shown(value)} ${unit})`;
}

function toldOf({ date, commit, machine, loadBefore }: Run): string {
  return `${date.slice(0, 10)}, commit ${commit}, ${machine}; load before it began ${loadBefore.toFixed(1)}.`;
}

function readSections(): Map<string, string> {
  if (!existsSync(REPORT)) return new Map();
  const [, ...sections] = readFileSync(REPORT, 'utf8').split(SECTION);
  return new Map(
    sections.map((section) => {
      const end = section.indexOf('\n');
      return [section.slice(0, end), section.slice(end + 1)];
    }),
  );
}
