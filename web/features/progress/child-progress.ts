import type { ListedPlaySession } from '#contract/play-sessions.ts';
import { averageOf, RECENT_PLAY_SESSIONS, trendOf } from '#domain/progress.ts';

export interface ChildProgress {
  readonly count: number;
  /** Newest first. */
  readonly recent: readonly ListedPlaySession[];
  readonly average: number | undefined;
  /** Undefined below two scored play sessions. */
  readonly trend: number | undefined;
}

/** `playSessions` come newest first, as the server lists them. */
export function progressOf(
  childId: number,
  playSessions: readonly ListedPlaySession[],
): ChildProgress {
  const own = playSessions.filter((one) => one.childId === childId);
  const recent = own.slice(0, RECENT_PLAY_SESSIONS);
  const lately = scoresOf(recent).toReversed();
  return {
    count: own.length,
    recent,
    average: averageOf(scoresOf(own)),
    trend: lately.length > 1 ? trendOf(lately) : undefined,
  };
}

function scoresOf(playSessions: readonly ListedPlaySession[]): number[] {
  return playSessions.flatMap(({ overallScore, unscorable }) =>
    overallScore === null || unscorable ? [] : [overallScore],
  );
}
