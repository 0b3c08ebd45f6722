// Goals that grow with the parent: 10 of each skill and fewer than three of the rest are where the road leads, not where it starts.
import { MOST_AVOID_TALK, SKILL_GOAL } from './score.ts';
import { SKILLS, type Skill } from './skills.ts';

/** The newest of them say where a parent stands. */
const BASE_LINE_PLAYS = 3;
/** So much more can be reached within about three plays. */
const SKILL_STEP = 2;
const KEPT_AVOID_TALK = 0.75;

export interface PlayedCounts extends Readonly<Record<Skill, number>> {
  /** Questions, commands and criticism together. */
  readonly avoidTalk: number;
}

/** What to aim for in the next play: of the skills at least so many, of avoid-talk at most. */
export type NextGoals = PlayedCounts;

/** Where all steps lead. */
export const DESTINATION: NextGoals = {
  labeledPraises: SKILL_GOAL,
  behaviorDescriptions: SKILL_GOAL,
  reflections: SKILL_GOAL,
  avoidTalk: MOST_AVOID_TALK,
};

/** From all scored plays with a child, oldest first; before the first there is nothing to go by. */
export function nextGoals(plays: readonly PlayedCounts[]): NextGoals | undefined {
  const newest = plays.slice(-BASE_LINE_PLAYS);
  if (newest.length === 0) return undefined;
  const usual = (countOf: (play: PlayedCounts) => number) => median(newest.map(countOf));
  const steps = SKILLS.map(
    (skill) => [skill, Math.min(SKILL_GOAL, usual((play) => play[skill]) + SKILL_STEP)] as const,
  );
  const avoidTalk = Math.floor(KEPT_AVOID_TALK * usual((play) => play.avoidTalk));
  return {
    ...(Object.fromEntries(steps) as Record<Skill, number>),
    avoidTalk: Math.max(MOST_AVOID_TALK, avoidTalk),
  };
}

/** Of two the lower one. */
function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? 0;
}
