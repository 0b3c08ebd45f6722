// Draws the table: state diagrams for Mermaid and plain tables, for the documentation.
import type { EffectEntry } from '#web/play/machine/effects.ts';
import { isFinal, PHASES, type Phase, phases, timersOf } from '#web/play/machine/phases.ts';
import { PLAYING, playingTransitions } from '#web/play/machine/playing-transitions.ts';
import { preparingTransitions } from '#web/play/machine/preparing-transitions.ts';
import {
  COUNTING,
  PREPARING,
  surroundingTransitions,
} from '#web/play/machine/surrounding-transitions.ts';
import type { Transition } from '#web/play/machine/transition.ts';
import { troubleTransitions } from '#web/play/machine/trouble-transitions.ts';

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

const causeOf = ({ on, when }: Transition) => (when === undefined ? on : `${on} [${when}]`);

/** Lines `from --> to: causes`, one for each pair. */
function edges(
  transitions: readonly Transition[],
  sources: (from: readonly Phase[]) => readonly string[],
) {
  const causes = new Map<string, string[]>();
  for (const transition of transitions) {
    if (transition.to === undefined) continue;
    for (const source of sources(transition.from)) {
      const pair = `${source} --> ${transition.to}`;
      causes.set(pair, [...(causes.get(pair) ?? []), causeOf(transition)]);
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
  const transitions = [...preparingTransitions, ...playingTransitions, ...troubleTransitions];
  const lines = edges(transitions, (from) => from);
  return diagram(PHASES, ['  [*] --> loading', ...lines]);
}

/** What can happen around the play, with whole groups of phases as one state. */
export function surroundingDiagram(): string {
  const lines = edges(surroundingTransitions, sourcesOf);
  const names = lines.flatMap((line) => line.match(/\w+/g) ?? []);
  return diagram(names, lines);
}

function nameOf(entry: EffectEntry): string {
  if (typeof entry === 'string') return entry;
  if (entry.kind === 'toast') return `toast ${entry.name}`;
  return entry.kind === 'navigate' ? `navigate ${entry.to}` : `tell ${entry.message}`;
}

/** Every transition of the table, in the order in which they are tried. */
export function transitionTable(transitions: readonly Transition[]): string {
  const lines = transitions.map((transition) => {
    const [from, asks] = [
      sourcesOf(transition.from).join(', '),
      (transition.effects ?? []).map(nameOf),
    ];
    return `| ${from} | ${transition.on} | ${transition.when ?? ''} | ${transition.to ?? '(stays)'} | ${asks.join(', ')} |`;
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
