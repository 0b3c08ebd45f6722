// What is worth celebrating, by facts alone. Earned once per child, never taken away.
import { goalFor, type SkillCounts, totalNegative } from './score.ts';
import { skillNames } from './skills.ts';

/** Shorter play has goals so small that a moment would reach them. */
const SECONDS_FOR_GOALS = 150;
const FEW_AVOIDED = 3;
const TEN_PRAISES = 10;
const MOST_PLAYS = 50;

/** Nothing is earned beyond these: so far, and no further, somebody has to count. */
export const enoughFor = { playCount: MOST_PLAYS, praisesInAll: TEN_PRAISES } as const;

export interface PlayFacts extends SkillCounts {
  readonly durationSeconds: number;
  /** Whether its talk was counted; play without sound or among many voices is not. */
  readonly isScored: boolean;
}

export interface MilestoneFacts {
  /** The play session that was just saved. */
  readonly latest: PlayFacts;
  /** Play sessions with this child, the latest included, as far as they matter (`enoughFor`). */
  readonly playCount: number;
  /** Labeled praises with this child in all that was scored, as far as they matter. */
  readonly praisesInAll: number;
  /** Days of the streak that the day of the latest is part of. */
  readonly streak: number;
}

interface Milestone {
  readonly title: string;
  readonly text: string;
  readonly isReached: (facts: MilestoneFacts) => boolean;
}

const afterPlays = (count: number, text: string): Milestone => ({
  title: `${count} sessions`,
  text,
  isReached: ({ playCount }) => playCount >= count,
});

const daysOfStreak = (days: number, text: string): Milestone => ({
  title: `${days}-day streak`,
  text,
  isReached: ({ streak }) => streak >= days,
});

const countsForGoals = ({ isScored, durationSeconds }: PlayFacts) =>
  isScored && durationSeconds >= SECONDS_FOR_GOALS;

const goalReached =
  (skill: keyof SkillCounts) =>
  ({ latest }: MilestoneFacts) =>
    countsForGoals(latest) && latest[skill] >= goalFor(latest.durationSeconds);

const reachesPraise = goalReached('labeledPraises');
const reachesDescription = goalReached('behaviorDescriptions');
const reachesReflection = goalReached('reflections');

/** In the order in which they are shown. */
const milestones = {
  firstSession: {
    title: 'First session',
    text: 'Five minutes that were all your child’s.',
    isReached: ({ playCount }) => playCount >= 1,
  },
  tenPraises: {
    title: 'Ten praise moments',
    text: 'You’ve named ten things you liked.',
    isReached: ({ praisesInAll }) => praisesInAll >= TEN_PRAISES,
  },
  tenPraisesAtOnce: {
    title: 'Ten praise moments in one session',
    text: 'Ten times in one session, you said what you liked.',
    isReached: ({ latest }) => latest.isScored && latest.labeledPraises >= TEN_PRAISES,
  },
  praiseGoal: {
    title: `${skillNames.labeledPraises} goal`,
    text: 'You reached the goal for praise.',
    isReached: reachesPraise,
  },
  descriptionGoal: {
    title: `${skillNames.behaviorDescriptions} goal`,
    text: 'You reached the goal for saying what your child is doing.',
    isReached: reachesDescription,
  },
  reflectionGoal: {
    title: `${skillNames.reflections} goal`,
    text: 'You reached the goal for saying your child’s words back.',
    isReached: reachesReflection,
  },
  allThree: {
    title: 'All three',
    text: 'Praise, describing and reflection: all three goals in one session.',
    isReached: (facts) =>
      reachesPraise(facts) && reachesDescription(facts) && reachesReflection(facts),
  },
  childLed: {
    title: 'Your child led',
    text: 'Hardly a question or a direction: your child was in the lead.',
    // Silence avoids everything, too: something has to have been said that helps.
    isReached: ({ latest }) =>
      countsForGoals(latest) &&
      totalNegative(latest) < FEW_AVOIDED &&
      latest.labeledPraises + latest.behaviorDescriptions + latest.reflections > 0,
  },
  streak3: daysOfStreak(3, 'A routine is on its way.'),
  streak7: daysOfStreak(7, 'Seven days of play, and hardly a day off.'),
  streak14: daysOfStreak(14, 'Two weeks of showing up.'),
  streak30: daysOfStreak(30, 'Thirty days of play. Your child can count on it.'),
  sessions10: afterPlays(10, 'Fifty minutes that belonged to your child.'),
  sessions25: afterPlays(25, 'It’s becoming the way you play.'),
  sessions50: afterPlays(MOST_PLAYS, 'Your child knows this time will come.'),
} as const satisfies Record<string, Milestone>;

export type MilestoneKind = keyof typeof milestones;

export const MILESTONE_KINDS = Object.keys(milestones) as [MilestoneKind, ...MilestoneKind[]];

export function milestonesReached(facts: MilestoneFacts): MilestoneKind[] {
  return MILESTONE_KINDS.filter((kind) => milestones[kind].isReached(facts));
}

export function milestoneWords(kind: MilestoneKind): Pick<Milestone, 'title' | 'text'> {
  const { title, text } = milestones[kind];
  return { title, text };
}
