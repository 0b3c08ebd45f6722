// From a message, and the talk before, to the question about the play that it asks; undefined where it may be about anything else.

import type { CoachedPlay } from '#coaching/context.ts';
import { aboutLine, readOutBefore } from './about-line.ts';
import { countersIn } from './counters.ts';
import { countersMeant } from './counters-meant.ts';
import { isOfEverydayLife, isOfNextTime, isOfTheMethod } from './everyday.ts';
import { lineNamedIn } from './named-line.ts';
import { mayBeOfElse } from './of-else.ts';
import { plainWords, sentencesOf } from './plain-words.ts';
import type { PlayQuestion, Talk, Wanted } from './question.ts';
import { ways } from './ways.ts';
import { zerosOrNoScore } from './without-score.ts';

/** Who writes more tells a story. */
const MOST_WORDS = 45;
/** With more than this beside the question, it is about the rest. */
const MOST_IN_SENTENCE = 26;
const FEW_WORDS = 16;

export function playQuestionIn(talk: Talk): PlayQuestion | undefined {
  const { play, childsName } = talk;
  const words = withChild(plainWords(talk.message), childsName);
  if (words.length > MOST_WORDS) return undefined;
  const text = sentencesOf(words).join(' . ');
  const missing = play && zerosOrNoScore(text, play, talk.before === '');
  if (missing) return { wanted: missing, counters: countersIn(text), line: undefined, words: text };
  const named = play && aboutLine(words, play, talk.last);
  if (named) return named;
  const sentences = sentencesOf(words);
  const found = sentences.map((sentence) => questionIn(sentence, text, talk));
  const isPlain = found[0]?.wanted === 'joy' || found[0]?.wanted === 'next';
  if (!isPlain && isOfEverydayLife(sinceCount(sentences, play))) return undefined;
  if (isOfTheMethod(text) && !found.some((one) => one?.wanted === 'echo')) return undefined;
  const at = placeOfAsked(found, sentences);
  const question = found[at];
  // “9 questions? I don’t remember asking.” says it in two.
  if (!question) return words.length <= FEW_WORDS ? questionIn(text, text, talk) : undefined;
  // What is asked after that is what is wanted most.
  return sentences.some((sentence, place) => place > at && !found[place] && ASKS.test(sentence))
    ? undefined
    : question;
}

/** A doubt is about what stands beside it, and “14. It went up.” is no question about the 14. */
function placeOfAsked(
  found: readonly (PlayQuestion | undefined)[],
  sentences: readonly string[],
): number {
  const doubt = found.findIndex((one) => one?.wanted === 'doubted');
  if (doubt >= 0) return doubt;
  const plain = found.findIndex((one, at) => one && !BARE_NUMBER.test(sentences[at] ?? ''));
  return plain >= 0 ? plain : found.findIndex(Boolean);
}

const BARE_NUMBER = /^\d{1,2}$/;

/** What is told before “it says 4 commands” is told to explain. */
function sinceCount(sentences: readonly string[], play: CoachedPlay | undefined): string {
  const from = sentences.findIndex((sentence) =>
    countersIn(sentence).some((of) => play && sentence.includes(` ${play.counts[of]} `)),
  );
  return sentences.slice(Math.max(0, from)).join(' . ');
}

const withChild = (words: readonly string[], name: string) => {
  const [own, ...others] = plainWords(name);
  return others.length > 0 ? words : words.map((word) => (word === own ? 'mychild' : word));
};

function questionIn(sentence: string, text: string, talk: Talk): PlayQuestion | undefined {
  if (sentence.split(' ').length > MOST_IN_SENTENCE) return undefined;
  const way = ways.find(({ patterns }) => patterns.some((one) => one.test(sentence)));
  if (!way || (way.wanted === 'which' && isOfNextTime(text))) return undefined;
  if (mayBeOfElse(way.wanted, text, talk)) return undefined;
  if (OF_READ_OUT.has(way.wanted) && OF_PLAIN_PRAISE.test(text)) return undefined;
  const about = countersMeant(way.wanted, sentence, text, talk);
  const isOfLine =
    way.needs === 'line' && (way.wanted === 'why-counted' || countersIn(sentence).length === 0);
  const line = isOfLine ? (readOutBefore(way.wanted, talk) ?? namedBefore(talk)) : undefined;
  const isClear =
    way.needs === 'counter'
      ? about.length > 0 || isOfAll(way.wanted, sentence)
      : way.needs !== 'line' ||
        line !== undefined ||
        (way.wanted === 'instead' && about.length > 0 && /\bmy\b/.test(sentence));
  return isClear ? { wanted: way.wanted, counters: about, line, words: text } : undefined;
}

/** That the parent named in the message before. */
function namedBefore({ play, before }: Talk) {
  const line = play && lineNamedIn(plainWords(before), play)?.line;
  return line?.speaker === 'parent' ? line : undefined;
}

/** Praise without a reason is no count of its own. */
const OF_PLAIN_PRAISE =
  /\b(?:vague|unlabell?ed|not label\w+|empty|generic|plain|specific|exactly|missing|good (?:job|girl|boy|work))\b/;
const OF_READ_OUT: ReadonlySet<Wanted> = new Set(['which', 'how-many']);

const ASKS =
  /^(?!what (?:is the point|is going on|is wrong|gives|am i doing wrong|the heck|happened)$)(?:how|what|why|should|can i|do i|where|who|when) (?!else$)\w+ \w+/;

/** These are answered for all that is counted. */
const isOfAll = (wanted: Wanted, sentence: string) =>
  wanted === 'goal' && /\b(?:goals?|targets?|each|a \w+ number)\b/.test(sentence);
