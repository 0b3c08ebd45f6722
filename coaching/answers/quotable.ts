// Which lines may be quoted, or offered as something to say. What was misheard must not be put into anybody's mouth.
import type { CoachedPlay, CoachLine } from '#coaching/context.ts';

const WORDS = { least: 3, most: 18 } as const;
/** Where words are heard with less, every tenth line has a wrong one. */
const SURE_ENOUGH = 0.7;
/** What a child said is offered to be said again: two witnesses are wanted. */
const SHARED_WORDS = 2;

/** Never quoted and never offered, whoever said it: as often as not it was misheard. */
const UNFIT = new RegExp(
  `\\b(?:${[
    'f+u+c+k\\w*|sh[i1]t\\w*|b[i1]tch\\w*|ass(?:hole)?s?|arse\\w*|damn\\w*|hell|crap\\w*|piss\\w*|dicks?|cocks?|cunt\\w*|puss(?:y|ies)|bastard\\w*|slut\\w*|whore\\w*',
    'n[i1]gg\\w*|fag\\w*|retard\\w*|sp[ai]s?z|gyp\\w*|chink\\w*|dyke\\w*|kike\\w*|tranny|coon|homo',
    'sex\\w*|porn\\w*|hump\\w*|masturbat\\w*|privates?|naked|nude|penis\\w*|vagina\\w*|rape\\w*|boobs?|tits?|horny',
    'kill\\w*|murder\\w*|suicid\\w*|die|dies|died|dead|dying|blood\\w*|stab\\w*|guns?|shoot\\w*|shot|strangl\\w*|drunk\\w*|drugs?|hate\\w*|stupid\\w*|idiot\\w*|dumb\\w*|ugly|fat|shut up|loser\\w*',
  ].join('|')})\\b`,
  'i',
);

/** May be offered to be said to a child. */
export const isSayable = (text: string) => !UNFIT.test(text);

const wordsOf = (text: string) => text.toLowerCase().match(/[a-z’']+/g) ?? [];

/** May be shown to the parent who said it, even if it is short or was not heard surely. */
export const isClean = ({ text }: CoachLine) =>
  !UNFIT.test(text) && wordsOf(text).length > 0 && wordsOf(text).length <= WORDS.most;

export function isFit({ text, confidence }: CoachLine): boolean {
  const words = wordsOf(text);
  return (
    confidence >= SURE_ENOUGH &&
    words.length >= WORDS.least &&
    words.length <= WORDS.most &&
    !UNFIT.test(text) &&
    // "the the car the" was not said like that.
    words.every((word, at) => word !== words[at + 1]) &&
    // A sentence that breaks off was heard only in part.
    !/(?:\.\.\.|…|-|\b(?:the|a|an|to|of|and|but|or|my|your))\W*$/i.test(text.trim())
  );
}

/** The fit lines of the parent's with such a code that have not been quoted yet, the clearest first. */
export function linesWith(play: CoachedPlay, codes: readonly string[], alreadySaid: string) {
  return play.lines
    .filter(
      (line) =>
        line.speaker === 'parent' &&
        line.code !== null &&
        codes.includes(line.code) &&
        isFit(line) &&
        !alreadySaid.includes(bare(line.text)),
    )
    .toSorted((a, b) => b.confidence - a.confidence);
}

export const lineWith = (...asked: Parameters<typeof linesWith>) => linesWith(...asked)[0];

/** A line of the child's that is certainly a sentence: the parent has said much of it as well. */
export function childLine(play: CoachedPlay, alreadySaid = ''): CoachLine | undefined {
  const parents = play.lines.filter(({ speaker }) => speaker === 'parent');
  return play.lines.find((line) => {
    if (line.speaker !== 'child' || !isFit(line) || line.text.includes('?')) return false;
    if (alreadySaid.includes(bare(line.text))) return false;
    const own = new Set(wordsOf(line.text).filter((word) => word.length > 2));
    return parents.some(
      ({ text }) => wordsOf(text).filter((word) => own.has(word)).length >= SHARED_WORDS,
    );
  });
}

export const bare = (text: string) => text.trim().replace(/[\s.,;:!?…]+$/, '');
