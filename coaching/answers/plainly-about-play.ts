// What can be about nothing but this play: one of its lines stands in the message word for word, or its score is missed.
import { quoted } from '#domain/quote.ts';
import { inLetters, namedLine } from './asked-lines.ts';
import { isClean } from './quotable.ts';
import type { Asked } from './this-play.ts';
import { withoutNumbers } from './without-numbers.ts';

const MOST_WORDS = 40;
/** Who tells more than that about a play without a score asks something else. */
const MOST_WORDS_OF_MISS = 16;
const HEARD_SURELY = 0.7;

const ASKS_HOW_IT_COUNTS =
  /\b(?:counts?|counted|against me|is (?:that|it) not|isn[’']?t (?:that|it|one)|(?:how|why) is (?:that|this|it)|a (?:question|command|praise|reflection|description|criticism)|describing|playing along)\b/i;
/** Another line is meant, or all of them. */
const OF_OTHERS =
  /\b(?:other|others|else|besides|which|how many|how much|good (?:job|girl|boy|work))\b/i;
const ASKS_WHAT_TO_SAY =
  /\bwhat (?:should|could|can|do|would|am i supposed to|was i supposed to|are we supposed to) (?:(?:i|we|you) )?(?:have )?(?:say|said|answer|answered|reply|replied)\b/i;
const ASKS_FOR_LIMIT =
  /\b(?:how many|what number of|how few) questions?\b.*\b(?:should|suppos\w+|down to|aim\w*|allowed|okay|ok|goal|target|limit|max\w*)\b/i;
const MISSES_SCORE =
  /\b(?:could(?: not|n[’']?t)|can(?:not|[’']?t)|not|never|wasn[’']?t|didn[’']?t|won[’']?t|still) (?:[\w’']+ ){0,3}(?:scored?|counts?|counted|hear|heard|picked|catch|caught)\b/i;

export function plainlyAboutPlay(asked: Asked): string | undefined {
  const { play, message, said } = asked;
  const length = message.trim().split(/\s+/).length;
  if (length > (play.isUnscorable ? MOST_WORDS_OF_MISS : MOST_WORDS)) return undefined;
  if (play.isUnscorable) return MISSES_SCORE.test(message) ? withoutNumbers(asked) : undefined;
  if (ASKS_FOR_LIMIT.test(message)) return LIMIT;
  if (ASKS_WHAT_TO_SAY.test(message)) return echoOf(asked);
  if (!ASKS_HOW_IT_COUNTS.test(message) || OF_OTHERS.test(message)) return undefined;
  const words = namedLine(asked);
  return words && !said.includes(words) ? words : undefined;
}

const LIMIT =
  'Fewer than three in five minutes, with commands and corrections counted in. Nobody gets there in one step: half as many as today is a fine next stop. Pick the question you ask most, and turn that one into a statement.';

/** What the child said, if the message says it again. */
function echoOf({ play, child, message }: Asked): string | undefined {
  const line = play.lines.find(
    (one) =>
      one.speaker === 'child' &&
      one.confidence >= HEARD_SURELY &&
      isClean(one) &&
      inLetters(message).includes(inLetters(one.text)),
  );
  if (!line) return undefined;
  return `The simplest reply is an echo: ${quoted(line.text)} That’s a reflection, and it tells ${child.name} you were listening. Then say what you see ${child.them} do, starting with “You’re …”`;
}
