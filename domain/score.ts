// Scores from 0 to 5 for what was counted in a play session.

export const PLAY_SESSION_SECONDS = 300;
/** For a whole play session; shorter ones are measured by their time. */
export const SKILL_GOAL = 10;
/** Avoid-talk that costs nothing: the aim is fewer than three. */
export const MOST_AVOID_TALK = 2;
const COST_PER_NEGATIVE = 0.25;
const BEST_SCORE = 5;

export interface SkillCounts {
  readonly labeledPraises: number;
  readonly behaviorDescriptions: number;
  readonly reflections: number;
  readonly questions: number;
  readonly commands: number;
  readonly criticisms: number;
}

/** How many of each skill to aim for in so many seconds; never below 1. */
export function goalFor(durationSeconds: number): number {
  const share = Math.min(1, durationSeconds / PLAY_SESSION_SECONDS);
  return Math.max(1, Math.round(SKILL_GOAL * share));
}

export function totalNegative({ questions, commands, criticisms }: SkillCounts): number {
  return questions + commands + criticisms;
}

/** One skill against its goal, to one decimal. */
export function skillScore(count: number, durationSeconds: number): number {
  return roundToTenth(BEST_SCORE * Math.min(1, count / goalFor(durationSeconds)));
}

/** The mean of the three skills, less a little for avoid-talk beyond two, to one decimal. */
export function overallScore(counts: SkillCounts, durationSeconds: number): number {
  const goal = goalFor(durationSeconds);
  const skills = [counts.labeledPraises, counts.behaviorDescriptions, counts.reflections];
  const mean = skills.reduce((sum, count) => sum + Math.min(1, count / goal), 0) / skills.length;
  const cost = Math.max(0, totalNegative(counts) - MOST_AVOID_TALK) * COST_PER_NEGATIVE;
  return roundToTenth(Math.min(BEST_SCORE, Math.max(0, BEST_SCORE * mean - cost)));
}

/** The one way from counts to scores. */
export function skillScoresOf(counts: SkillCounts, durationSeconds: number) {
  return {
    praise: skillScore(counts.labeledPraises, durationSeconds),
    reflection: skillScore(counts.reflections, durationSeconds),
    description: skillScore(counts.behaviorDescriptions, durationSeconds),
    overall: overallScore(counts, durationSeconds),
  };
}

function roundToTenth(score: number): number {
  return Math.round(score * 10) / 10;
}
