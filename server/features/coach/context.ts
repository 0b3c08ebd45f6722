// What the coach knows, read from the account; nothing of it comes from the browser.

import type { CoachContext, CoachedPlay } from '#coaching/context.ts';
import { ageInYears } from '#domain/age.ts';
import { dayAt } from '#domain/calendar.ts';
import type { PlaySessionId } from '#domain/ids.ts';
import { AppError } from '#server/app-error.ts';
import type { Database } from '#server/database/connect.ts';
import { findEarlierCounts, findNewestPlay } from '#server/plays/tables/play-history.ts';
import { findPlaySession, type PlaySessionRow } from '#server/plays/tables/play-sessions.ts';
import { selectCorrectedLines } from '#server/plays/tables/utterances.ts';
import { type ChildRow, selectChildren } from '#server/tables/children.ts';
import type { Conversation } from '#server/tables/coach-messages.ts';

export interface Coached {
  readonly conversation: Conversation;
  readonly context: CoachContext;
}

/** Who talks to the coach. */
export interface Parent {
  readonly userId: string;
  readonly timeZone: string;
  readonly children: readonly ChildRow[];
}

export async function findParent(db: Database, userId: string, timeZone: string): Promise<Parent> {
  return { userId, timeZone, children: await selectChildren(db, userId) };
}

export async function aboutPlay(
  db: Database,
  parent: Parent,
  playSessionId: PlaySessionId,
): Promise<Coached & { analysis: PlaySessionRow['aiAnalysis'] }> {
  const play = await findPlaySession(db, parent.userId, playSessionId);
  if (!play) throw new AppError('not_found', 'We couldn’t find this session.');
  const context = await contextOf(db, parent, play.childId, play);
  const conversation = { userId: parent.userId, childId: play.childId, playSessionId };
  return { conversation, context, analysis: play.aiAnalysis };
}

/** In general, about this child or else the first; there may be none yet. */
export async function aboutChild(
  db: Database,
  parent: Parent,
  wantedId: number | undefined,
): Promise<Coached> {
  const { userId, children } = parent;
  const child = wantedId === undefined ? children[0] : children.find(({ id }) => id === wantedId);
  if (wantedId !== undefined && !child) {
    throw new AppError('not_found', 'We couldn’t find this child.');
  }
  const play = child && (await findNewestPlay(db, userId, child.id));
  return {
    conversation: { userId, childId: child?.id, playSessionId: undefined },
    context: await contextOf(db, parent, child?.id, play),
  };
}

async function contextOf(
  db: Database,
  { timeZone, ...parent }: Parent,
  childId: number | undefined,
  play: PlaySessionRow | undefined,
): Promise<CoachContext> {
  const today = dayAt(new Date(), timeZone);
  const children = parent.children.map(({ id, name, pronouns, dateOfBirth }) => ({
    id,
    name,
    pronouns,
    age: ageInYears(dateOfBirth, today),
  }));
  return {
    child: children.find(({ id }) => id === childId),
    siblings: children.filter(({ id }) => id !== childId),
    play: play && (await coachedPlay(db, play)),
    timeZone,
  };
}

async function coachedPlay(db: Database, play: PlaySessionRow): Promise<CoachedPlay> {
  const [lines, earlier] = await Promise.all([
    selectCorrectedLines(db, play.userId, play.id),
    findEarlierCounts(db, play),
  ]);
  return {
    lines,
    counts: play,
    earlier,
    durationSeconds: play.duration,
    activity: play.activityDescription,
    isUnscorable: play.unscorable,
    isFirst: earlier === undefined,
  };
}
