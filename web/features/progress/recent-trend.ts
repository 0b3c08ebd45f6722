import type { ListedPlaySession } from '#contract/play-sessions.ts';
import { trendOf } from '#domain/progress.ts';
import { isTooShort } from '#domain/worth-scoring.ts';

/** The change over the newest play sessions, which come newest first; undefined below two scored ones. */
export function recentTrend(recent: readonly ListedPlaySession[]): number | undefined {
  const scores = recent.flatMap(({ overallScore, unscorable, duration }) =>
    overallScore === null || unscorable || isTooShort(duration) ? [] : [overallScore],
  );
  return scores.length > 1 ? trendOf(scores.toReversed()) : undefined;
}
