import { eq } from 'drizzle-orm';
import { type Database, tables } from '#server/database/connect.ts';
import type { EnrolledVoice } from '#speech/speakers/enrollment.ts';

const { parentVoiceEnrollments } = tables;

export async function findEnrollment(db: Database, userId: string) {
  const [enrollment] = await db
    .select({
      enrollmentDate: parentVoiceEnrollments.enrollmentDate,
      metadata: parentVoiceEnrollments.metadata,
    })
    .from(parentVoiceEnrollments)
    .where(eq(parentVoiceEnrollments.userId, userId));
  return enrollment;
}

/** The parent's voice as it was enrolled, in whatever version. */
export async function findEnrolledVoice(
  db: Database,
  userId: string,
): Promise<EnrolledVoice | undefined> {
  const [row] = await db
    .select({
      vector: parentVoiceEnrollments.embedding,
      metadata: parentVoiceEnrollments.metadata,
    })
    .from(parentVoiceEnrollments)
    .where(eq(parentVoiceEnrollments.userId, userId));
  if (!row) return undefined;
  const { version, speechSeconds } = row.metadata ?? {};
  return { vector: row.vector, version: Number(version), seconds: Number(speechSeconds) };
}

/** Keeps one voiceprint a user: a new one takes the place of the old. */
export async function saveEnrollment(
  db: Database,
  enrollment: typeof parentVoiceEnrollments.$inferInsert,
): Promise<void> {
  const { embedding, embeddingDimension, enrollmentDate, metadata } = enrollment;
  const set = { embedding, embeddingDimension, enrollmentDate, metadata };
  await db
    .insert(parentVoiceEnrollments)
    .values(enrollment)
    .onConflictDoUpdate({ target: parentVoiceEnrollments.userId, set });
}

export async function deleteVoiceprints(db: Database, userId: string): Promise<number> {
  const gone = await db
    .delete(parentVoiceEnrollments)
    .where(eq(parentVoiceEnrollments.userId, userId));
  return gone.rowCount ?? 0;
}
