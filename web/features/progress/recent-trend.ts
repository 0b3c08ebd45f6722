import type { ListedPlaySession } from '#contract/play-sessions.ts';
import { isScored } from '#domain/play-scores.ts';
import { trendOf } from '#domain/progress.ts';
import { isTooShort } from '#domain/worth-scoring.ts';

/** The change over the newest play sessions, which come newest first; undefined below two scored ones. */
export function recentTrend(recent: readonly ListedPlaySession[]): number | undefined {
  const scored = recent.filter(isScored).filter(({ duration }) => !isTooShort(duration));
  const scores = scored.map(({ overallScore }) => overallScore);
  return scores.length > 1 ? trendOf(scores.toReversed()) : undefined;
}
