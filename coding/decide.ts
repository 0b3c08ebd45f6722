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
/**
 * Harmless words taken for criticism hurt more than criticism that is let pass. Of writers that it has not seen, the network
 * finds more reflections and descriptions than there are.
 */
const WEIGHTS: Partial<Record<Code, number>> = { NTA: 0.7, RF: 0.7, BD: 0.7 };

interface Choice {
  readonly code: Code;
  readonly share: number;
}
const NOTHING: Choice = { code: 'NC', share: 0 };

export interface Decision {
  readonly code: Code;
  readonly confidence: number;
}

export function decide(unit: UnitInContext, probabilities: Float64Array): Decision {
  let first = NOTHING;
  let second = NOTHING;
  let sum = 0;
  for (const [index, code] of CODES.entries()) {
    if (!isPossible(code, unit)) continue;
    const share = (WEIGHTS[code] ?? 1) * (probabilities[index] ?? 0);
    sum += share;
    if (share > first.share) [first, second] = [{ code, share }, first];
    else if (share > second.share) second = { code, share };
  }
  const isUnsure = first.share - second.share < UNSURE * sum;
  const isLower = PRIORITY.indexOf(second.code) > PRIORITY.indexOf(first.code);
  const { code, share } = isUnsure && isLower ? second : first;
  return { code, confidence: share / (sum || 1) };
}

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
