// “Is 9 a lot?”: yes or no first, against the goal, then why.

import { againstGoal } from '#coaching/answers/against-goal.ts';
import { insteadOf } from '#coaching/answers/asked-lines.ts';
import { linesWith } from '#coaching/answers/quotable.ts';
import type { Asked } from '#coaching/answers/this-play.ts';
import type { CoachedPlay } from '#coaching/context.ts';
import { quoted } from '#domain/quote.ts';
import { goalFor, MOST_AVOID_TALK, SKILL_GOAL } from '#domain/score.ts';
import type { Skill } from '#domain/skills.ts';
import { amountOf, type Counter, counters, isSkill, listed } from './counters.ts';
import type { PlayQuestion } from './question.ts';
import { few, type Kind, kindOf, many, ofFirst, onTheWay, reached } from './verdicts.ts';

const WHY_NOT_TOO_MUCH: Readonly<Record<Skill, string>> = {
  labeledPraises: 'Praise that says what for doesn’t wear out.',
  behaviorDescriptions:
    'If it starts to feel like calling a ball game, leave a breath between them and say only what’s new.',
  reflections: 'Being said back tells a child that you were listening.',
};

export function isItMuch(question: PlayQuestion, asked: Asked): string | undefined {
  const about = question.counters;
  const skills = about.filter(isSkill);
  const avoided = about.filter((of) => !isSkill(of));
  const kind = kindOf(question.words);
  const [of, other] = about;
  const named = numberIn(question.words);
  if (of && !other && named !== undefined && named !== asked.play.counts[of])
    return isItMuchInGeneral(question);
  if (avoided.length === 0 && skills.length === 1 && skills[0])
    return ofSkill(skills[0], kind, asked);
  if (avoided.length > 0 && (skills.length === 0 || asked.play.isFirst))
    return ofAvoided(avoided, kind, asked);
  return undefined;
}

const ONE = /\b(?:one|a single) (?!of)/;

function numberIn(words: string): number | undefined {
  const digits = /\b\d{1,2}\b/.exec(words)?.[0];
  if (digits !== undefined) return Number(digits);
  return ONE.test(words) ? 1 : undefined;
}

/** With no play to look at, or of a number that isn’t from it. */
export function isItMuchInGeneral({ counters: [of], words }: PlayQuestion): string | undefined {
  const count = numberIn(words);
  if (of === undefined || count === undefined) return undefined;
  const kind = kindOf(words);
  if (isSkill(of))
    return `${(count >= SKILL_GOAL ? reached : onTheWay)[kind]} the goal is about ${SKILL_GOAL} in five minutes, and getting there takes weeks.`;
  return `${(count <= MOST_AVOID_TALK ? few : many)[kind]} the aim is fewer than three in five minutes, with questions, commands and corrections together, and nobody starts out there.`;
}

function ofSkill(of: Skill, kind: Kind, { play, child }: Asked): string {
  const count = play.counts[of];
  const goal = goalFor(play.durationSeconds);
  const amount = amountOf(of, count);
  if (count >= goal)
    return `${reached[kind]} ${amount} in a play this long, where the goal is ${goal}. ${WHY_NOT_TOO_MUCH[of]} ${exampleOf(of, play)}`.trim();
  if (play.isFirst)
    return `${ofFirst[kind]} a first play only shows where you’re starting from, and you’ve started. ${exampleOf(of, play)}`.trim();
  const room =
    of === 'reflections'
      ? `there’s only as much to say back as ${child.name} says; sounds count as talk, too. The goal is ${goal}, and it takes weeks to get there.`
      : `the goal of ${goal} takes weeks to get to. Two more next time is plenty.`;
  return `${onTheWay[kind]} you had ${amount}, and ${room} ${exampleOf(of, play)}`.trim();
}

function exampleOf(of: Skill, play: CoachedPlay): string {
  const [line] = linesWith(play, counters[of].codes, '');
  return line ? `The kind to keep: ${quoted(line.text)}` : '';
}

function ofAvoided(about: readonly Counter[], kind: Kind, { play, child }: Asked): string {
  const count = about.reduce((sum, of) => sum + play.counts[of], 0);
  if (play.isFirst)
    return `${ofFirst[kind]} it’s how grown-ups talk with kids, and a first play only shows where you’re starting from. ${againstGoal(play)} And ${child.name} had you close by.`;
  const amounts = listed(about.map((of) => amountOf(of, play.counts[of])));
  if (count <= MOST_AVOID_TALK)
    return `${few[kind]} ${amounts}. Fewer than three questions, commands and corrections together is the aim.`;
  return [
    `${many[kind]} ${amounts} in this play, where fewer than three, all together, is where you’re headed.`,
    sinceLast(about, play),
    `About ${Math.ceil(count / 2)} would be a fine next stop.`,
    turnOf(about, play),
  ]
    .filter(Boolean)
    .join(' ');
}

function sinceLast(about: readonly Counter[], { counts, earlier }: CoachedPlay): string {
  const [of, other] = about;
  if (!earlier || of === undefined || other !== undefined) return '';
  return counts[of] < earlier[of]
    ? `Last time it was about ${earlier[of]}, so you’re on your way.`
    : '';
}

function turnOf(about: readonly Counter[], play: CoachedPlay): string {
  const [line] = linesWith(
    play,
    about.flatMap((of) => counters[of].codes),
    '',
  );
  return line
    ? `You could start with this one: ${quoted(line.text)} Instead: ${quoted(insteadOf(line))}`
    : '';
}
