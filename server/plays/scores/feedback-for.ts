import { and, eq } from 'drizzle-orm';
import {
  type FeedbackLine,
  type SessionFeedback,
  sessionFeedback,
} from '#domain/session-feedback.ts';
import { type Database, tables } from '#server/database/connect.ts';
import { isFirstPlay, type PlaySessionRow } from '#server/plays/tables/play-sessions.ts';

const { children } = tables;

/** The words for a play session with these counts; nothing where nothing could be scored. */
export async function feedbackFor(
  tx: Database,
  play: PlaySessionRow,
  lines: readonly FeedbackLine[],
): Promise<SessionFeedback | undefined> {
  if (play.unscorable || play.overallScore === null) return undefined;
  const [child] = await tx
    .select({ pronouns: children.pronouns })
    .from(children)
    .where(and(eq(children.id, play.childId), eq(children.userId, play.userId)));
  return sessionFeedback({
    lines,
    counts: play,
    durationSeconds: play.duration,
    pronouns: child?.pronouns ?? '',
    isFirst: await isFirstPlay(tx, play),
  });
}
