// Sentences about the lines and counts of one play.
import type { ChildWords, CoachedPlay, CoachLine } from '#coaching/context.ts';
import { toyIn } from '#coaching/library/toys.ts';
import { describingSentence } from '#domain/activities.ts';
import { capitalized } from '#domain/pronoun-words.ts';
import { quoted } from '#domain/quote.ts';
import { goalFor, totalNegative } from '#domain/score.ts';
import { skillInText } from '#domain/skills.ts';
import { insteadOfQuestion } from './instead-of-question.ts';
import { bare, childLine, linesWith, lineWith } from './quotable.ts';
import { saidBack } from './said-back.ts';

/** Fewer are no reason to say anything. */
export const MANY = 3;

const skills = {
  labeledPraises: {
    code: 'LP',
    did: 'named what you liked',
    why: ({ name }: ChildWords) => `That tells ${name} exactly what to do again.`,
  },
  behaviorDescriptions: {
    code: 'BD',
    did: 'described the play',
    why: ({ name, them }: ChildWords) =>
      `That shows ${name} you’re watching, and it leaves ${them} in the lead.`,
  },
  reflections: {
    code: 'RF',
    did: 'reflected what you heard',
    why: ({ name }: ChildWords) => `That shows ${name} you were listening.`,
  },
} as const;

export type Counted = keyof typeof skills;

/** "about once", "about 8 times". */
export const aboutTimes = (count: number) => (count === 1 ? 'about once' : `about ${count} times`);

export function strongestFirst({ counts }: CoachedPlay): Counted[] {
  const names: Counted[] = ['labeledPraises', 'behaviorDescriptions', 'reflections'];
  return names.toSorted((a, b) => counts[b] - counts[a]);
}

export const countWords = (skill: Counted, { counts }: CoachedPlay) =>
  `${capitalized(aboutTimes(counts[skill]))}, you ${skills[skill].did}.`;

/** Quotes a line and says why it helped; without one, says so kindly. */
export function highlight(
  play: CoachedPlay,
  child: ChildWords,
  alreadySaid: string,
  order: readonly Counted[] = strongestFirst(play),
): string {
  for (const skill of order) {
    const { code, why } = skills[skill];
    const line = lineWith(play, [code], alreadySaid);
    if (!line) continue;
    const often = play.counts[skill] > 1 ? ` ${countWords(skill, play)}` : '';
    return `You said: ${quoted(line.text)} ${why(child)}${often}`;
  }
  const friendly = alreadySaid ? undefined : lineWith(play, ['UP', 'TA'], alreadySaid);
  if (friendly)
    return `You said: ${quoted(friendly.text)} Just having your voice nearby is good company for ${child.name}, and that’s where it all begins.`;
  return alreadySaid.includes('You said: ')
    ? 'I don’t have another line that I heard clearly enough. The one I read you before is the one I’d keep.'
    : `I didn’t catch a line clearly enough to quote. You gave ${child.name} your time, and that counts all by itself.`;
}

/** Another skill that went well, in one sentence; nothing where none did. */
export function whatElse(play: CoachedPlay, highlighted: string): string {
  const skill = strongestFirst(play).find(
    (one) => play.counts[one] > 0 && !highlighted.includes(skills[one].did),
  );
  return skill ? `You also ${skills[skill].did}, ${aboutTimes(play.counts[skill])}.` : '';
}

/** One thing to try next time, with a sentence that can be said as it stands. */
export function nextStep(play: CoachedPlay, child: ChildWords): string {
  const { counts, isFirst } = play;
  if (isFirst) return moreOfTheSame(play, child);
  if (counts.criticisms > 0)
    return 'Next time, catch one good moment and name it: “Thank you for being so careful with that.”';
  const kind = counts.questions >= counts.commands ? 'questions' : 'commands';
  return counts[kind] >= MANY ? lessOf[kind](play) : stepFor(leastOf(play), play, child);
}

/** Where the road is longest, in numbers. */
export function mostRoom(play: CoachedPlay): string {
  const { counts, isFirst, durationSeconds } = play;
  if (isFirst || counts.criticisms > 0) return '';
  const kind = counts.questions >= counts.commands ? 'questions' : 'commands';
  if (counts[kind] >= MANY)
    return `The most room is in ${kind}: about ${counts[kind]} this time, and ${Math.ceil(counts[kind] / 2)} would be a fine next stop.`;
  const least = leastOf(play);
  const [goal, count] = [goalFor(durationSeconds), counts[least]];
  if (count >= goal) return 'All three skills are at the goal, so just hold them there.';
  return count === 0
    ? `The most room is in ${skillInText(least)}: none that I caught this time, and two would be a fine start.`
    : `The most room is in ${skillInText(least)}: about ${count} this time, and ${Math.min(goal, count + 2)} would be a fine next stop.`;
}

