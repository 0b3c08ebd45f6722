// What is aimed for, what each thing weighs, and how a score comes about: domain/score.ts in words.
import { strongestFirst } from '#coaching/answers/play-words.ts';
import type { ChildWords, CoachedPlay } from '#coaching/context.ts';
import { goalFor, overallScore, SKILL_GOAL, totalNegative } from '#domain/score.ts';
import { SKILLS, skillInText } from '#domain/skills.ts';
import { amountOf, type Counter, counters, isSkill, listed } from './counters.ts';
import type { PlayQuestion } from './question.ts';

const GOAL_OF_ALL = `In five minutes: praise that says what for, describing and reflection, about ${SKILL_GOAL} times each, and fewer than three questions, commands and corrections, all together. That’s the destination, and getting there takes weeks.`;

const LIMIT =
  'Fewer than three in five minutes, with questions, commands and corrections counted together.';

/** With no play to look at. */
export function goalInGeneral({ counters: [of] }: PlayQuestion): string {
  if (of === undefined)
    return `${GOAL_OF_ALL} The first plays just show where you’re starting from.`;
  return isSkill(of)
    ? `About ${SKILL_GOAL} ${counters[of].many} in five minutes is the goal, and it takes weeks to get there. Starting with one or two is perfectly fine.`
    : `${LIMIT} Nobody starts out there: the first plays just show what you do without thinking, and then you bring it down a few at a time.`;
}

export function goal(question: PlayQuestion, play: CoachedPlay, { name }: ChildWords): string {
  const [of, other] = question.counters;
  if (of === undefined || other !== undefined) return goalOfAll(play);
  const count = play.counts[of];
  if (!isSkill(of)) return `${LIMIT} ${nextStop(of, count, play)}`;
  const aim = goalFor(play.durationSeconds);
  const now =
    count >= aim
      ? `You had about ${count}, so you’re there; just hold it. ${mostRoom(play, aim)}`.trim()
      : count === 0
        ? 'One or two next time would be a fine start.'
        : `You had about ${count}, so ${Math.min(aim, count + 2)} would be a fine next stop.`;
  const asMuch =
    of === 'reflections' && count < aim ? ` There’s only as much to say back as ${name} says.` : '';
  return `About ${aim} ${counters[of].many} in a play this long, and getting there takes weeks. ${now}${asMuch}`;
}

function mostRoom(play: CoachedPlay, aim: number): string {
  const skill = strongestFirst(play).at(-1);
  if (play.isFirst || !skill || play.counts[skill] >= aim) return '';
  return `The most room is in ${skillInText(skill)}, with ${amountOf(skill, play.counts[skill])}.`;
}

function goalOfAll(play: CoachedPlay): string {
  if (play.isFirst)
    return `${GOAL_OF_ALL} A first play has no goal yet; it shows where you’re starting from.`;
  const had = listed(SKILLS.map((of) => amountOf(of, play.counts[of])));
  return `${GOAL_OF_ALL} In this play you had ${had}, and about ${totalNegative(play.counts)} of the others.`;
}

function nextStop(of: Counter, count: number, { isFirst, counts }: CoachedPlay): string {
  if (isFirst)
    return 'But that’s for later: a first play has no goal, it just shows where you’re starting from.';
  if (totalNegative(counts) <= 2) return `You had ${amountOf(of, count)}, so you’re there.`;
  if (count <= 2)
    return `You had just ${amountOf(of, count)}, so there’s nothing to bring down there.`;
  return `You had ${amountOf(of, count)}, and nobody gets there in one step: about ${Math.ceil(count / 2)} is a fine next stop. Pick the one you say most, and start with that.`;
}

const FREE =
  'Questions, commands and corrections weigh the same, and up to two of them together cost nothing; beyond that, each takes a quarter of a point off a score that goes up to five.';

const ASKS_FOR_MORE = /\b(?:worse|better|more|less|double)\b/;

export function sameWeight({ counters: about, words }: PlayQuestion): string {
  const same = ASKS_FOR_MORE.test(words) ? 'No,' : 'Yes,';
  if (about.length > 0 && about.every(isSkill))
    return `${same} each one counts once, long or short, and praise, describing and reflection weigh the same: ${SKILL_GOAL} of each is the goal.`;
  if (about.some(isSkill))
    return `Not quite. Praise, describing and reflection weigh the same, each measured against a goal of ${SKILL_GOAL}. ${FREE}`;
  return `${same} each one counts once, in pretend play, too: a quick “right?” as much as a real question. ${FREE}`;
}

const HOW_SCORED = `The score goes from 0 to 5. Praise, describing and reflection weigh the same, each measured against ${SKILL_GOAL} in five minutes; then every question, command or correction beyond the second takes off a quarter of a point.`;

export const howScored = () =>
  `${HOW_SCORED} It’s all worked out from words, so it’s an estimate: it can’t see a hug.`;

export function score({ counts, durationSeconds, isFirst }: CoachedPlay, { name }: ChildWords) {
  const points = `About ${overallScore(counts, durationSeconds)} out of 5.`;
  return isFirst
    ? `${points} After a first play that number only shows where you’re starting from. What counts today is that ${name} had you for these minutes.`
    : `${points} ${HOW_SCORED}`;
}
