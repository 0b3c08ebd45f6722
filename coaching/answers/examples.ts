// "Five examples of praise for Lego": how many, and of what.
import type { LibraryTopic } from '#coaching/library/library.ts';
import { capitalized } from '#domain/pronoun-words.ts';
import { isSayable } from './quotable.ts';

const topics: readonly (readonly [RegExp, LibraryTopic])[] = [
  [/\bprais\w*/i, 'praise-examples'],
  [/\breflect\w*|\brepeat\w*/i, 'reflection-examples'],
  [/\bdescri\w*|\bnarrat\w*/i, 'description-examples'],
  [/\bquestions?\b|\binstead of asking\b/i, 'fewer-questions'],
  [/\bcommands?\b/i, 'fewer-commands'],
  [/\bget(?:s|ting)? dressed\b|\bdressing\b|\bclothes\b|\bshoes?\b/i, 'getting-dressed'],
  [/\btable\b|\bdinner\b|\bmeal\w*|\beating\b/i, 'wont-sit-at-table'],
  [/\bteeth\b|\btoothbrush\w*/i, 'brushing-teeth'],
  [/\btidy\w*|\bclean\w* up\b/i, 'wont-tidy-up'],
  [/\bcar seat\b|\bbuckl\w*/i, 'car-seat'],
  [/\bbedtime\b/i, 'bedtime-battles'],
  [/\blegos?\b|\bblocks?\b|\bbuild\w*|\btrains?\b|\bmagna\w*|\bduplo\b/i, 'building'],
  [/\bdraw\w*|\bpaint\w*|\bcrayons?\b|\bcolor(?:ing|s)\b|\bcraft\w*/i, 'drawing'],
  [
    /\bdolls?\b|\bkitchen\b|\bpretend\b|\bdress\w*|\bshop\b|\bfigures?\b|\bdinosaurs?\b|\bcars?\b/i,
    'pretend-play',
  ],
  [/\bdough\b|\bsand\w*|\bwater\b|\bslime\b|\bmess\w*/i, 'messy-play'],
  [/\bbooks?\b|\breading\b/i, 'books'],
  [/\bbath\w*/i, 'play-in-bath'],
  [/\bplayground\b|\boutside\b|\boutdoors?\b|\bpark\b|\bwalk\b/i, 'play-outdoors'],
  [/\bboard games?\b|\bcards?\b|\bpuzzles?\b/i, 'board-games'],
];

const asksForWords = (message: string) =>
  /\b(?:say|sentences?|words|examples?|phrases?|lines)\b/i.test(message);

/** Where examples of a skill are asked for, the situation that they are for. */
const situationIn = (message: string): LibraryTopic | undefined =>
  namedIn(message, (topic) => !isSkill(topic));

export const skillIn = (message: string): LibraryTopic | undefined => namedIn(message, isSkill);

/** “More, but not blocks” is of anything but blocks. */
const NOT_THAT =
  /\b(?:not|no|without|besides|except|aren[’']?t|isn[’']?t) (?:(?:the|for|any) )?\w+/gi;

const namedIn = (message: string, isWanted: (topic: LibraryTopic) => boolean) => {
  const wanted = message.replaceAll(NOT_THAT, '');
  return topics.find(([words, topic]) => isWanted(topic) && words.test(wanted))?.[1];
};

const PRAISE = /^(?:i (?:love|like)|great|nice|good|thank|what a|wow|well done|way to)\b/i;
const kinds: Partial<Record<LibraryTopic, RegExp>> = {
  'praise-examples': PRAISE,
  'description-examples': /^you(?:’re|r)?\b/i,
};

/** With a toy many kinds of sentences are at hand; what is said while getting dressed is praise as it stands. */
const toys: ReadonlySet<LibraryTopic> = new Set<LibraryTopic>([
  'building',
  'drawing',
  'pretend-play',
  'messy-play',
  'books',
  'board-games',
]);

/** Whether a sentence for that situation is of that skill. */
export const isOf = (skill: LibraryTopic, situation: LibraryTopic) => (sentence: string) =>
  !toys.has(situation) || (kinds[skill]?.test(sentence) ?? true);

const isSkill = (topic: LibraryTopic) =>
  ['praise-examples', 'reflection-examples', 'description-examples'].includes(topic) ||
  topic.startsWith('fewer-');

export const exampleTopicIn = (message: string): LibraryTopic | undefined =>
  situationIn(message) ?? skillIn(message);

const CHILD_SAYS = /\b(?:he|she|they|child) (?:says?|said|goes) ["'“‘]([^"“”]{3,60}?)["'”’](?!\w)/i;

/** “She says ‘…’, and then I say what?”: her words, as they could be given back. */
export function givenBack(message: string): string | undefined {
  const words = CHILD_SAYS.exec(message)?.[1]
    ?.trim()
    .replace(/[.!?,]+$/, '');
  if (!words || !isSayable(words)) return undefined;
  const sentence = capitalized(words);
  return `When you hear “${sentence},” say nearly the same thing back: “${sentence}!” Or in your own words, a little longer: “You noticed that ${lowered(words)}.” Then wait a few seconds instead of asking what happened, and {name} will likely tell you the rest.`;
}

const lowered = (words: string) =>
  /^I\b/.test(words) ? words : words.charAt(0).toLowerCase() + words.slice(1);

const NUMBERS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
];
const USUAL = 3;
const MOST = 8;

export const howManyIn = (message: string): number => numberIn(message) ?? USUAL;

/** From two on: “one” is many things. */
export function numberIn(message: string): number | undefined {
  const digits = Number(/\b\d{1,2}\b/.exec(message)?.[0]);
  if (digits > 0) return Math.min(digits, MOST);
  const words = message.toLowerCase().split(/\W+/);
  const word = NUMBERS.findIndex((number) => number !== 'one' && words.includes(number));
  return word > 0 ? Math.min(word, MOST) : undefined;
}

/** Whether both ways of saying what happens are meant, as in “the difference between describing and reflecting”. */
export const namesBoth = (message: string) =>
  /\b(?:describ|narrat)/i.test(message) && /\breflect/i.test(message);

/** Examples of these can be for a time of the day or a toy. */
const withExamples: ReadonlySet<string> = new Set<LibraryTopic>([
  'praise-examples',
  'description-examples',
  'reflection-examples',
  'beyond-special-time',
]);

/** Of what, if of anything. */
export const wantsExamples = (topic: LibraryTopic, message: string): LibraryTopic | undefined =>
  withExamples.has(topic) && (topic !== 'beyond-special-time' || asksForWords(message))
    ? (situationIn(message) ?? (givenBack(message) ? topic : undefined))
    : undefined;