const leastOf = (play: CoachedPlay) => strongestFirst(play).at(-1) ?? 'labeledPraises';

const lessOf = {
  questions: (play: CoachedPlay) => {
    const line = lineWith(play, ['IQ', 'DQ'], '');
    return line
      ? `Next time, trade one question for a statement: ${quoted(line.text)} could be ${quoted(insteadOfQuestion(line.text))}`
      : 'Next time, turn one question into a statement: “You picked the red one.”';
  },
  commands: (play: CoachedPlay) => {
    const line = lineWith(play, ['DC', 'IC'], '');
    return `Next time, leave one decision to your child${line ? `: instead of ${quoted(line.text)} say` : ' and say so:'} “You choose where it goes.”`;
  },
} as const;

/** After the first time there is nothing to mend: only more of what was good. */
function moreOfTheSame(play: CoachedPlay, child: ChildWords): string {
  const [best] = strongestFirst(play);
  return best === undefined || play.counts[best] === 0
    ? `Next time, just say what you see ${child.them} do: ${quoted(describedIn(play))}`
    : `Next time, just do more of what worked, and ${stepFor(best, play, child).replace(/^Next time, /, '')}`;
}

export function stepFor(skill: Counted, play: CoachedPlay, child: ChildWords): string {
  if (skill === 'labeledPraises')
    return `Next time, name one ${play.counts.labeledPraises > 0 ? 'more thing' : 'thing'} you like: ${quoted(praisedIn(play) ?? 'I love how carefully you do that.')}`;
  if (skill === 'behaviorDescriptions') return describe(play, child);
  const line = childLine(play);
  const back = line && saidBack(line.text);
  if (!line || !back)
    return `Next time, say one of ${child.their} sentences back: “The car goes up!”`;
  return wasReflected(line, play)
    ? `You know how already: ${child.name} said “${bare(line.text)},” and you said it right back. Next time, do the same with one or two things more that you hear.`
    : `Next time, when you hear something like ${quoted(line.text)} say it back: ${quoted(back)}`;
}

function describe(play: CoachedPlay, { they, is }: ChildWords): string {
  const own = lineWith(play, ['BD'], '');
  return own
    ? `Next time, say what ${they} ${is} doing, the way you did here: ${quoted(own.text)}`
    : `Next time, say what ${they} ${is} doing: ${quoted(describedIn(play))}`;
}

/** Of what was played. */
export const describedIn = (play: CoachedPlay) =>
  toyOf(play)?.descriptions.find((one) => !play.lines.some(({ text }) => text.includes(one))) ??
  describingSentence(play.activity);

/** What was described is there to be liked as well. */
export function praisedIn(play: CoachedPlay): string | undefined {
  const doing = linesWith(play, ['BD'], '').flatMap(
    ({ text }) => DOING.exec(text.trim())?.[1] ?? [],
  );
  return doing[0] && `I love how you’re ${doing[0]}.`;
}

export const DOING = /^you(?: are|[’']re) (\w+ing\b.*?)[.!]?$/i;

/** The toy that was talked about. */
export const toyOf = ({ lines }: CoachedPlay) => toyIn(lines.map(({ text }) => text).join(' '));

/** Nobody is asked for what was done right away. */
function wasReflected(line: CoachLine, { lines }: CoachedPlay): boolean {
  const next = lines.slice(lines.indexOf(line) + 1).find(({ speaker }) => speaker === 'parent');
  return next?.code === 'RF';
}

const changed = [
  [skillInText('labeledPraises'), 'labeledPraises'],
  [skillInText('behaviorDescriptions'), 'behaviorDescriptions'],
  [skillInText('reflections'), 'reflections'],
  ['questions', 'questions'],
  ['commands', 'commands'],
] as const;

export const LESS = 'A little less than last time, and that’s normal, since no two plays are alike';

/** Against the play before. */
export function compared({ counts, earlier, isFirst }: CoachedPlay): string {
  if (isFirst || !earlier)
    return 'This is the first one I can look at, so there’s nothing to compare it with yet.';
  const changes = changed
    .filter(([, of]) => counts[of] !== earlier[of])
    .map(([what, of]) => `${what} from about ${earlier[of]} to ${counts[of]}`);
  if (changes.length === 0) return 'About the same as last time, in every count.';
  const more = (Object.keys(skills) as Counted[]).reduce(
    (sum, of) => sum + counts[of] - earlier[of],
    0,
  );
  const less = totalNegative(earlier) - totalNegative(counts);
  const verdict = more > 0 ? 'Yes, you grew' : less > 0 ? 'Yes, you held back more' : LESS;
  return `${verdict}: ${changes.join(', ')}.`;
}
