import { isScored } from '#domain/play-scores.ts';
import {
  type FeedbackLine,
  type SessionFeedback,
  sessionFeedback,
} from '#domain/session-feedback.ts';
import type { PlaySessionRow } from '#server/plays/tables/play-sessions.ts';

/** The words for a play session with these counts; nothing where nothing could be scored. */
export function feedbackFor(
  play: PlaySessionRow,
  lines: readonly FeedbackLine[],
  around: { readonly isFirst: boolean; readonly pronouns: string },
): SessionFeedback | undefined {
  if (!isScored(play)) return undefined;
  return sessionFeedback({ lines, counts: play, durationSeconds: play.duration, ...around });
}
