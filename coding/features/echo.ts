// How much of what the child said comes back in a unit.
import { commonLetters, soundsLike, soundsOf } from '#coding/words/likeness.ts';
import { stemOf } from '#coding/words/stems.ts';
import type { Token } from '#coding/words/tokens.ts';
import { STOP_WORDS } from '#coding/words/vocabulary.ts';

export interface Echo {
  /** Share of the unit's telling words that the child said, 0 to 1. */
  readonly ofUnit: number;
  /** Share of the child's telling words that come back. */
  readonly ofChild: number;
  /** How many telling words are shared. */
  readonly shared: number;
  /** The same words, all of them. */
  readonly isSame: boolean;
  /** "I" became "you", or the other way round. */
  readonly isTurned: boolean;
  /** Words that come back in the child's order, small words too. */
  readonly run: number;
  /** Telling words that the child did not say. */
  readonly added: number;
  /** The child's telling words that do not come back. */
  readonly lost: number;
}

const TURNED: ReadonlyMap<string, string> = new Map(
  Object.entries({
    i: 'you',
    you: 'i',
    my: 'your',
    your: 'my',
    me: 'you',
    mine: 'your',
    am: 'are',
  }),
);
const SMALL_WORDS_WORTH = 0.99;
const NO_TELLING_WORDS = 0.5;
const COMMON_START = 4;

export function echoOf(unit: readonly string[], child: readonly string[]): Echo {
  const telling = unit.filter(isTelling);
  const childTelling = child.filter(isTelling);
  const childStems = new Set(child.map(stemOf));
  const unitStems = new Set(unit.map(stemOf));
  const shared = telling.filter(
    (word) => childStems.has(stemOf(word)) || childTelling.some((said) => isLike(word, said)),
  );
  const returned = childTelling.filter(
    (word) => unitStems.has(stemOf(word)) || telling.some((said) => isLike(said, word)),
  );
  const same = unit.filter(
    (word) => childStems.has(stemOf(word)) || childStems.has(stemOf(TURNED.get(word) ?? '')),
  );
  return {
    ofUnit:
      telling.length > 0
        ? shared.length / telling.length
        : (same.length / unit.length) * SMALL_WORDS_WORTH,
    ofChild:
      childTelling.length > 0
        ? returned.length / childTelling.length
        : Math.min(same.length, NO_TELLING_WORDS),
    shared: shared.length,
    isSame: unit.join(' ') === child.join(' '),
    isTurned: unit.some((word) => child.includes(TURNED.get(word) ?? '') && !child.includes(word)),
    run: commonRun(unit, child),
    added: telling.length - shared.length,
    lost: childTelling.length - returned.length,
  };
}

/**
 * How alike two stretches of talk sound, 0 to 1, wherever their words begin and end: a recogniser that mishears a child still
 * keeps many of its sounds.
 */
export function soundLikeness(unit: readonly string[], child: readonly string[]): number {
  return commonLetters(consonantsOf(unit), consonantsOf(child));
}

const MOST_SOUNDS = 40;
const consonantsOf = (words: readonly string[]) =>
  words
    .map(soundsOf)
    .join('')
    .replace(/[aeiou']/g, '')
    .slice(0, MOST_SOUNDS);

/** The sentence of the child's that a unit is nearest to: any of several may be given back. */
export function nearestSentence(unit: readonly string[], child: readonly Token[]): Nearest {
  let nearest: Nearest = { sentence: [], asks: false, nearness: -1 };
  let from = 0;
  for (const [index, token] of child.entries()) {
    if (index + 1 < child.length && !SENTENCE_ENDS.test(token.mark)) continue;
    const sentence = child.slice(from, index + 1).map(({ word }) => word);
    from = index + 1;
    const nearness = (2 * commonRun(unit, sentence)) / (unit.length + sentence.length);
    if (nearness >= nearest.nearness)
      nearest = { sentence, asks: token.mark.includes('?'), nearness };
  }
  return nearest;
}

interface Nearest {
  readonly sentence: readonly string[];
  readonly asks: boolean;
  /** Share of both that is common, 0 to 1. */
  readonly nearness: number;
}

const SENTENCE_ENDS = /[.?!]/;
const isTelling = (word: string) => !STOP_WORDS.has(word) && word !== 'CALL';

/** A child's word for this one, or another form of it; both are telling words. */
function isLike(word: string, said: string): boolean {
  const sameStart =
    word.length > COMMON_START &&
    said.length >= COMMON_START &&
    said.startsWith(word.slice(0, COMMON_START));
  return sameStart || soundsLike(word, said);
}

/** The longest common subsequence, with "I" and "you" turned round. */
function commonRun(unit: readonly string[], child: readonly string[]): number {
  const said = child.map(stemOf);
  const turned = child.map((word) => stemOf(TURNED.get(word) ?? word));
  const row = new Uint16Array(child.length + 1);
  for (const word of unit) {
    const stem = stemOf(word);
    let diagonal = 0;
    for (let j = 1; j <= child.length; j++) {
      const above = row[j] ?? 0;
      const matches = stem === said[j - 1] || stem === turned[j - 1];
      row[j] = matches ? diagonal + 1 : Math.max(above, row[j - 1] ?? 0);
      diagonal = above;
    }
  }
  return row[child.length] ?? 0;
}
