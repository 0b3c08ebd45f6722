import { and, eq, exists, inArray, isNotNull, lt, ne, or, sql } from 'drizzle-orm';
import type { PlaySessionId } from '#domain/ids.ts';
import type { SpeechPipelineState } from '#scoring/speech-pipeline.ts';
import { type Database, tables } from '#server/database/connect.ts';
import { prepared } from '#server/database/prepared.ts';
import { deleteParts, deletePartsOlderThan, hasParts, nameParts } from './recording-parts.ts';

const { recordingParts, recordingUploads } = tables;

export type UploadRow = typeof recordingUploads.$inferSelect;

/** An upload together with the mark of the job that may write it. */
export interface Claim {
  readonly playSessionId: PlaySessionId;
  readonly holder: string;
}

const held = ({ playSessionId, holder }: Claim) =>
  and(eq(recordingUploads.playSessionId, playSessionId), eq(recordingUploads.holder, holder));

const uploadOf = prepared('upload_of', (db) =>
  db
    .select()
    .from(recordingUploads)
    .where(
      and(
        eq(recordingUploads.playSessionId, sql.placeholder('playSessionId')),
        eq(recordingUploads.userId, sql.placeholder('userId')),
      ),
    ),
);

export async function findUpload(db: Database, userId: string, playSessionId: PlaySessionId) {
  const [row] = await uploadOf(db, { userId, playSessionId });
  return row;
}

const afresh = {
  status: 'waiting',
  holder: null,
  progress: 0,
  attempts: 0,
  problem: null,
  state: null,
  createdAt: sql`now()`,
} as const;

/** The upload that goes to be scored; where one is under way already that one, and the new one is not needed. */
export async function insertUpload(
  tx: Database,
  { userId, playSessionId, uploadId }: Pick<UploadRow, 'userId' | 'playSessionId' | 'uploadId'>,
): Promise<UploadRow> {
  const before = await findUpload(tx, userId, playSessionId);
  const [row] = await tx
    .insert(recordingUploads)
    .values({ userId, playSessionId, uploadId })
    .onConflictDoUpdate({
      target: recordingUploads.playSessionId,
      set: { uploadId, ...afresh },
      setWhere: inArray(recordingUploads.status, ['scored', 'failed']),
    })
    .returning();
  const kept = row ?? (await findUpload(tx, userId, playSessionId));
  if (!kept) throw new Error('A row that was written is there');
  if (kept.uploadId !== uploadId) return kept;
  // One that failed kept its sound; this takes its place.
  if (before) await deleteParts(tx, before.uploadId);
  await nameParts(tx, uploadId, playSessionId);
  return kept;
}

/** Back to the beginning with the sound that is there; undefined where there is none, or nothing to try again. */
export async function restartUpload(tx: Database, userId: string, playSessionId: PlaySessionId) {
  const [row] = await tx
    .update(recordingUploads)
    .set(afresh)
    .where(
      and(
        eq(recordingUploads.playSessionId, playSessionId),
        eq(recordingUploads.userId, userId),
        eq(recordingUploads.status, 'failed'),
        hasParts(tx, recordingUploads.uploadId),
      ),
    )
    .returning();
  return row;
}

/** How many others of a user are still to be scored. */
export function countOpenUploads(
  tx: Database,
  { userId, playSessionId }: Pick<UploadRow, 'userId' | 'playSessionId'>,
): Promise<number> {
  return tx.$count(
    recordingUploads,
    and(
      eq(recordingUploads.userId, userId),
      ne(recordingUploads.playSessionId, playSessionId),
      inArray(recordingUploads.status, ['waiting', 'listening']),
    ),
  );
}

/** Whoever claims it last may write; undefined where there is nothing to do any more. */
export async function claimUpload(db: Database, { playSessionId, holder }: Claim) {
  const [row] = await db
    .update(recordingUploads)
    .set({ holder, status: 'listening', attempts: sql`${recordingUploads.attempts} + 1` })
    .where(
      and(
        eq(recordingUploads.playSessionId, playSessionId),
        inArray(recordingUploads.status, ['waiting', 'listening']),
      ),
    )
    .returning();
  return row;
}

