import type { Results } from './results.ts';
import type { Statement } from './statement.ts';

export const VERDICTS = [
  'passed',
  'differs',
  'failed',
  'not run',
  'not checked',
  'not built',
] as const;
export type Verdict = (typeof VERDICTS)[number];

/** What the runner puts values in the place of: `${name}`, `$name`, `%s`. */
const PLACEHOLDER = /\\\$\\\{.*?\\\}|\\\$[a-z]\w*|%[a-z%]/gi;

/** Finds the tests that came of a title in the sources. */
function patternOf(test: string): RegExp {
  const literal = test.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(`^${literal.replaceAll(PLACEHOLDER, '.*')}$`, 's');
}

function outcomesOf(test: string, results: Results) {
  const pattern = patternOf(test);
  return [...results].filter(([name]) => pattern.test(name)).map(([, outcome]) => outcome);
}

export function verdictOn(
  { shownBy = [], decision, isBuilt }: Statement,
  results: Results,
): Verdict {
  const outcomes = shownBy.map((test) => outcomesOf(test, results));
  if (outcomes.some((some) => some.includes('failed'))) return 'failed';
  if (outcomes.some((some) => some.length === 0)) return 'not run';
  if (isBuilt === false) return 'not built';
  if (decision) return 'differs';
  return shownBy.length > 0 ? 'passed' : 'not checked';
}
