// What the network that marks answers gets to read: a message, what it follows on, and what an answer is to. models/coach/tune/ranker.py makes the same.
import type { Case } from '#coaching/library/cases.ts';
import type { Entry } from '#coaching/library/entry.ts';

const MOST_ANSWER = 50;

/** Of a long message the beginning and, more of it, the end. */
interface Shortening {
  readonly most: number;
  readonly beginning: number;
}
const ALONE: Shortening = { most: 72, beginning: 28 };
const IN_TALK: Shortening = { most: 56, beginning: 22 };
const BEFORE: Shortening = { most: 32, beginning: 16 };

const FIRST_SENTENCE = /^.*?[.!?;]”?(?= |$)/;
const firstSentence = (text: string) => FIRST_SENTENCE.exec(text)?.[0] ?? text;

export const toldOfCase = ({ question, say }: Pick<Case, 'question' | 'say'>) =>
  `${question} ${plain(firstSentence(say))}`;

export const toldOfEntry = ({ name, say }: Entry) => `${name}. ${plain(firstSentence(say))}`;

/** The places of `fill.ts` as words. */
export const plain = (text: string) =>
  text.replaceAll('{name}', 'my child').replaceAll('{them}', 'them').replaceAll('{their}', 'their');

interface Marks {
  readonly begin: number;
  readonly end: number;
}

interface Pieces {
  readonly before: readonly number[];
  readonly message: readonly number[];
}

/** Word pieces, and which side each is on. */
export function rankedPair(
  { before, message }: Pieces,
  answer: readonly number[],
  { begin, end }: Marks,
) {
  const told =
    before.length > 0
      ? [...shortened(before, BEFORE), end, ...shortened(message, IN_TALK)]
      : shortened(message, ALONE);
  const first = [begin, ...told, end];
  const second = [...answer.slice(0, MOST_ANSWER), end];
  return {
    ids: [...first, ...second],
    types: [...first.map(() => 0), ...second.map(() => 1)],
    mask: [...first, ...second].map(() => 1),
  };
}

const shortened = (pieces: readonly number[], { most, beginning }: Shortening) =>
  pieces.length > most
    ? [...pieces.slice(0, beginning), ...pieces.slice(beginning - most)]
    : pieces;
