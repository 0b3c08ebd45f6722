// From what was counted in a play session to its scores, and which play session has any: one rule for all who count or show.
import { type SkillCounts, skillScore, skillScoresOf } from './score.ts';
import { isWorthScoring } from './worth-scoring.ts';

interface CountedPlay {
  readonly counts: SkillCounts;
  /** Left out where nobody listened for it. */
  readonly imitations?: number | undefined;
  /** Of the play, of which less may have been recorded. */
  readonly durationSeconds: number;
  readonly hasParentsWords: boolean;
  readonly isUnscorable: boolean;
}

/** Under the names of the stored play session. */
export interface PlayScores {
  readonly praiseScore: number;
  readonly reflectionScore: number;
  readonly overallScore: number;
  readonly imitationScore?: number;
}

/** Undefined where a score would be about nothing, or about somebody else. */
export function playScoresOf(play: CountedPlay): PlayScores | undefined {
  const { counts, imitations, durationSeconds, hasParentsWords, isUnscorable } = play;
  if (isUnscorable || !isWorthScoring(durationSeconds, hasParentsWords)) return undefined;
  const { praise, reflection, overall } = skillScoresOf(counts, durationSeconds);
  return {
    praiseScore: praise,
    reflectionScore: reflection,
    overallScore: overall,
    ...(imitations !== undefined && { imitationScore: skillScore(imitations, durationSeconds) }),
  };
}

interface Scorable {
  readonly overallScore: number | null;
  readonly unscorable: boolean;
}

/** Whether it has a score: only then there is something to say about it, and only then it is in means. */
export function isScored<Play extends Scorable>(
  play: Play,
): play is Play & { readonly overallScore: number } {
  return play.overallScore !== null && !play.unscorable;
}

/** Counted, or found not to be countable: nobody has to listen any more. */
export function hasResult(play: {
  readonly aiAnalysis: object | null;
  readonly unscorable: boolean;
}): boolean {
  return play.aiAnalysis !== null || play.unscorable;
}
