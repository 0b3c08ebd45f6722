// Cuts a turn of the parent's into units: complete thoughts, each of which gets a code.
import { type Network, probabilitiesOf } from '#coding/model/network.ts';
import type { Turn } from '#coding/session.ts';
import { NEVER_LAST } from '#coding/words/never-last.ts';
import { NO_WORDS, YES_WORDS } from '#coding/words/vocabulary.ts';
import { gapFeatures } from './gap-features.ts';
import { type WrittenTurn, type WrittenWord, writtenTurnOf } from './written-words.ts';

/** A silence of this many seconds ends a thought, unless it is plainly unfinished. */
const LONG_PAUSE = 2;
const LIKELY = 0.5;
const ENDS = /[.?!…]/;
const JOINS = new Set(['and', 'but']);
const REASONS = new Set(['because', 'so']);

export interface SplitOptions {
  /** "... because ...", "... so ...": a unit of its own. */
  readonly splitReasons?: boolean;
}

export function splitTurn(
  network: Network,
  turn: Turn,
  { splitReasons = false }: SplitOptions = {},
): { text: string }[] {
  const written = { ...writtenTurnOf(turn.text), hasEnds: ENDS.test(turn.text) };
  const { words } = written;
  const units: { text: string }[] = [];
  let from = 0;
  for (let at = 1; at <= words.length; at++) {
    const likelihood = (isMarked: boolean) =>
      probabilitiesOf(network, gapFeatures({ ...written, isMarked }, from, at))[1] ?? 0;
    // Writers put commas and full stops more neatly than whoever writes down what was said: the words alone have half a say.
    const isLikelyEnd = () => (likelihood(written.isMarked) + likelihood(false)) / 2 > LIKELY;
    if (at < words.length && !isEnd({ turn, written, from, at, splitReasons, isLikelyEnd }))
      continue;
    units.push({
      text: words
        .slice(from, at)
        .map((word) => word.text)
        .join(' '),
    });
    from = at;
  }
  return units;
}

interface Gap {
  readonly turn: Turn;
  readonly written: WrittenTurn & { readonly hasEnds: boolean };
  /** The first word of the unit before it, and the word behind it. */
  readonly from: number;
  readonly at: number;
  readonly splitReasons: boolean;
  /** As the network sees it. */
  readonly isLikelyEnd: () => boolean;
}

function isEnd({ turn, written, from, at, splitReasons, isLikelyEnd }: Gap): boolean {
  const { words } = written;
  const [last, next] = [words[at - 1], words[at]];
  if (!last || !next) return true;
  const isUnfinished = NEVER_LAST.has(last.word);
  if (pauseBefore(turn, words.length, at) >= LONG_PAUSE && !isUnfinished) return true;
  if (splitReasons && REASONS.has(next.word)) return true;
  if (ENDS.test(last.mark)) return !isTag(words, at) && !isShortened(last, next);
  // Where marks are written, a thought ends at one of them, before a word that joins two, or behind a yes or no.
  const isAnswer = at === from + 1 && (YES_WORDS.has(last.word) || NO_WORDS.has(last.word));
  if (written.hasEnds && !last.mark && !JOINS.has(next.word) && !isAnswer) return false;
  return isLikelyEnd();
}

/** "Huh?", "Okay?", "Right?" after a question belong to it. */
function isTag(words: readonly WrittenWord[], at: number): boolean {
  return (
    words[at - 1]?.mark === '?' && /^(?:huh|okay|right|eh|hey)\?$/i.test(words[at]?.text ?? '')
  );
}

/** "Mr. Potato", "T. rex": the full stop ends a word, not a thought. */
function isShortened(last: WrittenWord, next: WrittenWord): boolean {
  return (
    /^(?:mr|mrs|ms|dr|st)\.$/i.test(last.text) || /^t\. rex/i.test(`${last.text} ${next.text}`)
  );
}

/** Seconds of silence before a word, where the recogniser gives times for each. */
function pauseBefore({ words }: Turn, count: number, at: number): number {
  if (words?.length !== count) return 0;
  return (words[at]?.start ?? 0) - (words[at - 1]?.end ?? 0);
}
