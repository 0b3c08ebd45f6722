// What there was most and least of, how it stands against the last play, and how to get more or less of it.
import { twoMore } from '#coaching/answers/against-goal.ts';
import { insteadOf } from '#coaching/answers/asked-lines.ts';
import { aboutTimes, LESS, stepFor, strongestFirst } from '#coaching/answers/play-words.ts';
import { linesWith } from '#coaching/answers/quotable.ts';
import { type Asked, answerAboutPlay } from '#coaching/answers/this-play.ts';
import { capitalized } from '#domain/pronoun-words.ts';
import { quoted } from '#domain/quote.ts';
import { type Skill, skillInText } from '#domain/skills.ts';
import { amountOf, type Counter, counters, isSkill } from './counters.ts';
import type { PlayQuestion } from './question.ts';

export function most(_: PlayQuestion, asked: Asked): string | undefined {
  const { play } = asked;
  const [skill] = strongestFirst(play);
  if (!skill || play.counts[skill] === 0) return undefined;
  const [line] = linesWith(play, counters[skill].codes, '');
  const example = line ? `For example: ${quoted(line.text)}` : '';
  const own = `Of the three skills, it was ${skillInText(skill)}, ${aboutTimes(play.counts[skill])}. ${example}`;
  const more = (['questions', 'commands'] as const).find(
    (of) => play.counts[of] > play.counts[skill],
  );
  // After a first play nobody is told what there was too much of.
  return more && !play.isFirst
    ? `${more === 'questions' ? 'Asking' : 'Telling'}, if you take everything: ${amountOf(more, play.counts[more])}. ${own}`.trim()
    : own.trim();
}

export function weakest(_: PlayQuestion, asked: Asked): string | undefined {
  const { play, child } = asked;
  const skill = strongestFirst(play).at(-1);
  if (!skill || play.isFirst) return answerAboutPlay('what-to-improve', asked);
  return `${capitalized(skillInText(skill))}, with ${amountOf(skill, play.counts[skill])}. ${stepFor(skill, play, child)} One thing at a time is plenty.`;
}

export function compare(
  { counters: about, words }: PlayQuestion,
  asked: Asked,
): string | undefined {
  const { earlier, counts, isFirst } = asked.play;
  const [of, other] = about;
  const isOfAll = of === undefined || other !== undefined || ASKS_WHAT_ELSE.test(words);
  if (isOfAll || isFirst || !earlier) {
    const words = answerAboutPlay('compare-last', asked);
    return FEELS.test(asked.message) ? words.replace(LESS, STINGS) : words;
  }
  const [then, now] = [earlier[of], counts[of]];
  const name = capitalized(counters[of].many);
  if (then === now) return `The same: about ${now}, both times.`;
  const change = `${name} went from about ${then} to ${now === 0 ? 'none' : now}.`;
  const isBetter = isSkill(of) ? now > then : now < then;
  const line = isSkill(of) ? linesWith(asked.play, counters[of].codes, '')[0] : undefined;
  if (isBetter)
    return [
      ASKS_YES_OR_NO.test(words) ? 'Yes, you’re getting better.' : '',
      change,
      line ? `Like here: ${quoted(line.text)}` : `That gives ${asked.child.name} more room.`,
    ]
      .filter(Boolean)
      .join(' ');
  const isFelt = FEELS.test(asked.message);
  const why = isSkill(of) ? NO_TWO_ALIKE : WHY_MORE[of];
  return [
    change,
    isFelt ? `That can sting, and ${why}` : capitalized(why),
    better(of, asked),
    nextTime(of, asked),
  ]
    .filter(Boolean)
    .join(' ');
}

const STINGS =
  'It stings to try and see the numbers drop, and it says nothing about whether you’re cut out for this: one play is one play, and a tired day moves them all. Here’s what changed';

const NO_TWO_ALIKE =
  'it’s no step back: no two plays are alike, and a tired day or another game moves every number.';

