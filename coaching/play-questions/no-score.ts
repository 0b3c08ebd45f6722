// Why a play has no score, or nothing but zeros.
import { isFit } from '#coaching/answers/quotable.ts';
import type { Asked } from '#coaching/answers/this-play.ts';
import {
  causeIn,
  MISS_IS_MINE,
  moodIn,
  withoutNumbers,
} from '#coaching/answers/without-numbers.ts';
import type { ChildWords } from '#coaching/context.ts';
import { describingSentence } from '#domain/activities.ts';
import { quoted } from '#domain/quote.ts';
import type { PlayQuestion } from './question.ts';

/** As domain/third-voice.ts decides. */
export function noScore(asked: Asked): string {
  const { child, message, said } = asked;
  if (causeIn(message, child) || said.includes(MISS_IS_MINE)) return withoutNumbers(asked);
  return `${MISS_IS_MINE} It happens when a good part of what I hear seems to come from somebody else: people nearby, a TV or a call, or one of you two from far away. Nothing was wasted: ${child.name} had those minutes with you, and it counts as played, so there’s no need to do it over. Next time, have the phone within three feet of you and the TV off.`;
}

/** As server/plays counts plays without a score. */
export const stillCounts = ({ name }: ChildWords) =>
  `It counts as played, and there’s no need to do it over: ${name} had those minutes with you. It only has no score, so it adds nothing to your averages and takes nothing away.`;

const MISSED =
  'If you know you said more, I missed it, and you can put it right under “See what was said.”';
const ASKS_IF_HEARD = /\b(?:hear|heard|broken?|mic|microphone|working|listening)\b/;
const ASKS_HOW = /\bhow (?:do|can|could|should|would)\b|\bknow what\b/;
const COUNTED =
  'Zeros don’t mean you did nothing: I only count praise that says what for, describing, words said back, questions, commands and corrections, and I didn’t catch any of those.';

export function zeros({ words }: PlayQuestion, { play, child, message, said }: Asked): string {
  const { name, they, is } = child;
  const next = `Say about once a minute what ${they} ${is} doing: ${quoted(describingSentence(play.activity))}`;
  if (ASKS_HOW.test(words))
    return `One sentence is enough to start. ${next} Each of those counts as describing, and when ${name} says something, say it back: that’s reflection.`;
  const plain = play.lines.find(
    (line) => line.speaker === 'parent' && line.code === 'TA' && isFit(line),
  );
  // What has been explained once is not explained again.
  const counted = said.includes(COUNTED) ? '' : COUNTED;
  if (plain && ASKS_IF_HEARD.test(words))
    return joined(
      `I did hear you, for example: ${quoted(plain.text)} That’s ordinary talk, which counts neither for nor against you.`,
      counted,
      MISSED,
      next,
    );
  const kind = moodIn(message, child) ?? causeIn(message, child);
  if (kind) return joined(kind, counted, next);
  const example = plain
    ? `This one I heard, and it’s ordinary talk: ${quoted(plain.text)} ${MISSED}`
    : MISSED;
  return joined(counted, example, next);
}

const joined = (...parts: readonly string[]) => parts.filter(Boolean).join(' ');
