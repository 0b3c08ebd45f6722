import { isScored } from '#domain/play-scores.ts';
import {
  type FeedbackLine,
  type SessionFeedback,
  sessionFeedback,
} from '#domain/session-feedback.ts';
import type { Database } from '#server/database/connect.ts';
import { isFirstPlay, type PlaySessionRow } from '#server/plays/tables/play-sessions.ts';

/** The words for a play session with these counts; nothing where nothing could be scored. */
export async function feedbackFor(
  tx: Database,
  play: PlaySessionRow,
  lines: readonly FeedbackLine[],
  pronouns: string,
): Promise<SessionFeedback | undefined> {
  if (!isScored(play)) return undefined;
  return sessionFeedback({
    lines,
    counts: play,
    durationSeconds: play.duration,
    pronouns,
    isFirst: await isFirstPlay(tx, play),
  });
}