const FEELS =
  /\b(?:ugh|worse|backwards?|wrong|bother|quit\w*|fail\w*|suck\w*|sad|disappoint\w*|embarrass\w*|frustrat\w*|mad|upset|bummer|discourag\w*|wtf|omg|dang|damn)\b|\?\?|!|\bUP\b/i;

/** Where more of it comes from. */
const WHY_MORE: Readonly<Record<Exclude<Counter, Skill>, string>> = {
  questions:
    'it doesn’t mean you’re doing it wrong: some games just pull questions out of us, because we’re interested, and every “right?” counts as one.',
  commands:
    'it doesn’t mean you’re doing it wrong: when a game gets busy, helping turns into telling before anyone notices.',
  criticisms: 'nobody means it that way: a quick “no” is all it takes.',
};

/** What went the right way all the same. */
function better(of: Counter, { play: { counts, earlier } }: Asked): string {
  const other = (['questions', 'commands', 'criticisms'] as const).find(
    (one) => one !== of && earlier && counts[one] < earlier[one],
  );
  return other && earlier
    ? `And ${counters[other].many} came down, from about ${earlier[other]} to ${counts[other] || 'none'}.`
    : '';
}

/** Fewer than this is the destination. */
const LEAST_STOP = 3;

function nextTime(of: Counter, { play, child }: Asked): string {
  if (isSkill(of)) return stepFor(of, play, child);
  const [line] = linesWith(play, counters[of].codes, '');
  const half = Math.ceil(play.counts[of] / 2);
  return [
    half >= LEAST_STOP ? `Half of that, about ${half}, would be a fine next stop.` : '',
    line ? `One to start with: ${quoted(line.text)} could be ${quoted(insteadOf(line))}` : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** What changed besides is part of why. */
const ASKS_WHAT_ELSE =
  /\b(?:different\w*|how did)\b|^why (?!did (?:my |the )?(?:questions|commands|prais|reflec|descri))/;
const ASKS_YES_OR_NO = /^(?:am|are|did|have|has|is) (?:i|we|it|my)\b/;

export function raise({ counters: [of] }: PlayQuestion, asked: Asked): string | undefined {
  if (of === undefined || !isSkill(of)) return undefined;
  const { play, child } = asked;
  return `${whereItComesFrom[of](child.name)} ${stepFor(of, play, child)} ${twoMore(play, counters[of].one)}`.trim();
}

const whereItComesFrom: Readonly<Record<Skill, (name: string) => string>> = {
  labeledPraises: () =>
    'The easiest way is to finish what you say already: “good job” becomes “good job turning it so slowly.”',
  behaviorDescriptions: (name) =>
    `Watch ${name}’s hands, and say what they’re doing, starting with “You’re …”`,
  reflections: (name) =>
    `Wait until ${name} says something, a sound will do, and make it the first thing you say.`,
};

export function lower({ counters: [of] }: PlayQuestion, asked: Asked): string | undefined {
  const { play } = asked;
  if (of === undefined || isSkill(of) || play.isFirst || play.counts[of] <= 2) return undefined;
  const count = play.counts[of];
  const [line] = linesWith(play, counters[of].codes, '');
  const start = line
    ? `Start with one you said: ${quoted(line.text)} Next time: ${quoted(insteadOf(line))}`
    : HABITS[of];
  return `One at a time: from ${amountOf(of, count)} to ${Math.ceil(count / 2)} would be a big step. ${start} And when one slips out, just say what you see right after it.`;
}

const HABITS: Readonly<Record<Exclude<Counter, Skill>, string>> = {
  questions: 'Leave off the asking, and say what you think the answer is: “You’re making soup.”',
  commands:
    'Wait for your child to begin, and say what you see: “You’re starting with the big one.”',
  criticisms:
    'When something goes wrong, say what your child does about it: “You’re trying it another way.”',
};
