// A play session that broke off, and that nobody came back to, is scored from what was heard: its words can still be saved, and the
// voices of everybody in the room are gone.
import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { scoreSegments } from '#scoring/score-segments.ts';
import { keepWithoutVoices } from '#scoring/stored-play.ts';
import { loadTalkModel } from '#server/adapters/talk-model.ts';
import type { Database } from '#server/database/connect.ts';
import { defineJob, handleJob } from '#server/jobs/job.ts';
import { findPlayers } from '#server/plays/speech/find-players.ts';
import {
  claimAbandoned,
  type LiveSessionKey,
  saveEnd,
  selectAbandoned,
  selectSegments,
} from '#server/plays/tables/live-sessions.ts';

const settleLivePlaysJob = defineJob('settleLivePlays', z.unknown(), 'housekeeping');

/** Long enough to find a charger and come back; short for numbers of voices that nobody enrolled. */
const ABANDONED_AFTER_MINUTES = 60;

export function settleLivePlays({ db }: { db: Database }) {
  return handleJob(settleLivePlaysJob, async () => {
    const failures: unknown[] = [];
    // One that fails does not keep the others waiting.
    for (const key of await selectAbandoned(db, ABANDONED_AFTER_MINUTES))
      await settle(db, key).catch((error: unknown) => failures.push(error));
    if (failures.length > 0) throw failures[0];
  });
}

export const settleSchedule = { [settleLivePlaysJob.name]: '*/10 * * * *' };

async function settle(db: Database, key: LiveSessionKey): Promise<void> {
  const held = { ...key, holder: randomUUID() };
  const row = await claimAbandoned(db, held, ABANDONED_AFTER_MINUTES);
  if (!row) return;
  const [heard, { scoring }] = await Promise.all([
    selectSegments(db, key),
    findPlayers(db, key.userId, row.childId),
  ]);
  const { heardSeconds, nextChunk } = row;
  const scored = await scoreSegments(await loadTalkModel(), heard, heardSeconds, scoring);
  const result = keepWithoutVoices(scored, heardSeconds);
  await saveEnd(db, held, { status: 'finished', nextChunk, result });
}
