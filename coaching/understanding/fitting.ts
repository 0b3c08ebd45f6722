// An answer with facts of another family is none for this one, however near its question is: a toddler's for an eight-year-old, or one about a house that burned.
import type { Case } from '#coaching/library/cases.ts';
import { entryOf, isInLibrary } from '#coaching/library/library.ts';
import type { MessageReader } from './reading.ts';
import type { Topic } from './topics.ts';

const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const NUMBER = `(\\d{1,2}|${NUMBERS.join('|')})`;
/** “Dinner at five” is a time of day. */
const YEARS = new RegExp(
  `\\b${NUMBER}-year-old|(?:^|[.;?!] |“)At (?:about )?${NUMBER}\\b(?! (?:o’|thirty|in the|or|sharp))|\\beven at ${NUMBER}\\b|\\b(?:turns|turning) ${NUMBER}\\b|(?:^|[.;?!] )${NUMBER} is (?:old|young|early|late|not|a fine)\\b`,
  'gi',
);
const stages: readonly (readonly [RegExp, number, number])[] = [
  [/\btoddlers?\b/i, 1, 3],
  [/\bpreschoolers?\b/i, 3, 5],
  [/\b(?:first|second|third|fourth)[- ]graders?\b|\bschool-?age\b/i, 6, 10],
];
/** A child is not of one age alone. */
const NEAR = 1;

const known = new Map<string, readonly number[]>();

/** The ages that it speaks of. */
function agesIn(text: string): readonly number[] {
  const found = known.get(text);
  if (found) return found;
  const years = [...text.matchAll(YEARS)].map((match) => {
    const told = match.slice(1).find((one) => one !== undefined) ?? '';
    return NUMBERS.indexOf(told.toLowerCase()) + 1 || Number(told);
  });
  const own = stages.flatMap(([words, from, to]) => (words.test(text) ? [from, to] : []));
  const ages = [...years, ...own];
  known.set(text, ages);
  return ages;
}

function isForAge(text: string, age: number): boolean {
  const ages = agesIn(text);
  return ages.length === 0 || (age >= Math.min(...ages) - NEAR && age <= Math.max(...ages) + NEAR);
}

/** What an answer may take for granted only where the talk tells of it. */
const facts: readonly (readonly [RegExp, RegExp])[] = [
  [/\b(?:house|home) burned\b/i, /\b(?:fire|burn\w*|smoke)\b/i],
  [
    /\b(?:died|funeral|ashes|grave)\b/i,
    /\b(?:die[sd]?|dead|death|dying|pass\w*|funeral|grie\w+|lost|los[es]|loss|kill\w*|hospice|cancer|heaven|gone|bur(?:y|ied|ial)|ashes|\w*stillb\w*|miscarr\w*|hit by|to sleep|cemetery|ghosts?|angels?|sick|hospital|widow\w*|mourn\w*)\b/i,
  ],
  [
    /\b(?:jail|prison)\b/i,
    /\b(?:jail|prison|arrest\w*|locked up|cops?|police|court|custody|inmate|incarcerat\w*|sentence\w*|released|county)\b/i,
  ],
  [
    /\b(?:drunk|alcohol|rehab)\b/i,
    /\b(?:drunk|drinks?|drinking|drank|alcohol\w*|rehab|sober|addict\w*|wine|beers?|high|pills|drugs?|overdose\w*|clean|meth|heroin|recovery|aa)\b/i,
  ],
];

const isOfThisFamily = (answer: string, told: string) =>
  facts.every(([fact, cue]) => !fact.test(answer) || cue.test(told));

export function fits(
  { question, say }: Pick<Case, 'question' | 'say'>,
  told: string,
  age: number | undefined,
): boolean {
  return isOfThisFamily(say, told) && (!age || isForAge(`${question} ${say}`, age));
}

const fitsAge = (topic: Topic, age: number | undefined) =>
  !age || !isInLibrary(topic) || isForAge(entryOf(topic).say, age);

/** Finds only what is for a child of that age, and for what is told. */
export const fitting = (reader: MessageReader, age: number | undefined): MessageReader => ({
  mark: (told, answers) => reader.mark(told, answers),
  async read(message) {
    const reading = await reader.read(message);
    return {
      ...reading,
      topics: reading.topics.filter(({ of }) => fitsAge(of, age)),
      cases: reading.cases.filter(({ of }) => fits(of, message, age)),
    };
  },
});
