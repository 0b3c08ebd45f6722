import { addDays, dayAt } from '#domain/calendar.ts';
import { milestonesReached } from '#domain/milestones.ts';
import { isScored } from '#domain/play-scores.ts';
import { streakAround } from '#domain/streak.ts';
import type { Database } from '#server/database/connect.ts';
import { findMilestoneFacts } from '#server/plays/tables/milestone-facts.ts';
import type { PlaySessionRow } from '#server/plays/tables/play-sessions.ts';
import { insertMilestones } from '#server/tables/milestones.ts';

/** No streak that counts is longer: thirty days of play, and a day off in each of six weeks. */
const STREAK_DAYS = 36;

/** In the transaction that saved the play session and holds the child: what it earned is there if and only if it is. */
export async function earnMilestones(
  tx: Database,
  play: PlaySessionRow,
  timeZone: string,
): Promise<void> {
  const { userId, childId } = play;
  const day = dayAt(play.completedAt, timeZone);
  const facts = await findMilestoneFacts(tx, play, addDays(day, -STREAK_DAYS));
  if (!facts) return;
  const { moments, earned, ...counts } = facts;
  const latest = {
    ...play,
    durationSeconds: play.duration,
    isScored: isScored(play),
  };
  const days = moments.map((moment) => dayAt(moment, timeZone));
  const streak = streakAround(days, day);
  const reached = milestonesReached({ ...counts, latest, streak });
  // Mostly all of it was earned before.
  const fresh = reached.filter((kind) => !earned.has(kind));
  await insertMilestones(tx, userId, childId, fresh);
}
