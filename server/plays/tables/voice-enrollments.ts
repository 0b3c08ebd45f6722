import { eq } from 'drizzle-orm';
import { type Database, tables } from '#server/database/connect.ts';

const { parentVoiceEnrollments, voiceEmbeddings } = tables;

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

export async function deleteVoiceprints(db: Database, userId: string): Promise<void> {
  await db.delete(parentVoiceEnrollments).where(eq(parentVoiceEnrollments.userId, userId));
  await db.delete(voiceEmbeddings).where(eq(voiceEmbeddings.userId, userId));
}
