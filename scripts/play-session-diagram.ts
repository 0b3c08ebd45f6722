// Draws the table: state diagrams for Mermaid and plain tables, for the documentation.
import type { EffectEntry } from '#web/play/machine/effects.ts';
import { isFinal, PHASES, type Phase, phases, timersOf } from '#web/play/machine/phases.ts';
import { PLAYING, playingRows } from '#web/play/machine/playing-rows.ts';
import { preparingRows } from '#web/play/machine/preparing-rows.ts';
import type { Row } from '#web/play/machine/row.ts';
import { COUNTING, PREPARING, surroundingRows } from '#web/play/machine/surrounding-rows.ts';
import { troubleRows } from '#web/play/machine/trouble-rows.ts';

/** Phases that share what happens around them, drawn as one. */
const groups: readonly { readonly name: string; readonly phases: readonly Phase[] }[] = [
  { name: 'preparing', phases: PREPARING },
  { name: 'countingDown', phases: COUNTING },
  { name: 'playing', phases: PLAYING },
];

/** Groups that are all there by their name, the rest one by one. */
function sourcesOf(from: readonly Phase[]): string[] {
  const whole = groups.filter((group) => group.phases.every((phase) => from.includes(phase)));
  const rest = from.filter((phase) => !whole.some((group) => group.phases.includes(phase)));
  return [...whole.map(({ name }) => name), ...rest];
}

const causeOf = ({ on, when }: Row) => (when === undefined ? on : `${on} [${when}]`);

/** Lines `from --> to: causes`, one for each pair. */
function edges(rows: readonly Row[], sources: (from: readonly Phase[]) => readonly string[]) {
  const causes = new Map<string, string[]>();
  for (const row of rows) {
    if (row.to === undefined) continue;
    for (const source of sources(row.from)) {
      const pair = `${source} --> ${row.to}`;
      causes.set(pair, [...(causes.get(pair) ?? []), causeOf(row)]);
    }
  }
  return [...causes].map(([pair, all]) => `  ${pair}: ${all.join(', ')}`);
}

function diagram(names: readonly string[], lines: readonly string[]): string {
  const states = PHASES.filter((phase) => names.includes(phase)).map(
    (phase) => `  state "${phases[phase].label}" as ${phase}`,
  );
  const ends = PHASES.filter((phase) => names.includes(phase) && isFinal(phase)).map(
    (phase) => `  ${phase} --> [*]`,
  );
  return ['```mermaid', 'stateDiagram-v2', ...states, ...lines, ...ends, '```'].join('\n');
}

/** From opening the screen to feedback. */
export function playDiagram(): string {
  const rows = [...preparingRows, ...playingRows, ...troubleRows];
  const lines = edges(rows, (from) => from);
  return diagram(PHASES, ['  [*] --> loading', ...lines]);
}

/** What can happen around the play, with whole groups of phases as one state. */
export function surroundingDiagram(): string {
  const lines = edges(surroundingRows, sourcesOf);
  const names = lines.flatMap((line) => line.match(/\w+/g) ?? []);
  return diagram(names, lines);
}

function nameOf(entry: EffectEntry): string {
  if (typeof entry === 'string') return entry;
  if (entry.kind === 'toast') return `toast ${entry.name}`;
  return entry.kind === 'navigate' ? `navigate ${entry.to}` : `tell ${entry.message}`;
}

/** Every row of the table, in the order in which they are tried. */
export function rowTable(rows: readonly Row[]): string {
  const lines = rows.map((row) => {
    const [from, asks] = [sourcesOf(row.from).join(', '), (row.effects ?? []).map(nameOf)];
    return `| ${from} | ${row.on} | ${row.when ?? ''} | ${row.to ?? '(stays)'} | ${asks.join(', ')} |`;
  });
  return ['| In | On | If | Then | Asks for |', '|---|---|---|---|---|', ...lines].join('\n');
}

/** What rings by itself in which phase. */
export function timerTable(): string {
  const lines = PHASES.flatMap((phase) =>
    timersOf(phase).map((timer) => {
      const rings = 'everyMs' in timer ? `every ${timer.everyMs} ms` : `after ${timer.afterMs} ms`;
      return `| ${phase} | ${timer.event} | ${rings} |`;
    }),
  );
  return ['| In | Event | Rings |', '|---|---|---|', ...lines].join('\n');
}
