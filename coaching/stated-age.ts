// The age that a parent tells: "he's three", "my six-year-old", "aged 7".

const WORDS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const NUMBER = `(\\d{1,2}|${WORDS.join('|')})`;
const HALF = '(?: and a half|\\.5)?';
const PATTERNS = [
  new RegExp(`\\b${NUMBER}${HALF}[ -]*(?:years?|yrs?|y\\/?o)\\b`, 'i'),
  new RegExp(`\\baged? ${NUMBER}\\b`, 'i'),
  new RegExp(
    `\\b(?:s?he|they|child|son|daughter|boy|girl|grandson|granddaughter)(?:[’']s|[’']re| is| are| just turned|, )\\s?(?:only |just |nearly |almost )?${NUMBER}\\b(?! (?:times?|minutes?|weeks?|months?|days?|hours?|of))`,
    'i',
  ),
];
const OLDEST = 17;
/** More words tell more than an age. */
const FEW_WORDS = 10;

export function ageIn(message: string): number | undefined {
  for (const pattern of PATTERNS) {
    const told = pattern.exec(message)?.[1]?.toLowerCase();
    const age = told === undefined ? 0 : WORDS.indexOf(told) + 1 || Number(told);
    if (age > 0 && age <= OLDEST) return age;
  }
  return undefined;
}

export const tellsOnlyAge = (message: string) =>
  ageIn(message) !== undefined &&
  !message.includes('?') &&
  message.trim().split(/\s+/).length <= FEW_WORDS;
