// What the coach knows, read from the account; nothing of it comes from the browser.
import type { CoachContext, CoachedPlay } from '#coaching/context.ts';
import { ageInYears } from '#domain/age.ts';
import { dayAt } from '#domain/calendar.ts';
import { AppError } from '#server/app-error.ts';
import type { Database } from '#server/database/connect.ts';
import {
  type Conversation,
  findEarlierCounts,
  findNewestPlay,
  findPlay,
  type PlayRow,
  selectChildren,
  selectLines,
} from './repository.ts';

export interface Coached {
  readonly conversation: Conversation;
  readonly context: CoachContext;
}

interface Parent {
  readonly userId: string;
  readonly timeZone: string;
}

export async function aboutPlay(
  db: Database,
  parent: Parent,
  playSessionId: number,
): Promise<Coached & { analysis: PlayRow['aiAnalysis'] }> {
  const play = await findPlay(db, parent.userId, playSessionId);
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
  const children = await selectChildren(db, parent.userId);
  const child = wantedId === undefined ? children[0] : children.find(({ id }) => id === wantedId);
  if (wantedId !== undefined && !child) {
    throw new AppError('not_found', 'We couldn’t find this child.');
  }
  const play = child && (await findNewestPlay(db, parent.userId, child.id));
  return {
    conversation: { userId: parent.userId, childId: child?.id, playSessionId: undefined },
    context: await contextOf(db, parent, child?.id, play),
  };
}

async function contextOf(
  db: Database,
  { userId, timeZone }: Parent,
  childId: number | undefined,
  play: PlayRow | undefined,
): Promise<CoachContext> {
  const today = dayAt(new Date(), timeZone);
  const children = (await selectChildren(db, userId)).map(({ dateOfBirth, ...child }) => ({
    ...child,
    age: ageInYears(dateOfBirth, today),
  }));
  return {
    child: children.find(({ id }) => id === childId),
    siblings: children.filter(({ id }) => id !== childId),
    play: play && (await coachedPlay(db, userId, play)),
    timeZone,
  };
}

async function coachedPlay(db: Database, userId: string, play: PlayRow): Promise<CoachedPlay> {
  const [lines, earlier] = await Promise.all([
    selectLines(db, userId, play.id),
    findEarlierCounts(db, userId, play),
  ]);
  return {
    lines,
    counts: play,
    earlier,
    durationSeconds: play.duration,
    isUnscorable: play.unscorable,
    isFirst: earlier === undefined,
  };
}
