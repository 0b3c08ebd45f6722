// What the network that marks answers gets to read: a message, and what an answer is to. models/coach/tune/ranker.py makes the same.
import type { Case } from '#coaching/library/cases.ts';
import type { Entry } from '#coaching/library/entry.ts';

const MOST_MESSAGE = 72;
const MOST_ANSWER = 50;
/** Of a long message the beginning and, more of it, the end. */
const BEGINNING = 28;

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

/** Word pieces, and which side each is on. */
export function rankedPair(
  message: readonly number[],
  answer: readonly number[],
  { begin, end }: Marks,
) {
  const read =
    message.length > MOST_MESSAGE
      ? [...message.slice(0, BEGINNING), ...message.slice(BEGINNING - MOST_MESSAGE)]
      : message;
  const first = [begin, ...read, end];
  const second = [...answer.slice(0, MOST_ANSWER), end];
  return {
    ids: [...first, ...second],
    types: [...first.map(() => 0), ...second.map(() => 1)],
    mask: [...first, ...second].map(() => 1),
  };
}
