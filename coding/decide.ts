// From probabilities to one code: what the marks exclude, and the rule book's two rules for ties.
import type { UnitInContext } from './context.ts';
import { CODES, type Code } from './session.ts';

/** From highest to lowest: a unit that is certainly two things is the higher one. */
const PRIORITY: readonly Code[] = [
  'NTA',
  'DC',
  'IC',
  'LP',
  'UP',
  'IQ',
  'DQ',
  'RF',
  'BD',
  'TA',
  'NC',
];
/** Two codes this near each other leave the coder unsure; then the lower one is taken. */
const UNSURE = 0.14;
/** Harmless words taken for criticism hurt more than criticism that is let pass. */
const CRITICISM_WEIGHT = 0.85;

export interface Decision {
  readonly code: Code;
  readonly confidence: number;
}

export function decide(unit: UnitInContext, probabilities: Float64Array): Decision {
  const ranked = CODES.map((code, index) => ({
    code,
    share: isPossible(code, unit) ? weightOf(code) * (probabilities[index] ?? 0) : 0,
  })).toSorted((a, b) => b.share - a.share);
  const sum = ranked.reduce((total, { share }) => total + share, 0) || 1;
  const [first, second] = ranked;
  if (!first || !second) throw new Error('There is always more than one code');
  const isUnsure = (first.share - second.share) / sum < UNSURE;
  const lower = PRIORITY.indexOf(second.code) > PRIORITY.indexOf(first.code) ? second : first;
  const chosen = isUnsure ? lower : first;
  return { code: chosen.code, confidence: chosen.share / sum };
}

const weightOf = (code: Code) => (code === 'NTA' ? CRITICISM_WEIGHT : 1);

const STATEMENTS = new Set<Code>(['RF', 'BD', 'TA', 'DC']);
const QUESTIONS = new Set<Code>(['IQ', 'DQ']);

/**
 * Where somebody has written marks, a question mark means a question and its absence means none. No words from the
 * child, no reflection.
 */
function isPossible(code: Code, { punctuated, tokens, child }: UnitInContext): boolean {
  if (code === 'RF' && child.length === 0) return false;
  if (!punctuated) return true;
  return tokens.at(-1)?.mark === '?' ? !STATEMENTS.has(code) : !QUESTIONS.has(code);
}
