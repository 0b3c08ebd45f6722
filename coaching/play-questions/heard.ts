// What was heard and what was not: the child's words, and why a number is low or high.
import { kindOfLine } from '#coaching/answers/asked-lines.ts';
import { childLine, isFit, linesWith } from '#coaching/answers/quotable.ts';
import { type Asked, answerAboutPlay } from '#coaching/answers/this-play.ts';
import type { ChildWords, CoachedPlay } from '#coaching/context.ts';
import { quoted } from '#domain/quote.ts';
import type { Skill } from '#domain/skills.ts';
import { amountOf, counters, isSkill } from './counters.ts';
import type { PlayQuestion } from './question.ts';

const THAN_BEFORE = /\b(?:than|compared)\b/;

export function childsTalk({ words }: PlayQuestion, asked: Asked): string {
  const heard = answerAboutPlay('child-lines', asked);
  return THAN_BEFORE.test(words)
    ? `I can’t compare that, because I only look at what ${asked.child.name} said in this play. ${heard}`
    : heard;
}

export const childsWordsCount = ({ name, they, s }: ChildWords) =>
  `Only your own sentences are counted: it’s your practice, and ${name} can talk however ${they} like${s}. What ${name} says still matters, because when you say it back, that’s a reflection, and it counts for you.`;

const rules: Readonly<Record<Skill, (name: string) => string>> = {
  labeledPraises: () =>
    'Praise only counts when it says what for, so “good job,” “wow” and “thank you” alone aren’t in that number.',
  behaviorDescriptions: (name) =>
    `Only what ${name} is doing right then counts, mostly starting with “You’re …”; what a toy does, what things look like and what you do yourself isn’t in that number.`,
  reflections: (name) =>
    `A reflection has to be the first thing you say after ${name} speaks, in nearly the same words, with your voice going down; going up, it turns into a question. And where I didn’t catch ${name}’s words, I can’t tell that you said them back.`,
};

export function whyFew({ counters: [of] }: PlayQuestion, { play, child }: Asked) {
  if (of === undefined || !isSkill(of)) return undefined;
  const [line] = linesWith(play, counters[of].codes, '');
  const example = line ? `This one did count: ${quoted(line.text)}` : notReflected(of, play);
  return `${rules[of](child.name)} ${example} If I missed one, tap its line under “See what was said” and change it.`.replaceAll(
    '  ',
    ' ',
  );
}

/** What came after the child's words, where nothing was said back. */
function notReflected(of: Skill, play: CoachedPlay): string {
  const childs = of === 'reflections' ? childLine(play) : undefined;
  const next =
    childs &&
    play.lines.slice(play.lines.indexOf(childs) + 1).find(({ speaker }) => speaker === 'parent');
  return next && next.code !== null && isFit(next)
    ? `After ${quoted(childs.text)} you said: ${quoted(next.text)} That counts as ${kindOfLine(next)}.`
    : '';
}

const manyWays = {
  questions:
    'Everything that asks for an answer counts once: a “right?” at the end, a voice that goes up, a question in pretend play. They add up fast, and that’s how grown-ups show interest.',
  commands:
    'Everything that says what to do counts once, also with “let’s,” “can you” or “look.” They add up fast, even when it’s meant as help.',
} as const;

export function whyMany({ counters: [of] }: PlayQuestion, { play }: Asked): string | undefined {
  if (of !== 'questions' && of !== 'commands') return undefined;
  const [line] = play.isFirst ? [] : linesWith(play, counters[of].codes, '');
  const example = line
    ? `One of your ${amountOf(of, play.counts[of]).replace('about ', '')}: ${quoted(line.text)}`
    : '';
  const first = play.isFirst ? 'After a first play that’s nothing to worry about.' : '';
  return `${manyWays[of]} ${first}${example} If one isn’t yours or isn’t a ${counters[of].one}, tap it under “See what was said” and change it.`;
}
