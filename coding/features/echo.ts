// How much of what the child said comes back in a unit.
import { soundsLike } from '#coding/words/likeness.ts';
import { stemOf } from '#coding/words/stems.ts';
import { STOP_WORDS } from '#coding/words/vocabulary.ts';

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
const COMMON_START = 4;

/** Share of the unit's telling words that the child said, 0 to 1. */
export function echoShare(unit: readonly string[], child: readonly string[]): number {
  const telling = unit.filter(isTelling);
  const childTelling = child.filter(isTelling);
  const childStems = new Set(child.map(stemOf));
  if (telling.length > 0) {
    const shared = telling.filter(
      (word) => childStems.has(stemOf(word)) || childTelling.some((said) => isLike(word, said)),
    );
    return shared.length / telling.length;
  }
  const same = unit.filter(
    (word) => childStems.has(stemOf(word)) || childStems.has(stemOf(TURNED.get(word) ?? '')),
  );
  return (same.length / unit.length) * SMALL_WORDS_WORTH;
}

const isTelling = (word: string) => !STOP_WORDS.has(word);

/** A child's word for this one, or another form of it; both are telling words. */
function isLike(word: string, said: string): boolean {
  const sameStart =
    word.length > COMMON_START &&
    said.length >= COMMON_START &&
    said.startsWith(word.slice(0, COMMON_START));
  return sameStart || soundsLike(word, said);
}
