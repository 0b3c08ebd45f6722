// A question about a line that stands in the message, and the line that was read out before.
import { bare } from '#coaching/answers/quotable.ts';
import type { CoachedPlay, CoachLine } from '#coaching/context.ts';
import { COUNTED, counterOfCode, countersIn, isHeldBack } from './counters.ts';
import { isOfEverydayLife, isOfNextTime } from './everyday.ts';
import { childsLineIn, LINE, lineNamedIn, lineOneAbout } from './named-line.ts';
import { sentencesOf } from './plain-words.ts';
import type { PlayQuestion, Talk, Wanted } from './question.ts';
import { OF_OTHER_LINES, waysWithLine } from './ways-with-line.ts';

export function aboutLine(
  words: readonly string[],
  play: CoachedPlay,
  last: string,
): PlayQuestion | undefined {
  const all = words.join(' ');
  const answered =
    ASKS_WHAT_TO_ANSWER.test(all) && !(I_SAID.test(all) && COUNTS_AS.test(all))
      ? childsLineIn(words, play)
      : undefined;
  const found = answered ?? lineNamedIn(words, play) ?? lineOneAbout(words, play);
  if (!found) return undefined;
  const text = sentencesOf(found.words).join(' . ');
  if (OF_OTHER_LINES.test(text) || SAID_OTHERWISE.test(found.words.join(' ')) || isOfNextTime(text))
    return undefined;
  if (isOfEverydayLife(text.replace(LINE, ''))) return undefined;
  const wanted =
    waysWithLine.find(({ patterns }) => patterns.some((one) => one.test(text)))?.wanted ??
    (JUST_THE_LINE.test(text) ? wantedBefore(last) : undefined);
  if (!wanted) return undefined;
  const own = counterOfCode(found.line.code);
  const about = countersIn(text);
  const isOfItsKind = wanted === 'same-weight' && about.length === 0 && own !== undefined;
  return { wanted, counters: isOfItsKind ? [own] : about, line: found.line, words: text };
}

/** “And ‘Is it hot?’” wants for that line what was just answered for another. */
const JUST_THE_LINE = /^(?:(?:what|how) about |for |with |or )?theline$/;

function wantedBefore(last: string): Wanted | undefined {
  if (/ could be “|^Instead of “/.test(last)) return 'instead';
  return / counts as /.test(last) ? 'why-counted' : undefined;
}

/** With a tag or another melody it is another line. */
const SAID_OTHERWISE =
  /(?<!^(?:was|is) )\btheline (?:are not you|is not it|right|huh|okay|ok|yeah)\b|\b(?:voice|tone|pitch) (?:\w+ )?(?:up|rise\w*|high\w*)\b/;

/** “She says I make soup, I say you are making soup, is that not a description?” is about the second. */
const I_SAID = /\bi (?:say|said)\b/;
const COUNTS_AS = new RegExp(`\\b(?:is|was)(?: not)? (?:that|it|this) (?:a |an )?(?:${COUNTED})`);

const ASKS_WHAT_TO_ANSWER =
  /\b(?:when|after|if|and|then) (?:she|he|they|mychild) (?:says?|said|goes|went|told)\b/;

/** The line that the coach read out last; of several, one that leaves something to wish for, unless it is asked why one counts. */
export function readOutBefore(wanted: Wanted, { play, last }: Talk): CoachLine | undefined {
  const read = (play?.lines ?? [])
    .filter(({ code, text }) => code !== null && last.includes(bare(text)))
    .toSorted((a, b) => last.indexOf(bare(a.text)) - last.indexOf(bare(b.text)));
  const heldBack = read.filter(({ code }) => isHeldBack(counterOfCode(code)));
  return wanted === 'why-counted' ? read.at(-1) : (heldBack.at(-1) ?? read.at(-1));
}
