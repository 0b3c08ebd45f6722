// What the patterns of this folder are made of: they read plain words (plain-words.ts).
import { COUNTED } from './counters.ts';
import type { Wanted } from './question.ts';

const CHILD =
  '(?:she|he|they|her|him|them|mychild|(?:my|our|the) (?:kid|son|daughter|child|toddler|boy|girl|little one)s?)';
const LAST =
  '(?:the )?(?:last|previous|earlier) (?:time|play|one|session|game|score)|(?:my|the) (?:last|previous|first) (?:one|play|time|session|score)|yesterday|before(?= this| today|$)|last week';
const VERY =
  '(?:a |an |really |that |so |very |pretty |kind of |kinda |quite |just |actually |considered |even |super |at least )*';
const JUDGED = `${VERY}(?:lot|bad|good(?: thing| sign)?|normal|ok|okay|fine|high|low|too (?:many|much|few|high|low|often)|enough|terrible|awful|horrible|pathetic|embarrassing|great|alright|all right|decent|typical|average|excessive|much|many|few|failure|fail|way too (?:many|much)|not (?:good|bad|enough|a lot|many|much))`;
const NUMBER = '\\d{1,2}';
const IT = `(?:it|that|this|these|those|they|${NUMBER}(?: (?:of (?:them|those|each)|of my {N}|{N}(?: {N})?))?|(?:just |only )?(?:one|a single) {N}|just ${NUMBER}(?: {N})?|only ${NUMBER}(?: {N})?|(?:my |the )?{N}|my (?:number|count|score|results?)(?: of {N})?|(?:having|asking|giving|saying) ${NUMBER} {N})`;
const FOR_THAT =
  '(?: (?:or (?:just |is it |did i |am i )?\\w+(?: \\w+){0,3}$|(?:for|in|at|on) (?:a |an |my |the |our |just )*(?:first|1st|5|one|start\\w*|play\\w*|go|try|time|minutes?|mins?|beginner|special)|to (?:start|begin)\\b|to have (?:so |this |that |just |only )*(?:few|many|little|\\d+)\\b).*)?';

/** The patterns, with what stands in braces put in. */
export const asking = (...sources: readonly string[]) =>
  sources.map(
    (source) =>
      new RegExp(
        source
          .replaceAll('{IT}', IT)
          .replaceAll('{N}', `(?:${COUNTED})`)
          .replaceAll('{C}', CHILD)
          .replaceAll('{LAST}', `(?:${LAST})`)
          .replaceAll('{JUDGED}', `(?:${JUDGED})`)
          .replaceAll('{FOR_THAT}', FOR_THAT),
      ),
  );

export interface Way {
  readonly wanted: Wanted;
  readonly patterns: readonly RegExp[];
  /** What it needs to be about the play at all. */
  readonly needs?: 'counter' | 'line';
}
