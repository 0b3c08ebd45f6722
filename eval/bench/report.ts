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
`;
}

function rowsOf(part: string, history: readonly Run[]): string[][] {
  const run = lastWith(history, part);
  if (!run) return [];
  const earlier = lastWith(history.slice(0, history.indexOf(run)), part)?.parts[part];
  return (run.parts[part] ?? []).map((figure) => {
    const { name, value, unit, reference } = figure;
    return [
      part,
      name,
      `${shown(value)} ${unit}`,
      reference ? `${shown(reference.value)} ${unit}: ${reference.name}` : '',
      ratioOf(figure),
      wantedOf(figure),
      beforeOf(earlier?.find((other) => other.name === name)),
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
