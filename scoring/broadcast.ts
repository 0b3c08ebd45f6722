// A voice that talks for a minute and more, with hardly a pause and no child to answer it, is a television's: nobody plays like that.
import type { Speaker } from '#coding/session.ts';

// Chosen on the set `tune` of spoken sessions, where news alone is talk for .96 of the time; see docs/decisions/064-news-alone-is-nobodys.md.
const LEAST_SECONDS = 60;
const LEAST_TALK_SHARE = 0.92;
/** A sigh of the news reader may pass for a child. */
const MOST_CHILD_SHARE = 0.03;

interface Spoken {
  readonly startSeconds: number;
  readonly endSeconds: number;
}

export function isBroadcast(
  segments: readonly Spoken[],
  speakers: readonly { readonly speaker: Speaker }[],
): boolean {
  const lasted = (segments.at(-1)?.endSeconds ?? 0) - (segments[0]?.startSeconds ?? 0);
  if (lasted < LEAST_SECONDS) return false;
  const talked = secondsOf(segments);
  const child = secondsOf(segments.filter((_, at) => speakers[at]?.speaker === 'child'));
  return talked >= LEAST_TALK_SHARE * lasted && child <= MOST_CHILD_SHARE * talked;
}

const secondsOf = (segments: readonly Spoken[]) =>
  segments.reduce((sum, { startSeconds, endSeconds }) => sum + endSeconds - startSeconds, 0);
