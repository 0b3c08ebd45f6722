// A unit seen by its grammar: the words that carry it, the form of each, and who it is about.
import type { UnitInContext } from '#coding/context.ts';
import { isBaseVerb } from '#coding/words/verbs.ts';
import {
  AUXILIARIES,
  DETERMINERS,
  FILLERS,
  GOOD_WORDS,
  IRREGULAR_PASTS,
  NUMBERS,
  PET_NAMES,
  PRONOUNS,
  SOUNDS,
  WH_WORDS,
} from '#coding/words/vocabulary.ts';

export interface Core {
  /** All words of the unit. */
  readonly words: readonly string[];
  /** Without opening fillers, and without the names that the child is called by at either end. */
  readonly core: readonly string[];
  readonly subject: string;
  readonly isCall: (word: string) => boolean;
}

export function coreOf({ tokens, childName }: UnitInContext): Core {
  const words = tokens.map((token) => token.word);
  const name = childName.toLowerCase();
  const isCall = (word: string) => PET_NAMES.has(word) || word === name;
  const isOpener = (word: string) => FILLERS.has(word) || isCall(word);
  let from = 0;
  while (from < words.length - 1 && isOpener(words[from] ?? '')) from += 1;
  let to = words.length;
  while (to > from + 1 && isCall(words[to - 1] ?? '')) to -= 1;
  const core = words.slice(from, to).map((word) => (isCall(word) ? 'CALL' : word));
  return { words, core, subject: subjectOf(core), isCall };
}

/** Words that are their own form: the grammar hangs on them. */
const KEPT = new Set(
  "not to of in on up down out off let us going got want need please and but or if so because 's 'll 're 've 'd yes yeah no oh well okay right look see come go put be just about how like very really too there here me him her them mummy daddy nana maybe then now again more with for at by into over try use give get take make tell say show find help stop".split(
    ' ',
  ),
);

/** A word's form where its own spelling says little. */
export function shapeOf(word: string): string {
  if (PRONOUNS.has(word) || AUXILIARIES.has(word) || DETERMINERS.has(word)) return word;
  if (WH_WORDS.has(word) || KEPT.has(word)) return word;
  if (PET_NAMES.has(word)) return 'PET';
  if (NUMBERS.has(word)) return 'NUM';
  if (GOOD_WORDS.has(word)) return 'GOOD';
  if (SOUNDS.has(word)) return 'SOUND';
  if (word.length > 4 && word.endsWith('ing')) return 'ING';
  if (word.length > 4 && word.endsWith('ly')) return 'LY';
  if (IRREGULAR_PASTS.has(word) || (word.length > 4 && word.endsWith('ed'))) return 'PAST';
  if (isBaseVerb(word)) return 'VERB';
  return word.length > 3 && word.endsWith('s') ? 'S' : 'W';
}

const THINGS = new Set(['it', 'that', 'this', 'these', 'those', 'there']);
const OTHERS = new Set(['he', 'she', 'they']);
const SEARCHED_WORDS = 4;

/** Who or what the unit is about: you, we, i, it, he, a noun, a dropped "you" before -ing, or nobody named. */
function subjectOf(core: readonly string[]): string {
  for (const [index, word] of core.slice(0, SEARCHED_WORDS).entries()) {
    if (word === 'you' || word === 'we' || word === 'i') return word;
    if (THINGS.has(word)) return 'it';
    if (OTHERS.has(word)) return 'he';
    if (index === 0 && AUXILIARIES.has(word)) continue;
    if (index === 0 && shapeOf(word) === 'ING') return 'ing';
    if (index === 0 && DETERMINERS.has(word)) return 'noun';
  }
  return 'none';
}
