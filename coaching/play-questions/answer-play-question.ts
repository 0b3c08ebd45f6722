// Questions about the play just had are answered from its own numbers and lines, before any network is asked what they mean.
import { type Asked, answerAboutPlay } from '#coaching/answers/this-play.ts';
import { lacksNumbers, withoutNumbers } from '#coaching/answers/without-numbers.ts';
import type { ChildWords, CoachedPlay } from '#coaching/context.ts';
import { compare, lower, most, raise, weakest } from './amounts.ts';
import { goal, goalInGeneral, howScored, sameWeight, score } from './goals.ts';
import {
  childsTalk,
  childsWordsCount,
  doubted,
  tired,
  whatCounts,
  whyFew,
  whyMany,
} from './heard.ts';
import { isItMuch, isItMuchInGeneral } from './is-it-much.ts';
import { best, howMany, which, worst } from './lines-read.ts';
import { noScore, stillCounts, zeros } from './no-score.ts';
import { whyCounted } from './one-line.ts';
import { playQuestionIn } from './parse.ts';
import type { PlayQuestion, Wanted } from './question.ts';
import { echoOf, saidInstead } from './said-instead.ts';

interface Situation extends Omit<Asked, 'play'> {
  readonly play: CoachedPlay | undefined;
  /** What the parent wrote before. */
  readonly before: string;
}

/** Undefined where it is no question about a play, or where there is nothing new to say to it. */
export function answerPlayQuestion({ play, ...situation }: Situation): string | undefined {
  const question = playQuestionIn({ ...situation, play, childsName: situation.child.name });
  if (!question) return undefined;
  const words = play
    ? fromPlay(question, { ...situation, play })
    : inGeneral[question.wanted]?.(question, situation.child);
  return words && !situation.said.includes(words) ? words : undefined;
}

function fromPlay(question: PlayQuestion, asked: Asked): string | undefined {
  const { wanted } = question;
  if (asked.play.isUnscorable && !ofNoScore.has(wanted))
    return (inGeneral[wanted] ?? (() => withoutNumbers(asked)))(question, asked.child);
  // Where all counts are zero there is one thing to say to these.
  if (lacksNumbers(asked.play) && ofAllCounts.has(wanted)) return withoutNumbers(asked);
  return answerers[wanted](question, asked);
}

const ofNoScore: ReadonlySet<Wanted> = new Set(['no-score', 'still-counts']);
const ofAllCounts: ReadonlySet<Wanted> = new Set([
  'next',
  'compare',
  'goal-reached',
  'most',
  'score',
  'weakest',
  'why-score',
]);

type General = (question: PlayQuestion, child: ChildWords) => string | undefined;

/** What can be said of any play. */
const inGeneral: Partial<Record<Wanted, General>> = {
  goal: goalInGeneral,
  'is-it-much': isItMuchInGeneral,
  'same-weight': sameWeight,
  'how-scored': howScored,
  'childs-words-count': (_, child) => childsWordsCount(child),
};

const answerers: Readonly<
  Record<Wanted, (question: PlayQuestion, asked: Asked) => string | undefined>
> = {
  best,
  'childs-talk': childsTalk,
  'childs-words-count': (_, { child }) => childsWordsCount(child),
  compare,
  doubted,
  echo: (_, asked) => echoOf(asked),
  goal: (question, { play, child }) => goal(question, play, child),
  'goal-reached': (_, asked) => answerAboutPlay('did-i-reach-goal', asked),
  'how-many': howMany,
  'how-scored': howScored,
  instead: saidInstead,
  'is-it-much': isItMuch,
  joy: ({ counters }, { child: { name } }) =>
    counters.length > 0
      ? undefined
      : `I love hearing that. Laughing together is what those minutes are for, and no count can show it. Tell ${name} at bedtime which moment you liked best, and do it again tomorrow.`,
  lower,
  most,
  next: (_, asked) => answerAboutPlay('next-goal', asked),
  'no-score': (_, asked) => noScore(asked),
  raise,
  'same-weight': sameWeight,
  score: (_, { play, child }) => score(play, child),
  'still-counts': (_, { child }) => stillCounts(child),
  tired: (_, { child }) => tired(child),
  weakest,
  'what-counts': (_, asked) => whatCounts(asked),
  which,
  'why-counted': whyCounted,
  'why-few': whyFew,
  'why-many': whyMany,
  'why-score': (_, asked) => answerAboutPlay('score-why', asked),
  worst,
  zeros,
};
