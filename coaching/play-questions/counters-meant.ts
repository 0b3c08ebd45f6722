// Which counts a question is about.
import type { CoachedPlay } from '#coaching/context.ts';
import { type Counter, counterOf, countersIn } from './counters.ts';
import { plainWords } from './plain-words.ts';
import type { Talk, Wanted } from './question.ts';

const FEW_WORDS = 9;
/** The one that the coach spoke of. */
const MOST_ROOM = /The most room is in (\w+)/;

/** “Is that good?” is about what was counted where a count stands beside it. */
const OF_WHAT_WAS_SAID = /^(?:is|are|was|were)(?: not)? (?:it|that|this|these|those|they)\b/;
const HAS_AMOUNT = /\b(?:\d{1,2}|one|no|few|so many|too many|little|only|just)\b/;

/** Named in the sentence, in the message, by how often it was counted, or in what was asked before. */
export function countersMeant(
  wanted: Wanted,
  sentence: string,
  text: string,
  { play, before, last }: Talk,
): readonly Counter[] {
  const own = countersIn(sentence);
  if (own.length > 0) return own;
  // Why it went better is told of all that changed.
  if (wanted === 'compare') return play ? changedCounter(text, play) : [];
  const near = countersIn(text);
  const isOfThem =
    wanted !== 'is-it-much' || !OF_WHAT_WAS_SAID.test(sentence) || HAS_AMOUNT.test(text);
  if (near.length > 0) return isOfThem ? near : [];
  const numbers = sentence.match(/\b\d{1,2}\b/g) ?? [];
  const counted = numbers.flatMap((count) => (play && counterOf(Number(count), play)) ?? []);
  if (counted.length > 0) return counted;
  if (numbers.length > 0 || sentence.split(' ').length > FEW_WORDS) return [];
  const asked = countersIn(plainWords(before).join(' '));
  return asked.length > 0 ? asked : countersIn(MOST_ROOM.exec(last)?.[1] ?? '');
}

const NUMBER = /\b\d{1,2}\b/g;

/** “14, it went up” and “it was 9 last time” name a count by its number. */
function changedCounter(text: string, play: CoachedPlay): readonly Counter[] {
  const numbers = (text.match(NUMBER) ?? []).map(Number);
  const now = numbers.flatMap((count) => counterOf(count, play) ?? []);
  const { earlier } = play;
  const before = earlier
    ? numbers.flatMap((count) => counterOf(count, { ...play, counts: earlier }) ?? [])
    : [];
  return [...new Set([...now, ...before])].slice(0, 1);
}
