import { dayAt } from '#domain/calendar.ts';
import { milestonesReached } from '#domain/milestones.ts';
import { streakAround } from '#domain/streak.ts';
import type { Database, tables } from '#server/database/connect.ts';
import {
  countEnough,
  insertMilestones,
  isCounted,
  lockChild,
  selectMoments,
} from './repository.ts';

type SavedPlay = typeof tables.specialSessions.$inferSelect;

/** In the transaction that saved the play session: what it earned is there if and only if it is. */
export async function earnMilestones(
  tx: Database,
  play: SavedPlay,
  timeZone: string,
): Promise<void> {
  const { userId, childId } = play;
  if (!(await isCounted(tx, play.id))) return;
  await lockChild(tx, userId, childId);
  const day = dayAt(play.completedAt, timeZone);
  const counts = await countEnough(tx, userId, childId);
  const moments = await selectMoments(tx, userId, childId, day);
  const latest = {
    ...play,
    durationSeconds: play.duration,
    isScored: play.overallScore !== null && !play.unscorable,
  };
  const days = moments.map((moment) => dayAt(moment, timeZone));
  const streak = streakAround(days, day);
  const reached = milestonesReached({ ...counts, latest, streak });
  await insertMilestones(tx, userId, childId, reached);
}