/** Where it stands; also how others see that somebody is at work. False where somebody else has taken over. */
export async function saveProgress(
  db: Database,
  claim: Claim,
  {
    progress,
    ...heard
  }: { readonly progress?: number; readonly state?: SpeechPipelineState | null } = {},
): Promise<boolean> {
  // Another attempt hears from the beginning; what a parent sees only grows.
  const furthest = sql`greatest(${recordingUploads.progress}, ${progress ?? 0}::int)`;
  const rows = await db
    .update(recordingUploads)
    .set({ ...heard, progress: furthest, updatedAt: sql`now()` })
    .where(held(claim))
    .returning({ playSessionId: recordingUploads.playSessionId });
  return rows.length > 0;
}

/** With the sound gone in the same moment, unless another try could help; false where somebody else has taken over. */
export async function endUpload(
  tx: Database,
  claim: Claim,
  end: { readonly status: 'scored' } | { readonly status: 'failed'; readonly problem: string },
  keepsSound = false,
): Promise<boolean> {
  const [row] = await tx
    .update(recordingUploads)
    .set({ ...end, ...(end.status === 'scored' && { progress: 100 }), state: null })
    .where(held(claim))
    .returning({ uploadId: recordingUploads.uploadId });
  if (row && !keepsSound) await deleteParts(tx, row.uploadId);
  return row !== undefined;
}

/** Back to the queue. Where nobody could listen, nothing was tried. False where somebody else has taken over. */
export async function releaseUpload(
  db: Database,
  claim: Claim,
  { wasTried }: { readonly wasTried: boolean },
): Promise<boolean> {
  const attempts = sql`${recordingUploads.attempts} - ${wasTried ? 0 : 1}`;
  const rows = await db
    .update(recordingUploads)
    .set({ status: 'waiting', attempts })
    .where(held(claim))
    .returning({ playSessionId: recordingUploads.playSessionId });
  return rows.length > 0;
}

/** Uploads at which nobody has been at work for a while: their server died, or their job is gone. */
export function reviveUploads(tx: Database, staleMs: number) {
  const { status, updatedAt, userId, playSessionId } = recordingUploads;
  const key = sql`'user:' || ${userId} || ':score:' || ${playSessionId}`;
  const hasNoJob = sql`not exists (select 1 from graphile_worker.jobs where key = ${key})`;
  return tx
    .update(recordingUploads)
    .set({ status: 'waiting', holder: null })
    .where(
      and(
        or(eq(status, 'listening'), and(eq(status, 'waiting'), hasNoJob)),
        sql`${updatedAt} < now() - make_interval(secs => ${staleMs / 1000})`,
      ),
    )
    .returning({ playSessionId: recordingUploads.playSessionId, userId: recordingUploads.userId });
}

/** One that nobody goes on with is heard anew; until then it need not hold the voices of everybody in the room. */
export async function forgetVoicesOlderThan(db: Database, minutes: number): Promise<void> {
  await db
    .update(recordingUploads)
    .set({ state: null })
    .where(
      and(
        isNotNull(recordingUploads.state),
        lt(recordingUploads.updatedAt, sql`now() - make_interval(mins => ${minutes})`),
      ),
    );
}

/** Of these play sessions, or all of a user. */
export async function deleteUploads(
  tx: Database,
  userId: string,
  playSessionIds: readonly PlaySessionId[] | undefined,
): Promise<void> {
  await tx
    .delete(recordingUploads)
    .where(
      and(
        eq(recordingUploads.userId, userId),
        playSessionIds && inArray(recordingUploads.playSessionId, [...playSessionIds]),
      ),
    );
}

/** Sound that broke off while it arrived. What was acknowledged waits for its score, or for the parent's word. */
export function deleteForgottenParts(db: Database, hours: number): Promise<void> {
  const acknowledged = db
    .select({ uploadId: recordingUploads.uploadId })
    .from(recordingUploads)
    .where(
      and(
        eq(recordingUploads.playSessionId, recordingParts.playSessionId),
        eq(recordingUploads.uploadId, recordingParts.uploadId),
      ),
    );
  return deletePartsOlderThan(db, hours, exists(acknowledged));
}
