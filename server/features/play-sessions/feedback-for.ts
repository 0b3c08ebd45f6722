import { and, eq, isNotNull } from 'drizzle-orm';
import type { SkillCounts } from '#domain/score.ts';
import {
  type FeedbackLine,
  type SessionFeedback,
  sessionFeedback,
} from '#domain/session-feedback.ts';
import { type Database, tables } from '#server/database/connect.ts';

const { children, specialSessions } = tables;

interface NewPlay extends SkillCounts {
  readonly childId: number;
  readonly duration: number;
  readonly overallScore?: number | null | undefined;
  readonly unscorable?: boolean | undefined;
}

/** The words for a play session that is about to be saved; nothing where nothing could be scored. */
export async function feedbackFor(
  tx: Database,
  userId: string,
  play: NewPlay,
  lines: readonly FeedbackLine[],
): Promise<SessionFeedback | undefined> {
  if (play.unscorable || play.overallScore === null || play.overallScore === undefined) {
    return undefined;
  }
  const [child] = await tx
    .select({ pronouns: children.pronouns })
    .from(children)
    .where(and(eq(children.id, play.childId), eq(children.userId, userId)));
  const scoredBefore = await tx.$count(
    specialSessions,
    and(eq(specialSessions.userId, userId), isNotNull(specialSessions.overallScore)),
  );
  return sessionFeedback({
    lines,
    counts: play,
    durationSeconds: play.duration,
    pronouns: child?.pronouns ?? '',
    isFirst: scoredBefore === 0,
  });
}
