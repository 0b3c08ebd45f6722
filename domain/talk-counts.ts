// What the product counts of coded talk.
import { type SkillCounts, totalNegative } from './score.ts';

/** Which counter a code belongs to; the others neither help nor hurt. */
const COUNTERS: Readonly<Record<string, keyof SkillCounts>> = {
  LP: 'labeledPraises',
  RF: 'reflections',
  BD: 'behaviorDescriptions',
  IQ: 'questions',
  DQ: 'questions',
  DC: 'commands',
  IC: 'commands',
  NTA: 'criticisms',
};

export interface TalkCounts extends SkillCounts {
  readonly totalNegative: number;
  /** Doing as the child does, by voice; scored like a skill. */
  readonly imitations: number;
}

/** What a parent is shown of them. */
export type ShownCounts = Omit<TalkCounts, 'imitations'>;

export interface CodedUnit {
  readonly code: string;
  readonly imitates?: boolean | undefined;
}

export function countTalk(units: readonly CodedUnit[]): TalkCounts {
  const counts = {
    labeledPraises: 0,
    reflections: 0,
    behaviorDescriptions: 0,
    questions: 0,
    commands: 0,
    criticisms: 0,
  };
  for (const { code } of units) {
    const counter = COUNTERS[code];
    if (counter) counts[counter] += 1;
  }
  const imitations = units.filter((unit) => unit.imitates).length;
  return { ...counts, totalNegative: totalNegative(counts), imitations };
}

export function shownCounts(counts: TalkCounts): ShownCounts {
  const { imitations: _, ...shown } = counts;
  return shown;
}

export const NO_SHOWN_COUNTS = shownCounts(countTalk([]));
