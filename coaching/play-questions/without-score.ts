// Whether a message asks why there is no score, or why all of it is zero.
import type { CoachedPlay } from '#coaching/context.ts';
import { countersIn, isHeldBack } from './counters.ts';

/** Who tells more than that about a play without a score asks something else. */
const MOST_WORDS = 18;

const MISSES_SCORE =
  /\b(?:could not|can not|not|never|was not|did not|will not) (?:\w+ ){0,3}(?:scored?|score (?:us|it|me|this)|counts?|counted|hear|heard(?! (?:of|about|from|back)\b)|picked|catch|caught)\b|\b(?:why|how come) (?:(?:is|was|are|were|did|do|does|have|i|we|there|it|get|got|have) )*no (?:score|numbers?|results?|counts?)\b|\bwhy (?:did|was|is) (?:it|this|that|ours?|the play)(?: one)? (?:fail|unscor\w*|not scor\w*|not work\w*)|\b(?:what does|why) unscorable\b|^(?:no score|not scored|unscorable|why not|what happened|what went wrong|why)$/;

/** What was heard, and that nothing was said, are told after zeros and after a play without a score. */
/** “How am I supposed to reflect that?” */
const REFLECTS_NOTHING =
  /\bhow (?:am|do|should|could|can|was) i (?:supposed to )?(?:reflect|repeat|say back|echo)\b/;
const NAMES_A_CAUSE =
  /\b(?:could|is|was|would|might) (?:that|it|this)(?: have)?(?: be| been)? (?:why|it|the (?:reason|problem|issue)|because)\b/;
const WHAT_WAS_HEARD =
  /\bwhat (?:did )?(?:you|it|the app) (?:hear|heard|pick(?:ed)? up|catch|caught)\b|\b(?:did|can|could) (?:it|you|the app) (?:even |really |still )?hear (?:us|me|him|her|them|anything)\b|\b(?:it|you) did (?:not )?hear (?:us|me)\b|\btell you what i said\b/;
const KNEW_NOTHING_TO_SAY =
  /\b(?:did|do) not know what (?:to say|i was supposed to say)\b|\bi (?:was|stayed|am) (?:just |pretty |so |kind of |kinda |really |too |very )*quiet\b/;

const ALL_ZERO =
  /\b(?:all|only|just|got|get|says?|see|everything|everywhere|is|are|straight|nothing but|6|full of|six) (?:\w+ ){0,2}(?:zeros?|zeroes|0s?)\b|\b(?:zeros?|zeroes|0s?) (?:for|in|on|across|everywhere|of)\b|^(?:zeros?|zeroes|0s?)(?: \w+){0,2}$|\b0 0 0\b|\bmore than (?:a )?(?:zero|0)s?\b|\bwhy (?:\w+ ){0,4}(?:zeros?|zeroes|0s?)\b|\bwhy (?:did|does|do) (?:i|it|we) (?:\w+ ){0,2}(?:nothing|not (?:count|hear) anything)\b/;

/** The first thing that is said after such a play. */
const VENTS =
  /\b(?:it|this|that|thing|app) (?:did not|does not)(?: even)? (?:really )?work\b|\b(?:a waste|for nothing|wasted|all that for)\b/;
const MOST_WORDS_OF_VENTING = 25;

/** What becomes of the sound is another matter. */
const OF_RECORDING =
  /\b(?:sav(?:e|es|ed)|record\w*|keeps?|kept|stor(?:e|es|ed)|delet\w*|listen\w*|upload\w*)\b/;

/** That only English is heard has its own answer. */
const OTHER_LANGUAGE =
  /\b(?:english|spanish|language|bilingual|polish|german|french|chinese|mandarin|arabic|hindi|russian|portuguese|vietnamese|korean|tagalog)\b/;

const ASKS_WHETHER_IT_COUNTS =
  /\b(?:(?:do|does|did|will|would|is) (?:it|this|that|today|ours|the play|this one|that one) (?:even |still )?count(?:ed)?(?: (?:as|for|toward\w*|still|anyway|in) .*|$| or\b| even\b| tho| \.)|still counts?\b|(?:do|play) it (?:over|again)$|do it over)/;
/** What is to be done about it, and whether it was for nothing, is asked as well. */
const ASKS_WHAT_NOW =
  /\b(?:should (?:i|we)|do (?:i|we) (?:have|need)|start over|try again|(?:do|does|did|will|would) (?:it|this|that|today) (?:\w+ )?(?:count|mess|hurt|affect))\b/;

export function zerosOrNoScore(
  text: string,
  play: CoachedPlay,
  isFirst: boolean,
): 'echo' | 'no-score' | 'still-counts' | 'zeros' | undefined {
  const length = text.split(' ').length;
  if (play.isUnscorable && length <= MOST_WORDS && ASKS_WHETHER_IT_COUNTS.test(text))
    return 'still-counts';
  if (ASKS_WHAT_NOW.test(text) || OF_RECORDING.test(text)) return undefined;
  if (play.isUnscorable && isFirst && length <= MOST_WORDS_OF_VENTING && VENTS.test(text))
    return 'no-score';
  if (play.isUnscorable && length <= MOST_WORDS_OF_VENTING && NAMES_A_CAUSE.test(text))
    return 'no-score';
  if (play.isUnscorable)
    return length <= MOST_WORDS &&
      (MISSES_SCORE.test(text) || ALL_ZERO.test(text) || WHAT_WAS_HEARD.test(text))
      ? 'no-score'
      : undefined;
  const isZero = Object.values(play.counts).every((count) => count === 0);
  if (isZero && REFLECTS_NOTHING.test(text)) return 'echo';
  const named = countersIn(text);
  // “Is zero criticisms good?” is about that one.
  if (named.length > 0 && named.every(isHeldBack)) return undefined;
  const isAsked = [ALL_ZERO, WHAT_WAS_HEARD, KNEW_NOTHING_TO_SAY].some((one) => one.test(text));
  return isZero && length <= MOST_WORDS && isAsked && !OTHER_LANGUAGE.test(text)
    ? 'zeros'
    : undefined;
}
