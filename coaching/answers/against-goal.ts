// Counts beside the goal. After a first play there is no goal yet: it hears what went well, and nothing else.
import type { CoachedPlay } from '#coaching/context.ts';
import { goalFor, totalNegative } from '#domain/score.ts';
import { momentsOf, type Skill, skillInText } from '#domain/skills.ts';
import { type Counted, countWords, MANY, strongestFirst } from './play-words.ts';

/** "a, b and c". */
const listed = (parts: readonly string[]) => parts.join(', ').replace(/, (?=[^,]*$)/, ' and ');

const heardIn = (play: CoachedPlay) => strongestFirst(play).filter((of) => play.counts[of] > 0);

/** What was counted, and where the road leads. */
export function againstGoal(play: CoachedPlay): string {
  const { counts, durationSeconds, isFirst } = play;
  const about = (of: Skill) =>
    counts[of] === 0 ? `no ${skillInText(of)} moments yet` : `about ${momentsOf(of, counts[of])}`;
  if (isFirst)
    return heardIn(play).length > 0
      ? `You had ${listed(heardIn(play).map(about))}. For a first play, that’s a good start.`
      : 'You showed up and played, and that’s a good start.';
  return `You had ${listed(strongestFirst(play).map(about))}. The goal for a play this long is ${goalFor(durationSeconds)} of each, and it takes weeks to get there. Questions, commands and corrections came to about ${totalNegative(counts)}; fewer than three is where you’re headed.`;
}

/** What weighed most, from the counts. */
export function whyThisScore(play: CoachedPlay): string {
  const { counts, durationSeconds, isFirst } = play;
  const parts = (skills: readonly Skill[]) =>
    listed(skills.map((of) => `${skillInText(of)} (about ${counts[of]})`));
  if (isFirst)
    return heardIn(play).length > 0
      ? `What lifted it: ${parts(heardIn(play))}. A first play shows where you’re starting from.`
      : 'A first play shows where you’re starting from.';
  const goal = goalFor(durationSeconds);
  const reached = strongestFirst(play).filter((of) => counts[of] >= goal);
  const missing = strongestFirst(play).filter((of) => counts[of] < goal);
  const negative = totalNegative(counts);
  return [
    reached.length > 0 && `What lifted it: ${parts(reached)}, at or above the goal of ${goal}.`,
    missing.length > 0 && `What’s still short of ${goal}: ${parts(missing)}.`,
    negative >= MANY &&
      `And about ${negative} questions, commands and corrections took some off; up to two are free.`,
  ]
    .filter(Boolean)
    .join(' ');
}

export function goalWords(play: CoachedPlay): string {
  const goal = goalFor(play.durationSeconds);
  const reached = strongestFirst(play).filter((of) => play.counts[of] >= goal);
  const isHeld = totalNegative(play.counts) < MANY;
  if (reached.length === 3)
    return `Yes: praise, describing and reflection all reached about ${goal}${isHeld ? ', and you held back questions, commands and criticism, too' : ''}.`;
  const [best] = reached;
  if (play.isFirst)
    return best
      ? `Yes, the one for ${skillInText(best)}, and on your first play! ${countWords(best, play)}`
      : 'A first play doesn’t need a goal. It shows where you’re starting from, and you’ve started.';
  return `${best ? 'Partly, and that’s a lot.' : 'Not yet, and there’s no hurry.'} ${againstGoal(play)}`;
}

const named: readonly (readonly [RegExp, Counted])[] = [
  [/prais/i, 'labeledPraises'],
  [/reflect|repeat|say\w* back/i, 'reflections'],
  [/descri|narrat/i, 'behaviorDescriptions'],
];

/** A small step from where the parent is. */
export function twoMore(play: CoachedPlay, message: string): string {
  const skill = named.find(([words]) => words.test(message))?.[1] ?? strongestFirst(play).at(-1);
  if (!skill) return '';
  const goal = goalFor(play.durationSeconds);
  const [now, next] = [play.counts[skill], Math.min(goal, play.counts[skill] + 2)];
  return now >= goal
    ? `You’re at the goal of ${goal} already, so just hold it there.`
    : `Two more than today is plenty: from about ${now} to ${next}. The goal of ${goal} comes by itself in small steps like that.`;
}
