// A play session that broke off, and that nobody came back to, is scored from what was heard: its words can still be saved, and the
// voices of everybody in the room are gone.
import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { keepWithoutVoices } from '#scoring/kept-play.ts';
import { scoreSegments } from '#scoring/score-segments.ts';
import { loadTalkModel } from '#server/adapters/talk-model.ts';
import type { Database } from '#server/database/connect.ts';
import { defineJob, handleJob } from '#server/jobs/job.ts';
import {
  claimAbandoned,
  type LiveKey,
  saveEnd,
  selectAbandoned,
  selectSegments,
} from '#server/plays/tables/live-sessions.ts';
import { findEnrolledVoice } from '#server/plays/tables/voice-enrollments.ts';
import { findChild } from '#server/tables/children.ts';

const settleLivePlaysJob = defineJob('settleLivePlays', z.unknown(), 'housekeeping');

/** Long enough to find a charger and come back; short for numbers of voices that nobody enrolled. */
const ABANDONED_AFTER_MINUTES = 60;

export function settleLivePlays({ db }: { db: Database }) {
  return handleJob(settleLivePlaysJob, async () => {
    const failures: unknown[] = [];
    // One that fails does not keep the others waiting.
    for (const one of await selectAbandoned(db, ABANDONED_AFTER_MINUTES))
      await settle(db, one).catch((error: unknown) => failures.push(error));
    if (failures.length > 0) throw failures[0];
  });
}

export const settleSchedule = { [settleLivePlaysJob.name]: '*/10 * * * *' };

async function settle(db: Database, one: LiveKey): Promise<void> {
  const held = { ...one, holder: randomUUID() };
  const row = await claimAbandoned(db, held, ABANDONED_AFTER_MINUTES);
  if (!row) return;
  const [heard, enrolled, child] = await Promise.all([
    selectSegments(db, one),
    findEnrolledVoice(db, one.userId),
    findChild(db, one.userId, row.childId),
  ]);
  const options = { enrolled, ...(child && { childName: child.name }) };
  const { heardSeconds, nextChunk } = row;
  const scored = await scoreSegments(await loadTalkModel(), heard, heardSeconds, options);
  const result = keepWithoutVoices(scored, heardSeconds);
  await saveEnd(db, held, { status: 'finished', nextChunk, result });
}
