import type { PlaySessionId } from '#domain/ids.ts';
import { hasResult } from '#domain/play-scores.ts';
import { linesOf, type StoredPlay } from '#scoring/stored-play.ts';
import type { Database } from '#server/database/connect.ts';
import { lockPlaySession } from '#server/plays/tables/play-sessions.ts';
import { valuesHeard } from './score-values.ts';
import { type ScoreServices, writeFirstScores } from './write-scores.ts';

/** Saves what was heard of a play session that was saved without; one that is scored already stays as it is. */
export async function saveResult(
  services: ScoreServices,
  tx: Database,
  userId: string,
  playSessionId: PlaySessionId,
  play: StoredPlay,
): Promise<void> {
  const row = await lockPlaySession(tx, userId, playSessionId);
  if (!row || hasResult(row)) return;
  await writeFirstScores(services, tx, row, valuesHeard(play, row.duration), linesOf(play));
}
