import { type KeptPlay, linesOf } from '#scoring/kept-play.ts';
import type { Database } from '#server/database/connect.ts';
import { feedbackFor } from './feedback-for.ts';
import { insertLines, type SavingServices, valuesHeard } from './new-play-session.ts';
import { findTimeZone, lockPlaySession, updatePlaySession } from './repository.ts';

/** Saves what was heard of a play session that was saved without; one that is scored already stays as it is. */
export async function saveHeardPlay(
  { earnMilestones }: Pick<SavingServices, 'earnMilestones'>,
  tx: Database,
  userId: string,
  playSessionId: number,
  play: KeptPlay,
): Promise<void> {
  const row = await lockPlaySession(tx, userId, playSessionId);
  if (!row || row.aiAnalysis !== null || row.unscorable) return;
  const { childId, duration } = row;
  const lines = linesOf(play);
  const values = valuesHeard(play);
  const words = await feedbackFor(tx, userId, { childId, duration, ...values }, lines);
  const scored = await updatePlaySession(tx, row.id, { ...values, ...words });
  await insertLines(tx, row, lines);
  await earnMilestones(tx, scored, await findTimeZone(tx, userId));
}
