// What was heard and what was not: the child's words, and why a number is low or high.
import { insteadOf, kindOfLine } from '#coaching/answers/asked-lines.ts';
import { describedIn, praisedIn } from '#coaching/answers/play-words.ts';
import { childLine, isFit, linesWith } from '#coaching/answers/quotable.ts';
import { type Asked, answerAboutPlay } from '#coaching/answers/this-play.ts';
import type { ChildWords, CoachedPlay } from '#coaching/context.ts';
import { quoted } from '#domain/quote.ts';
import type { Skill } from '#domain/skills.ts';
import { counters, isSkill } from './counters.ts';
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
    'Everything that asks counts once: a “right?” at the end, a voice that goes up, a question in pretend play. Most of us talk to kids that way without noticing, because we’re interested.',
  commands:
    'Everything that says what to do counts once, also with “let’s,” “can you” or “look.” It slips in when we mean to help.',
} as const;

const MINUTE = 60;

/** “One about every 20 seconds”. */
function howOften(count: number, { durationSeconds }: CoachedPlay): string {
  const seconds = Math.round(durationSeconds / count / 5) * 5;
  return seconds < MINUTE && seconds > 0 ? `That’s one about every ${seconds} seconds. ` : '';
}

export function whyMany({ counters: [of] }: PlayQuestion, { play }: Asked): string | undefined {
  if (of !== 'questions' && of !== 'commands') return undefined;
  const often = howOften(play.counts[of], play);
  const fix = `If one isn’t yours or isn’t a ${counters[of].one}, tap it under “See what was said” and change it.`;
  if (play.isFirst)
    return `${often}${manyWays[of]} After a first play that’s nothing to worry about. ${fix}`;
  const [line] = linesWith(play, counters[of].codes, '');
  const example = line
    ? `One of yours: ${quoted(line.text)} It could have been: ${quoted(insteadOf(line))} `
    : '';
  return `${often}${manyWays[of]} ${example}${fix}`;
}

/** “0 commands? Is that right?” */
export function doubted(question: PlayQuestion, asked: Asked): string | undefined {
  const [of] = question.counters;
  if (of === undefined) return undefined;
  const count = asked.play.counts[of];
  if (isSkill(of)) return whyFew(question, asked);
  if (count > 0) return of === 'criticisms' ? undefined : whyMany(question, asked);
  return `Yes, as far as I can hear: I didn’t catch a single ${counters[of].one} in the whole play. ${asked.child.name} had all that room, and that was you holding back. I do miss one now and then, so if you remember one, it’s fine; one or two cost nothing.`;
}

/** What could have been said in place of what counts for nothing. */
export const whatCounts = ({ play, child: { they, is, their } }: Asked) =>
  `Any of three kinds. Praise that says what for: ${quoted(praisedIn(play) ?? 'I love how gently you’re playing.')} What ${they} ${is} doing, as it happens: ${quoted(describedIn(play))} And ${their} own words, said right back. One of each is plenty for a start.`;

/** Told to explain a lower number. */
export const tired = ({ name }: ChildWords) =>
  `That can very well be it: when we’re worn out, questions and orders come out first, because they take the least thought. ${name} had you close by all the same, and that’s worth more than a number. On a day like that, make it two minutes, and only say what you see.`;
