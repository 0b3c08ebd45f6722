// What could have been said instead of a question: the same words as far as they can be turned, or else what a parent sees who asks such a thing.
import { capitalized } from '#domain/pronoun-words.ts';

const TAG =
  /,? (?:right|okay|ok|yes|yeah|no|huh|eh|isn[’']t it|aren[’']t you|don[’']t you think|innit)\?*$/i;

type Turned = (...found: string[]) => string;

const turns: readonly (readonly [RegExp, Turned])[] = [
  [/^what are you (\w+ing)(.*)$/, (_, doing, rest) => `You’re ${doing} something${rest}`],
  [/^are you (\w+ing)(.*)$/, (_, doing, rest) => `You’re ${doing}${rest}`],
  [
    /^is (that|this|it) (?!a |an |the |my |your |for )(\w+)$/,
    (_, what, how) => `${capitalized(what ?? '')} looks ${how}`,
  ],
  [/^is (that|this|it) (.+)$/, (_, what, rest) => `${capitalized(what ?? '')}’s ${rest}`],
  [/^who(?: is|[’']s) going to (.+)$/, (_, rest) => `Somebody’s going to ${rest}`],
  [/^what (?:kind|sort) of (\w+)\b.*$/, (_, what) => `You’ve got your own special ${what}`],
  [/^what(?: is|[’']s) (?:that|this|it)(?: for)?$/, () => 'You’ve got something in mind for that'],
  [/\bcolou?rs?\b/, () => 'You picked a bright one'],
  [/^how many\b/, () => 'You’ve got a whole bunch of them'],
  [/^where\b/, () => 'You’re finding a place for it'],
  [/^who\b/, () => 'You know just who that is'],
  [/^why\b/, () => 'You’ve got a plan for that'],
  [/\b(?:can|could|will|would) (?:you|we)\b/, () => 'You’re deciding what comes next'],
];

export function insteadOfQuestion(question: string): string {
  const bare = question.trim().replace(/^(?:and|so|okay|oh|well),? /i, '');
  if (TAG.test(bare)) return `${capitalized(bare.replace(TAG, ''))}.`;
  const text = bare.replace(/[\s?.!,]+$/, '').toLowerCase();
  for (const [pattern, turned] of turns) {
    const found = pattern.exec(text);
    if (found) return `${turned(...found)}.`;
  }
  return 'You’re working hard on that.';
}
