// From a message, and the talk before, to the question about the play that it asks; undefined where it may be about anything else.

import { bare } from '#coaching/answers/quotable.ts';
import type { CoachedPlay, CoachLine } from '#coaching/context.ts';
import { type Counter, counterOf, counterOfCode, countersIn, isSkill } from './counters.ts';
import { isOfEverydayLife, isOfTheMethod } from './everyday.ts';
import { childsLineIn, LINE, lineNamedIn, lineOneAbout } from './named-line.ts';
import { plainWords, sentencesOf } from './plain-words.ts';
import type { PlayQuestion, Wanted } from './question.ts';
import { OF_OTHER_LINES, ways, waysWithLine } from './wanted.ts';
import { zerosOrNoScore } from './without-score.ts';

export interface Talk {
  readonly message: string;
  /** What the parent wrote before that, and what the coach answered last. */
  readonly before: string;
  readonly last: string;
  readonly childsName: string;
  readonly play: CoachedPlay | undefined;
}

/** Who writes more tells a story. */
const MOST_WORDS = 45;
/** With more than this beside the question, it is about the rest. */
const MOST_IN_SENTENCE = 26;
const FEW_WORDS = 9;

export function playQuestionIn(talk: Talk): PlayQuestion | undefined {
  const { play, childsName } = talk;
  const words = withChild(plainWords(talk.message), childsName);
  if (words.length > MOST_WORDS) return undefined;
  const text = sentencesOf(words).join(' . ');
  const missing = play && zerosOrNoScore(text, play);
  if (missing) return { wanted: missing, counters: countersIn(text), line: undefined, words: text };
  const named = play && aboutLine(words, play, talk.last);
  if (named) return named;
  if (isOfEverydayLife(text) || isOfTheMethod(text)) return undefined;
  for (const sentence of sentencesOf(words)) {
    const question = questionIn(sentence, text, talk);
    if (question) return question;
  }
  return undefined;
}

const withChild = (words: readonly string[], name: string) => {
  const [own, ...others] = plainWords(name);
  return others.length > 0 ? words : words.map((word) => (word === own ? 'mychild' : word));
};

/** About a line that stands in the message. */
function aboutLine(
  words: readonly string[],
  play: CoachedPlay,
  last: string,
): PlayQuestion | undefined {
  const found = lineNamedIn(words, play) ?? lineOneAbout(words, play);
  if (!found) return undefined;
  const text = sentencesOf(found.words).join(' . ');
  if (
    OF_OTHER_LINES.test(text) ||
    SAID_OTHERWISE.test(found.words.join(' ')) ||
    OF_NEXT_TIME.test(text)
  )
    return undefined;
  if (isOfEverydayLife(text.replace(LINE, ''))) return undefined;
  const wanted =
    waysWithLine.find(({ patterns }) => matches(patterns, text))?.wanted ??
    (JUST_THE_LINE.test(text) ? wantedBefore(last) : undefined);
  if (!wanted) return undefined;
  const childs = ASKS_WHAT_TO_ANSWER.test(text) ? childsLineIn(words, play)?.line : undefined;
  return { wanted, counters: countersIn(text), line: childs ?? found.line, words: text };
}

/** “And ‘Is it hot?’” wants for that line what was just answered for another. */
const JUST_THE_LINE = /^(?:(?:what|how) about |for |with |or )?theline$/;

function wantedBefore(last: string): Wanted | undefined {
  if (/ could be “|^Instead of “/.test(last)) return 'instead';
  return / counts as /.test(last) ? 'why-counted' : undefined;
}

/** With a tag or another melody it is another line. */
const SAID_OTHERWISE =
  /\btheline (?:are not you|is not it|right|huh|okay|ok|yeah)\b|\b(?:voice|tone|pitch) (?:\w+ )?(?:up|rise\w*|high\w*)\b/;

const OF_NEXT_TIME = /\b(?:work on|focus|fix first|first|next time|tomorrow|matters?|important)\b/;

const ASKS_WHAT_TO_ANSWER =
  /\b(?:when|after|if|and|then) (?:she|he|they|mychild) (?:says?|said|goes|went|told)\b/;

function questionIn(sentence: string, text: string, talk: Talk): PlayQuestion | undefined {
  if (sentence.split(' ').length > MOST_IN_SENTENCE) return undefined;
  const way = ways.find((one) => matches(one.patterns, sentence));
  if (!way || (way.wanted === 'which' && OF_NEXT_TIME.test(text))) return undefined;
  const about = countersMeant(way.wanted, sentence, text, talk);
  const isOfLine = way.needs === 'line' && countersIn(sentence).length === 0;
  const line = isOfLine ? readOutBefore(talk) : undefined;
  const isClear =
    way.needs === 'counter'
      ? about.length > 0 || isOfAll(way.wanted, sentence)
      : way.needs !== 'line' || line !== undefined || about.length > 0;
  return isClear ? { wanted: way.wanted, counters: about, line, words: text } : undefined;
}

const matches = (patterns: readonly RegExp[], text: string) =>
  patterns.some((pattern) => pattern.test(text));

/** Named in the sentence, in the message, by how often it was counted, or in what was asked before. */
function countersMeant(
  wanted: Wanted,
  sentence: string,
  text: string,
  { play, before }: Talk,
): readonly Counter[] {
  const own = countersIn(sentence);
  // Why it went better is told of all that changed.
  if (own.length > 0 || wanted === 'compare') return own;
  const near = countersIn(text);
  if (near.length > 0) return near;
  const numbers = sentence.match(/\b\d{1,2}\b/g) ?? [];
  const counted = numbers.flatMap((count) => (play && counterOf(Number(count), play)) ?? []);
  if (counted.length > 0) return counted;
  if (numbers.length > 0 || sentence.split(' ').length > FEW_WORDS) return [];
  return countersIn(plainWords(before).join(' '));
}

/** These are answered for all that is counted. */
const isOfAll = (wanted: Wanted, sentence: string) =>
  wanted === 'goal' && /\b(?:goals?|targets?|each|number)\b/.test(sentence);

const isHeldBack = (of: Counter | undefined) => of !== undefined && !isSkill(of);

/** The line that the coach read out last, of those that leave something to wish for. */
function readOutBefore({ play, last }: Talk): CoachLine | undefined {
  const read = play?.lines.filter(
    ({ code, text }) => isHeldBack(counterOfCode(code)) && last.includes(bare(text)),
  );
  return read?.toSorted((a, b) => last.indexOf(bare(a.text)) - last.indexOf(bare(b.text))).at(-1);
}
