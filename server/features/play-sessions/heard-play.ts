import { type KeptPlay, linesOf } from '#scoring/kept-play.ts';
import type { Database } from '#server/database/connect.ts';
import { insertLines, valuesHeard } from './new-play-session.ts';
import { lockPlaySession, updatePlaySession } from './repository.ts';

/** Saves what was heard of a play session that was saved without; one that is scored already stays as it is. */
export async function saveHeardPlay(
  tx: Database,
  userId: string,
  playSessionId: number,
  play: KeptPlay,
): Promise<void> {
  const row = await lockPlaySession(tx, userId, playSessionId);
  if (!row || row.aiAnalysis !== null || row.unscorable) return;
  await updatePlaySession(tx, row.id, valuesHeard(play));
  await insertLines(tx, row, linesOf(play));
}
