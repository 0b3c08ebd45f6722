// Which line of the play stands in a message, word for word or nearly.
import { isClean } from '#coaching/answers/quotable.ts';
import type { CoachedPlay, CoachLine } from '#coaching/context.ts';
import { type Counter, counterOfCode, isHeldBack } from './counters.ts';
import { END, plainWords } from './plain-words.ts';

/** Stands in the message in place of the line. */
export const LINE = 'theline';

/** Of the words of a line, in their order; shorter lines have to stand there whole. */
const NEARLY = 0.8;
const SHORT = 4;
/** A single word is said by everybody. */
const LEAST_WORDS = 2;
/** What was heard of a child as unsurely as this is nothing it said. */
const HEARD_SURELY = 0.7;

/** Words that people swap when they quote themselves. */
const ALIKE: Readonly<Record<string, string>> = {
  this: 'it',
  that: 'it',
  the: 'a',
  my: 'a',
  her: 'a',
  his: 'a',
  im: 'i',
};

interface Found {
  readonly line: CoachLine;
  /** The message without it. */
  readonly words: readonly string[];
}

interface Match {
  readonly from: number;
  readonly to: number;
  readonly share: number;
}

export function lineNamedIn(words: readonly string[], { lines }: CoachedPlay): Found | undefined {
  const found = lines
    .filter(mayBeNamed)
    .flatMap((line) => {
      const match = matchOf(plainWords(line.text).filter(isWord), words);
      return match ? [{ line, match }] : [];
    })
    .toSorted((a, b) => b.match.share - a.match.share || lengthOf(b.match) - lengthOf(a.match));
  // The same words are often said by both; what counts is how the parent said them.
  const best = found[0];
  const named = found.find(
    ({ line, match }) => line.speaker === 'parent' && match.share === best?.match.share,
  );
  const { line, match } = named ?? best ?? {};
  if (!line || !match) return undefined;
  const rest = words.slice(match.to);
  return {
    line,
    words: [...words.slice(0, match.from), LINE, ...(rest[0] === END ? rest.slice(1) : rest)],
  };
}

const ONE = new Map<string, Counter | undefined>([
  ['one', undefined],
  ['line', undefined],
  ['question', 'questions'],
  ['command', 'commands'],
]);
const ABOUT = new Set(['about', 'with', 'where']);
const COMMON = new Set(
  'about with where that this what then them said the her his you was and not for its are did how'.split(
    ' ',
  ),
);

/** “The one about the soup”: the only line of the parent’s that has such a word. */
export function lineOneAbout(words: readonly string[], { lines }: CoachedPlay): Found | undefined {
  const at = words.findIndex((word, place) => ONE.has(word) && ABOUT.has(words[place + 1] ?? ''));
  if (at < 0) return undefined;
  const wanted = ONE.get(words[at] ?? '');
  const end = words.indexOf(END, at);
  const after = end < 0 ? [] : words.slice(end + 1);
  const rest = words.slice(at + 1, end < 0 ? undefined : end);
  const about = new Set(rest.filter((word) => word.length > 2 && !COMMON.has(word)));
  const all = lines.filter(
    (one) =>
      one.speaker === 'parent' &&
      mayBeNamed(one) &&
      (wanted === undefined || counterOfCode(one.code) === wanted) &&
      plainWords(one.text).some((word) => about.has(word)),
  );
  // Of two, the one that leaves something to wish for is asked about.
  const heldBack = all.filter((one) => isHeldBack(counterOfCode(one.code)));
  const [line, other] = all.length > 1 ? heldBack : all;
  if (!line || other) return undefined;
  const from = words[at - 1] === 'the' ? at - 1 : at;
  return { line, words: [...words.slice(0, from), LINE, ...after] };
}

const SAYS = new Set(['say', 'says', 'said', 'goes', 'went']);

/** What the child said, where it is asked about that: “when she said okay”. */
export function childsLineIn(words: readonly string[], play: CoachedPlay): Found | undefined {
  const lines = play.lines.filter(({ speaker }) => speaker === 'child');
  const from = words.findLastIndex((word) => SAYS.has(word)) + 1;
  const said = words.slice(from).filter(isWord).join(' ');
  const whole = lines.find(
    (line) => mayBeNamed(line) && plainWords(line.text).filter(isWord).join(' ') === said,
  );
  return whole
    ? { line: whole, words: [...words.slice(0, from), LINE] }
    : lineNamedIn(words, { ...play, lines });
}

const mayBeNamed = (line: CoachLine) =>
  line.speaker === 'parent'
    ? line.code !== null && isClean(line)
    : line.speaker === 'child' && line.confidence >= HEARD_SURELY && isClean(line);

const isWord = (word: string) => word !== END;
const lengthOf = ({ from, to }: Match) => to - from;
const plainest = (word: string) => ALIKE[word] ?? word;

function matchOf(line: readonly string[], words: readonly string[]): Match | undefined {
  if (line.length < LEAST_WORDS) return undefined;
  const least = line.length < SHORT ? 1 : NEARLY;
  let best: Match | undefined;
  for (let from = 0; from < words.length; from++) {
    // What is quoted begins with the line's own first or second word.
    if (!line.slice(0, 2).some((word) => plainest(word) === plainest(words[from] ?? ''))) continue;
    const match = matchFrom(from, line, words);
    if (match && match.share >= least && match.share > (best?.share ?? 0)) best = match;
  }
  return best;
}

/** Word by word; what is left out or put in between does not matter, but a word in place of another makes another sentence. */
function matchFrom(
  from: number,
  line: readonly string[],
  words: readonly string[],
): Match | undefined {
  let [at, to, same] = [from, from, 0];
  for (const [place, wanted] of line.entries()) {
    const near = words.slice(at, at + (place === 0 ? 1 : 2));
    const next = near.findIndex((word) => plainest(word) === plainest(wanted));
    if (next < 0) continue;
    at += next + 1;
    to = at;
    same += 1;
  }
  const isOther = same < line.length && to - from > same;
  return isOther ? undefined : { from, to, share: same / line.length };
}
