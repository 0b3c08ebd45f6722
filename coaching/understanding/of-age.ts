// An answer that speaks of a toddler is none for an eight-year-old, however near its question is.
import type { Case } from '#coaching/library/cases.ts';
import type { MessageReader } from './reading.ts';

const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const NUMBER = `(\\d{1,2}|${NUMBERS.join('|')})`;
/** “Dinner at five” is a time of day. */
const YEARS = new RegExp(
  `\\b${NUMBER}-year-old|(?:^|[.;?!] |“)At (?:about )?${NUMBER}\\b(?! (?:o’|thirty|in the|or|sharp))|\\beven at ${NUMBER}\\b|\\b(?:turns|turning) ${NUMBER}\\b`,
  'gi',
);
const stages: readonly (readonly [RegExp, number, number])[] = [
  [/\btoddlers?\b/i, 1, 3],
  [/\bpreschoolers?\b/i, 3, 5],
  [/\b(?:first|second|third|fourth)[- ]graders?\b|\bschool-?age\b/i, 6, 10],
];
/** A child is not of one age alone. */
const NEAR = 1;

const known = new WeakMap<Case, readonly number[]>();

/** The ages that it speaks of. */
function agesIn(asked: Case): readonly number[] {
  const found = known.get(asked);
  if (found) return found;
  const text = `${asked.question} ${asked.say}`;
  const years = [...text.matchAll(YEARS)].map((match) => {
    const told = match.slice(1).find((one) => one !== undefined) ?? '';
    return NUMBERS.indexOf(told.toLowerCase()) + 1 || Number(told);
  });
  const own = stages.flatMap(([words, from, to]) => (words.test(text) ? [from, to] : []));
  const ages = [...years, ...own];
  known.set(asked, ages);
  return ages;
}

export function isForAge(asked: Case, age: number): boolean {
  const ages = agesIn(asked);
  return ages.length === 0 || (age >= Math.min(...ages) - NEAR && age <= Math.max(...ages) + NEAR);
}

/** Finds only cases that are for a child of that age; all, where none is known. */
export const forAge = (reader: MessageReader, age: number | undefined): MessageReader =>
  age
    ? {
        mark: (message, answers) => reader.mark(message, answers),
        async read(message) {
          const reading = await reader.read(message);
          return { ...reading, cases: reading.cases.filter(({ of }) => isForAge(of, age)) };
        },
      }
    : reader;
