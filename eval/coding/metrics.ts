// Figures on coded units: how often each class was right, and what was taken for what.

/** Kinds of question and of command are one category each. */
export const CATEGORIES = ['LP', 'UP', 'RF', 'BD', 'Q', 'C', 'NTA', 'TA', 'NC'] as const;
type Category = (typeof CATEGORIES)[number];

/** What the truth says and what the coder said. */
export type Pair = readonly [truth: string, found: string];

export function categoryOf(code: string): Category {
  if (code === 'IQ' || code === 'DQ') return 'Q';
  if (code === 'DC' || code === 'IC') return 'C';
  return code as Category;
}

const AVOID_TALK = new Set<Category>(['Q', 'C', 'NTA']);

export interface ClassFigures {
  readonly category: Category;
  readonly units: number;
  readonly precision: number;
  readonly recall: number;
  readonly f1: number;
}

export interface Figures {
  readonly units: number;
  readonly accuracy: number;
  /** With the kinds of question and command told apart. */
  readonly fineAccuracy: number;
  readonly macroF1: number;
  /** Of the units that are no avoid-talk: the share that was taken for it. */
  readonly falseAvoid: number;
  readonly classes: readonly ClassFigures[];
}

export function figuresOf(pairs: readonly Pair[]): Figures {
  const merged = pairs.map(([truth, found]) => [categoryOf(truth), categoryOf(found)] as const);
  const classes = CATEGORIES.map((category) => figuresOfClass(category, merged));
  const harmless = merged.filter(([truth]) => !AVOID_TALK.has(truth));
  const share = (part: number, whole: number) => (whole > 0 ? part / whole : 0);
  return {
    units: pairs.length,
    accuracy: share(merged.filter(([truth, found]) => truth === found).length, merged.length),
    fineAccuracy: share(pairs.filter(([truth, found]) => truth === found).length, pairs.length),
    macroF1: classes.reduce((sum, { f1 }) => sum + f1, 0) / classes.length,
    falseAvoid: share(
      harmless.filter(([, found]) => AVOID_TALK.has(found)).length,
      harmless.length,
    ),
    classes,
  };
}

function figuresOfClass(
  category: Category,
  pairs: readonly (readonly [Category, Category])[],
): ClassFigures {
  const ofTruth = pairs.filter(([truth]) => truth === category);
  const ofFound = pairs.filter(([, found]) => found === category);
  const right = ofTruth.filter(([, found]) => found === category).length;
  const precision = ofFound.length > 0 ? right / ofFound.length : 0;
  const recall = ofTruth.length > 0 ? right / ofTruth.length : 0;
  const f1 = right > 0 ? (2 * precision * recall) / (precision + recall) : 0;
  return { category, units: ofTruth.length, precision, recall, f1 };
}

export function confusionTable(pairs: readonly Pair[]): string {
  const count = (truth: Category, found: Category) =>
    pairs.filter((pair) => categoryOf(pair[0]) === truth && categoryOf(pair[1]) === found).length;
  const rows = CATEGORIES.map(
    (truth) =>
      `| **${truth}** | ${CATEGORIES.map((found) => count(truth, found) || '').join(' | ')} |`,
  );
  return [
    `| truth \\ found | ${CATEGORIES.join(' | ')} |`,
    `|---|${CATEGORIES.map(() => '--:').join('|')}|`,
    ...rows,
  ].join('\n');
}
